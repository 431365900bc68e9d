import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { Forbidden, NotFound } from '../kernel/errors.ts'
import { pageContext } from './context.ts'
import { RequestFactsContext } from './request-facts.ts'

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
  const { nonce, refusal, ctx } = context.get(pageContext)
  const failed = Boolean(routerContext.staticHandlerContext.errors)
  const page = renderToString(
    <RequestFactsContext value={{ failed, refusal, requestId: ctx.requestId }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RequestFactsContext>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(`<!DOCTYPE html>${page}`, { status: refusal?.status ?? status, headers })
}

/** Bugs in loaders and actions. Absences, refusals and answers that the router makes (405) are none. [SYS-042] */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  const page = context.get(pageContext)
  if (error instanceof NotFound) page.refusal = { status: 404, message: error.message }
  else if (error instanceof Forbidden) page.refusal = { status: 403, message: error.message }
  else {
    const { log, requestId } = page.ctx
    log.error({ err: error, requestId, path: new URL(request.url).pathname }, 'a page failed')
  }
}
