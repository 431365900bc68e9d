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
import { partElement } from '../platform/page-cache/parts.ts'
import { type PartName, PersonalPartContext } from '../ui/layout/personal-part.tsx'
import { adminLayoutData } from './admin/layout-data.server.ts'
import { pageContext } from './context.ts'
import { errorPageLinks } from './error-page-links.server.tsx'
import { RequestFactsContext } from './request-facts.ts'
import { SendAgain } from './send-again.tsx'

type Matched = { route: { handle?: { hydrate?: boolean } } }

/**
 * Renders the full page in one piece, after all loaders have finished. A hydrated page passes its data inside a
 * Suspense boundary, which only React's stream waits for. A page without scripts is rendered to a string, which is
 * faster.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const pageState = context.get(pageContext)
  const { nonce, ctx, partsKey } = pageState
  const { errors, matches } = routerContext.staticHandlerContext
  const failed = Boolean(errors)
  const hydrates = !failed && (matches as Matched[]).some(({ route }) => route.handle?.hydrate) // our routes declare this handle
  const admin = failed ? adminLayoutData(ctx, request) : undefined
  const typed = failed && status >= 500 ? await pageState.typed?.() : undefined
  const facts = {
    failed,
    requestId: ctx.requestId,
    admin,
    ways: errorPageLinks(request, status),
    form: typed && <SendAgain {...typed} />,
  }
  const elementOf = partsKey === undefined ? undefined : (name: PartName) => partElement(partsKey, name)
  const page = (
    <RequestFactsContext value={facts}>
      <PersonalPartContext value={elementOf}>
        <ServerRouter
          context={hydrates ? withData(routerContext) : withMatchedRoutes(routerContext)}
          url={request.url}
          nonce={nonce}
        />
      </PersonalPartContext>
    </RequestFactsContext>
  )
  const html = hydrates
    ? sheetsBeforeScripts(await streamed(page, nonce))
    : scriptsAfterPage(`<!DOCTYPE html>${renderToStaticMarkup(page)}`)
  pageState.html = html.replaceAll(PRELOADED_IMAGE, '')
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/**
 * Adds the data for hydration. In production it is encoded on demand (see vite.config.ts), so that pages without
 * scripts do not pay for it; in development it is already encoded. [decision 0052]
 */
function withData(context: EntryContext): EntryContext {
  const data: unknown = context.serverHandoffStream
  return typeof data === 'function' ? { ...context, serverHandoffStream: data() } : context
}

/** Keeps only the matched routes, because without scripts there is no client-side navigation. */
function withMatchedRoutes({ serverHandoffStream: _data, ...context }: EntryContext): EntryContext {
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

/** An infinite chunk size prevents React from moving boundaries into place with an inline script. */
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

/**
 * React preloads images, which gains nothing: the page is sent in one piece, so the browser finds them as early. If it
 * already has an image in a larger size, it shows that one, and the preload is a wasted download.
 */
const PRELOADED_IMAGE = /<link rel="preload" as="image"[^>]*>/g

const PRELOADED_SCRIPTS = /(?:<link[^>]* rel="modulepreload"[^>]*>)+/

/**
 * Moves preloaded scripts after the stylesheets. React puts them first, which delays the first paint on a slow network.
 */
const sheetsBeforeScripts = (html: string): string => {
  const scripts = PRELOADED_SCRIPTS.exec(html)?.[0] ?? ''
  return html.replace(scripts, '').replace('</head>', () => `${scripts}</head>`)
}

/**
 * Lets the scripts of a page run after the page has been parsed. React moves only asynchronous ones to the head, and
 * from there they could run before the elements that they enhance exist.
 */
const scriptsAfterPage = (html: string): string =>
  html.replaceAll('<script type="module" async=""', '<script type="module"')

/** Logs bugs in loaders and actions. Not found, refusals and the router's own responses (405) are not bugs. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  const { ctx, pattern: route } = context.get(pageContext)
  // The path is not logged, because some paths contain people's names.
  ctx.log.error({ err: error, requestId: ctx.requestId, route }, 'a page failed')
}
