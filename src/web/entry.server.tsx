import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageContext } from './context.ts'

/**
 * Whole pages in one piece: loaders have answered before anything renders, nothing suspends, and a streamed boundary
 * would need inline scripts to move into place.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Response {
  const { nonce } = context.get(pageContext)
  const page = renderToString(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(`<!DOCTYPE html>${page}`, { status, headers })
}

/** Bugs in loaders and actions. Answers that were thrown on purpose (404), or by the
 * router about a wrong method, are not bugs. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { ctx } = context.get(pageContext)
  ctx.log.error(
    { err: error, requestId: ctx.requestId, path: new URL(request.url).pathname },
    'a page failed',
  )
}
