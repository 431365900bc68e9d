import type { Context } from 'hono'
import { sharedClub } from '../features/club/queries/shared-club.server.ts'
import type { Ctx } from '../platform/context.ts'
import type { HttpEnv } from '../platform/http/env.ts'
import { sendText } from '../platform/http/send-text.ts'
import type { PageCache } from '../platform/page-cache/page-cache.ts'
import { isPersonal } from '../platform/page-cache/request.ts'
import { collectTags } from '../platform/page-cache/tags.ts'

const SECONDS = 60
const MAX_CHARACTERS = 512 * 1024
const MAX_KEY_CHARACTERS = 4096
const FILE_ADDRESS = /\/files\/([0-9a-f-]{36})\//g

/** The text of an answer and its media type. `keep`: whether it may be cached. */
export type Made = {
  readonly text: string
  readonly type: string
  readonly status: number
  readonly keep: boolean
}

/** Whether a request is anonymous: no session, no cart, no credentials. Only such answers are cached. */
export const isAnonymous = (c: Context<HttpEnv>): boolean =>
  c.var.ctx.actor.kind === 'visitor' &&
  !c.req.header('authorization') &&
  !isPersonal(c.req.header('cookie') ?? '')

/**
 * Returns the cached answer to an anonymous request, or makes one and caches it for a minute. A write to any entry in
 * it, or to a file it links to, drops it earlier. `cache-control: no-cache` forces a new answer.
 */
export async function keptAnswer(
  c: Context<HttpEnv>,
  cache: PageCache,
  key: string,
  make: (ctx: Ctx) => Promise<Made>,
): Promise<Response> {
  const { ctx } = c.var
  const now = ctx.clock.now().getTime()
  const fresh = c.req.header('cache-control') === 'no-cache'
  const found = fresh ? undefined : cache.texts.get(key, now)
  if (found) return respond(c, { ...found, status: 200 })
  const generation = cache.texts.begin()
  const pages = collectTags((tags) => cache.drop(tags))
  const current = { ...ctx, pages }
  const made = await make({ ...current, club: await sharedClub(cache, current) })
  const { text, type, status } = made
  const fits = text.length <= MAX_CHARACTERS && key.length <= MAX_KEY_CHARACTERS
  if (made.keep && status === 200 && fits) {
    const files = [...text.matchAll(FILE_ADDRESS)].map(([, id]) => `files/${id}`)
    const tags = [...new Set([...pages.tags, ...files])]
    const size = 2 * (text.length + key.length)
    cache.texts.put(key, { text, type, tags, size, expiresAt: now + SECONDS * 1000 }, generation)
  }
  return respond(c, made)
}

/** Permissions can change at any time, so proxies and browsers must not cache answers. */
export const respond = (
  c: Context<HttpEnv>,
  { text, type, status }: Omit<Made, 'keep'>,
  more: Record<string, string> = {},
): Promise<Response> => {
  const headers = { ...c.var.always, 'content-type': type, 'cache-control': 'private, no-store', ...more }
  return sendText(c, { status, headers, text })
}
