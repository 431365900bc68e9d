import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Actor } from '../kernel/actor.ts'
import type { Ports } from '../platform/context.ts'
import { newNonce, nonceSource, policyFor, withoutNonce } from '../platform/http/csp.ts'
import { keyOf, type PageCache } from '../platform/pagecache/page-cache.ts'
import { flagsOf, isPersonal } from '../platform/pagecache/request.ts'
import { type CollectedTags, collectTags } from '../platform/pagecache/tags.ts'
import { pageContext } from './context.ts'
import { NOTICE_SHOWN, noticeIn } from './notices.server.ts'

export type RequestFacts = { actor: Actor; client: string; requestId: string }

type Rendered = { html: string; response: Response; tags: CollectedTags; generation: number; nonce: string }

/** Answers pages: renders, sets the content security policy, and files what may be kept in the page cache. */
export function servePages(ports: Ports, cache: PageCache, always: Record<string, string>) {
  const handle = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)

  return async (c: Context, facts: RequestFacts): Promise<Response> => {
    const generation = cache.begin()
    const tags = collectTags((names) => cache.drop(names))
    const nonce = newNonce()
    const context = new RouterContextProvider()
    context.set(pageContext, { ctx: { ...ports, ...facts, pages: tags }, nonce })
    const response = await handle(c.req.raw, context)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    if (noticeIn(c.req.raw.headers)) response.headers.append('set-cookie', NOTICE_SHOWN)
    const rendered = { html: await response.text(), response, tags, generation, nonce }
    const key = facts.actor.kind === 'visitor' ? keyToKeep(c, rendered) : undefined
    return key === undefined ? uncached(rendered) : kept(key, rendered)
  }

  function uncached({ html, response, nonce }: Rendered): Response {
    const headers = new Headers(response.headers)
    headers.set('content-security-policy', policyFor(nonceSource(nonce)))
    headers.set('cache-control', 'private, no-store')
    return new Response(html, { status: response.status, headers })
  }

  function kept(key: string, { html, response, tags, generation, nonce }: Rendered): Response {
    const { body, source } = withoutNonce(html, nonce)
    const headers: Record<string, string> = {
      ...Object.fromEntries(response.headers),
      ...always,
      'content-security-policy': policyFor(source),
    }
    const page = { key, status: 200 as const, headers, body: Buffer.from(body), tags: tags.tags, generation }
    cache
      .keep({ ...page, seconds: tags.keepSeconds ?? 0 }, ports.clock.now().getTime())
      .catch((error) => ports.log.error({ err: error }, 'a page could not be kept'))
    return new Response(body, { status: 200, headers: { ...headers, 'cache-control': 'private, no-cache' } })
  }
}

/** The key to file this answer under; undefined when it must not be kept. */
function keyToKeep(c: Context, { response, tags }: Rendered): string | undefined {
  const incoming = c.env?.incoming
  if (!incoming?.url || c.req.method !== 'GET' || response.status !== 200 || !tags.keepSeconds)
    return undefined
  if (response.headers.has('set-cookie') || c.req.header('authorization')) return undefined
  const cookies = c.req.header('cookie') ?? ''
  if (isPersonal(cookies) || incoming.url.length > 300) return undefined
  for (const name of new URL(c.req.url).searchParams.keys()) if (!tags.queryNames.has(name)) return undefined
  return keyOf(flagsOf(cookies), incoming.url)
}
