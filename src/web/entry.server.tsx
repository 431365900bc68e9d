import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageContext } from './context.ts'

/** Whole pages only: a streamed Suspense boundary would need inline scripts to move into place. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext)
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          if (!request.signal.aborted)
            context.get(pageContext).ctx.log.error({ err: error }, 'a page failed to render')
        },
      },
    )
    request.signal.addEventListener('abort', () => abort(), { once: true })
  })
}

/** Bugs in loaders and actions. Answers that were thrown on purpose (404) are not bugs. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { ctx } = context.get(pageContext)
  ctx.log.error(
    { err: error, requestId: ctx.requestId, path: new URL(request.url).pathname },
    'a page failed',
  )
}
