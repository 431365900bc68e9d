import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { adminLayoutData } from './admin/layout-data.server.ts'
import { pageContext } from './context.ts'
import { waysOut } from './error-page-links.server.tsx'
import { RequestFactsContext } from './request-facts.ts'
import { SendAgain } from './send-again.tsx'

type Matched = { route: { handle?: { hydrate?: boolean } } }

/**
 * Whole pages, in one piece: loaders have answered before anything renders. A page that brings scripts hands its data
 * to them from inside a Suspense boundary, which only React's stream waits for; a page without is quicker as a string.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const shown = context.get(pageContext)
  const { nonce, ctx } = shown
  const { errors, matches } = routerContext.staticHandlerContext
  const failed = Boolean(errors)
  const hydrates = !failed && (matches as Matched[]).some(({ route }) => route.handle?.hydrate) // handles are ours
  const desk = failed ? adminLayoutData(ctx, request) : undefined
  const typed = failed && status >= 500 ? await shown.typed?.() : undefined
  const facts = {
    failed,
    requestId: ctx.requestId,
    desk,
    ways: waysOut(request, status),
    form: typed && <SendAgain {...typed} />,
  }
  const page = (
    <RequestFactsContext value={facts}>
      <ServerRouter
        context={hydrates ? withData(routerContext) : ofItsRoutes(routerContext)}
        url={request.url}
        nonce={nonce}
      />
    </RequestFactsContext>
  )
  shown.html = hydrates
    ? sheetsBeforeScripts(await streamed(page, nonce))
    : `<!DOCTYPE html>${renderToStaticMarkup(page)}`
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/**
 * The build makes the data for the browser when they are asked for, so that no page pays for them that has no script
 * to read them (vite.config.ts); in development they have been made. [decision 0052]
 */
function withData(context: EntryContext): EntryContext {
  const data: unknown = context.serverHandoffStream
  return typeof data === 'function' ? { ...context, serverHandoffStream: data() } : context
}

/** Without scripts nobody goes on from a page to another route: only its own are made ready to be drawn. */
function ofItsRoutes({ serverHandoffStream: _data, ...context }: EntryContext): EntryContext {
  const { manifest, routeModules } = context
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const only = <T,>(all: Record<string, T>) =>
    Object.fromEntries(ids.map((id) => [id, all[id]])) as typeof all
  return {
    ...context,
    manifest: { ...manifest, routes: only(manifest.routes) },
    routeModules: only(routeModules),
  }
}

/** With an endless chunk no boundary is moved into place by a script afterwards. */
function streamed(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    })
  })
}

const PRELOADED_SCRIPTS = /(?:<link[^>]* rel="modulepreload"[^>]*>)+/

/**
 * React names the scripts of a page before its stylesheets: on a slow network they would keep the first paint
 * waiting.
 */
const sheetsBeforeScripts = (html: string): string => {
  const scripts = PRELOADED_SCRIPTS.exec(html)?.[0] ?? ''
  return html.replace(scripts, '').replace('</head>', () => `${scripts}</head>`)
}

/** Bugs in loaders and actions. Absences, refusals and answers that the router makes (405) are none. [SYS-042] */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  const { ctx, pattern: route } = context.get(pageContext)
  // Not the address: names of people stand in some.
  ctx.log.error({ err: error, requestId: ctx.requestId, route }, 'a page failed')
}
