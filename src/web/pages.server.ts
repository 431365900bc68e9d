import type { Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import { sharedClub } from '../features/club/queries/shared-club.server.ts'
import type { Actor } from '../kernel/actor.ts'
import type { Club } from '../kernel/club.ts'
import type { Ports } from '../platform/context.ts'
import { newNonce, nonceSource, policyFor, withoutNonce } from '../platform/http/csp.ts'
import { secureCookies, secured } from '../platform/http/secure-cookies.ts'
import { isOwnSpelling } from '../platform/page-cache/address.ts'
import { keyOf, type PageCache } from '../platform/page-cache/page-cache.ts'
import { joinParts, keepInParts, splitAtParts } from '../platform/page-cache/parts.ts'
import { flagsOf, isPersonal } from '../platform/page-cache/request.ts'
import { sharing, unshared } from '../platform/page-cache/share.ts'
import { type CollectedTags, collectTags } from '../platform/page-cache/tags.ts'
import { type PageContext, pageContext } from './context.ts'
import { fallbackPage } from './fallback-page.tsx'
import { NOTICE_SHOWN, noticeIn } from './notices.server.ts'
import { paths } from './paths.ts'
import { personalParts } from './personal-parts.server.tsx'
import { requestHandlers } from './request-handler.server.ts'
import { sendPage } from './send-page.server.ts'
import { type SharedRender, sharedRender } from './shared-render.server.ts'

/** `preview`: the draft that this page previews, in a transaction that is rolled back. */
export type RequestFacts = {
  actor: Actor
  client: string
  requestId: string
  preview?: string
  /** The club with unsaved settings, for previews. */
  previewedClub?: Club
}

type Rendered = {
  html: string
  response: Response
  tags: CollectedTags
  generation: number
  nonce: string
  isFramed: boolean
}
type Answer = { status: number; headers: Headers; html: string }

/** The page for a URL that cannot be decoded. Failed forms keep the typed values instead. [resolutions E02] */
const BAD_REQUEST = paths.badRequest
/** The route name in logs and metrics for URLs without a route. */
const NO_PAGE = 'none'

/** Serves page requests: renders, sets the content security policy, and stores cacheable pages in the page cache. */
export function servePages(ports: Ports, cache: PageCache, always: Record<string, string>) {
  const handlerFor = requestHandlers()
  const isHttps = ports.config.publicUrl.protocol === 'https:'
  /** In development Vite adds styles without a nonce. */
  const policy = (source: string, isFramed = false) => {
    const styles = import.meta.env.DEV ? " 'unsafe-inline'" : source
    return policyFor(source, ports.payments.pageOrigins, styles, isFramed)
  }

  return async (c: Context, facts: RequestFacts): Promise<Response> => {
    if (!isReadable(c.req.url)) return c.redirect(BAD_REQUEST)
    const generation = cache.begin()
    const drop = (names: Iterable<string>) => cache.drop(names)
    const tags = collectTags(drop)
    const nonce = newNonce()
    const shared = sharedRender(c, facts)
    const current = { ...ports, ...facts, ...(shared && { actor: shared.reader, client: '' }), pages: tags }
    const share = facts.preview ? unshared(current) : sharing({ values: cache.values, drop }, current)
    // Read after `begin` and with this page's tags, so that saving the settings drops the page.
    const ctx = { ...current, club: facts.previewedClub ?? (await sharedClub(cache, current)) }
    const page: PageContext = {
      ...{ ctx, nonce, share, preview: facts.preview, typed: c.get('typed') },
      partsKey: shared?.partsKey,
    }
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    const handle = await handlerFor(c.req.path)
    const response = await handle(shared?.request ?? c.req.raw, context)
    if (isHttps) secureCookies(response.headers)
    c.set('page', page.pattern ?? NO_PAGE)
    if (isBroken(response)) return fallbackPage(facts.requestId, await page.typed?.())
    if (page.html === undefined || !isHtml(response)) return response
    response.headers.set('speculation-rules', '"/speculation.json"')
    if (noticeIn(c.req.raw.headers))
      response.headers.append('set-cookie', isHttps ? secured(NOTICE_SHOWN) : NOTICE_SHOWN)
    for (const [name, value] of Object.entries(always)) {
      // A page may set a stricter header: one with a secret in its URL sends no referrer.
      if (!response.headers.has(name)) response.headers.set(name, value)
    }
    const isFramed = facts.previewedClub !== undefined
    if (isFramed) response.headers.set('x-frame-options', 'SAMEORIGIN')
    const rendered = { html: page.html, response, tags, generation, nonce, isFramed }
    if (shared) return sendPage(c, await inParts(c, rendered, shared, facts.actor))
    const key = facts.actor.kind === 'visitor' && !facts.preview ? keyToKeep(c, rendered) : undefined
    return sendPage(c, key === undefined ? uncached(rendered) : kept(key, rendered))
  }

  /** Keeps a shared page without its personal parts, and returns it with those of this reader. */
  async function inParts(
    c: Context,
    rendered: Rendered,
    shared: SharedRender,
    actor: Actor,
  ): Promise<Answer> {
    const { response, tags, generation } = rendered
    const { status, headers } = response
    const { body, source } = withoutNonce(rendered.html, rendered.nonce)
    headers.set('content-security-policy', policy(source))
    headers.set('cache-control', 'private, no-store')
    const page = splitAtParts(body, shared.partsKey)
    if (isKeepable(c, rendered)) {
      const now = ports.clock.now().getTime()
      const kept = { tags: [...tags.tags], expiresAt: now + (tags.keepSeconds ?? 0) * 1000 }
      const sent = { ...Object.fromEntries(headers), vary: 'accept-encoding, cookie' }
      keepInParts(page, sent, kept)
        .then((ready) => cache.inParts.put(shared.key, ready, generation))
        .catch((error) => ports.log.error({ err: error }, 'a shared page could not be kept'))
    }
    const parts = await personalParts({ db: ports.db, actor }, c.req.raw.headers)
    return { status, headers, html: joinParts(page, parts) }
  }

  function uncached({ html, response: { status, headers }, nonce, isFramed }: Rendered): Answer {
    headers.set('content-security-policy', policy(nonceSource(nonce), isFramed))
    headers.set('cache-control', 'private, no-store')
    return { status, headers, html }
  }

  function kept(key: string, { html: rendered, response, tags, generation, nonce }: Rendered): Answer {
    const { body: html, source } = withoutNonce(rendered, nonce)
    const { headers } = response
    headers.set('content-security-policy', policy(source))
    const page = { key, status: 200 as const, headers: Object.fromEntries(headers), body: Buffer.from(html) }
    cache
      .keep(
        { ...page, tags: tags.tags, generation, seconds: tags.keepSeconds ?? 0 },
        ports.clock.now().getTime(),
      )
      .catch((error) => ports.log.error({ err: error }, 'a page could not be kept'))
    headers.set('cache-control', 'private, no-cache')
    return { status: 200, headers, html }
  }
}

/** Whether a URL can be decoded. One with a zero byte cannot exist, because PostgreSQL stores none. */
function isReadable(url: string): boolean {
  try {
    const { pathname, search } = new URL(url)
    return !decodeURIComponent(pathname).includes('\0') && !search.includes('%00')
  } catch {
    return false // decoding throws on a malformed URL
  }
}

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html')

/** Whether rendering the error page failed too: a 500 without HTML. Responses to scripts have another media type. */
const isBroken = ({ status, headers }: Response) =>
  status === 500 && !/^text\/(?:html|x-script)/.test(headers.get('content-type') ?? '')

/** Returns the cache key of this response, or undefined if it must not be cached. */
function keyToKeep(c: Context, rendered: Rendered): string | undefined {
  const cookies = c.req.header('cookie') ?? ''
  if (isPersonal(cookies) || !isKeepable(c, rendered)) return undefined
  const { tags } = rendered
  for (const name of new URL(c.req.url).searchParams.keys()) if (!tags.queryNames.has(name)) return undefined
  return keyOf(flagsOf(cookies), c.env?.incoming?.url ?? '')
}

/** Whether a response may be kept for later readers, if its query and cookies allow it too. */
function isKeepable(c: Context, { response, tags }: Rendered): boolean {
  const { url } = c.env?.incoming ?? {}
  if (!url || url.length > 300 || !isOwnSpelling(url) || c.req.method !== 'GET') return false
  return (
    response.status === 200 &&
    Boolean(tags.keepSeconds) &&
    !response.headers.has('set-cookie') &&
    !c.req.header('authorization')
  )
}
