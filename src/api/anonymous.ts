import type { Context } from 'hono'
import type { Ctx } from '../platform/context.ts'
import type { HttpEnv } from '../platform/http/env.ts'
import type { PageCache } from '../platform/pagecache/page-cache.ts'
import { isPersonal } from '../platform/pagecache/request.ts'
import { collectTags } from '../platform/pagecache/tags.ts'

const SECONDS = 60
const MOST_CHARACTERS = 512 * 1024
const FILE_ADDRESS = /\/files\/([0-9a-f-]{36})\//g

/** Nobody in particular asks: no session, no cart, no credentials. Only such answers are kept. */
export const isAnonymous = (c: Context<HttpEnv>): boolean =>
  c.var.ctx.actor.kind === 'visitor' &&
  !c.req.header('authorization') &&
  !isPersonal(c.req.header('cookie') ?? '')

/**
 * The kept text of an anonymous answer, or a new one, which is kept for a minute or until something that it was made
 * of is written: entries, and files whose addresses stand in it. `make` answers what not to keep under `only`.
 */
export async function keptText(
  c: Context<HttpEnv>,
  cache: PageCache,
  key: string,
  make: (ctx: Ctx) => Promise<{ text: string } | { only: string }>,
): Promise<string> {
  const { ctx } = c.var
  const now = ctx.clock.now().getTime()
  const found = cache.texts.get(key, now)
  if (found) return found.text
  const generation = cache.texts.begin()
  const pages = collectTags((tags) => cache.drop(tags))
  const made = await make({ ...ctx, pages })
  if ('only' in made) return made.only
  const { text } = made
  if (text.length <= MOST_CHARACTERS) {
    const files = [...text.matchAll(FILE_ADDRESS)].map(([, id]) => `files/${id}`)
    const tags = [...new Set([...pages.tags, ...files])]
    const size = 2 * (text.length + key.length)
    cache.texts.put(key, { text, tags, size, expiresAt: now + SECONDS * 1000 }, generation)
  }
  return text
}
