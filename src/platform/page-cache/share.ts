import { VISITOR } from '../../kernel/actor.ts'
import type { Ctx } from '../context.ts'
import type { PageCache } from './page-cache.ts'
import { collectTags } from './tags.ts'

const SECONDS = 60

/**
 * Reads a value that many pages have in common and shares it between requests for a minute, or until its sources are
 * written on any node. The value is always read as a visitor, so it contains nothing personal.
 */
export type Share = <T>(key: string, read: (ctx: Ctx) => Promise<T>) => Promise<T>

/** Creates the `share` function of one request. It tags the page with the sources of the shared values it uses. */
export function sharing({ values, drop }: Pick<PageCache, 'values' | 'drop'>, ctx: Ctx): Share {
  return async <T>(key: string, read: (ctx: Ctx) => Promise<T>) => {
    const now = ctx.clock.now().getTime()
    const found = values.get(key, now)
    if (found) {
      ctx.pages.read(...found.tags)
      return found.value as T // the key determines the type
    }
    const generation = values.begin()
    const pages = collectTags(drop)
    const value = await read({ ...ctx, actor: VISITOR, pages })
    const tags = [...pages.tags]
    ctx.pages.read(...tags)
    values.put(key, { value, tags, size: 0, expiresAt: now + SECONDS * 1000 }, generation)
    return value
  }
}

/** Reads without sharing, for previews, whose data must never be cached. */
export const unshared =
  (ctx: Ctx): Share =>
  (_key, read) =>
    read({ ...ctx, actor: VISITOR })
