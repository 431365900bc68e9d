import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { Actor } from '../kernel/actor.ts'
import { oneSpelling } from '../platform/page-cache/address.ts'
import { cookiesOfFlags, flagsOf, hasOnlyParts } from '../platform/page-cache/request.ts'
import { audienceOf, isSharedPage, READER, sharedKey } from './shared-pages.ts'

/** How to render a page that is sent to many readers: nothing here comes from the person who asked. */
export type SharedRender = {
  /** Who the page is rendered for. */
  reader: Actor
  /** The request, with no other headers than the flags of the page cache. */
  request: Request
  /** The key of its personal parts, random for each rendering. */
  partsKey: string
  /** The key of the page in the cache. */
  key: string
}

/** Returns how to render a shared page. Undefined if this request is for another page, or must be answered alone. */
export function sharedRender(
  c: Context,
  { actor, preview }: { actor: Actor; preview?: string },
): SharedRender | undefined {
  const { pathname, search } = new URL(c.req.url)
  const cookies = c.req.header('cookie') ?? ''
  if (c.req.method !== 'GET' || search || preview || c.req.header('authorization')) return undefined
  const address = oneSpelling(pathname)
  if (address === undefined || !isSharedPage(address) || !hasOnlyParts(cookies)) return undefined
  const audience = audienceOf(actor)
  if (!audience) return undefined
  const flags = flagsOf(cookies)
  return {
    reader: READER[audience],
    request: new Request(c.req.url, { headers: { cookie: cookiesOfFlags(flags) } }),
    partsKey: randomBytes(12).toString('hex'),
    key: sharedKey(audience, flags, address),
  }
}
