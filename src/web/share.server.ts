import { VISITOR } from '../kernel/actor.ts'
import type { Ctx } from '../platform/context.ts'
import type { PageCache } from '../platform/page-cache/page-cache.ts'
import { collectTags } from '../platform/page-cache/tags.ts'

const SECONDS = 60

/**
 * A value that all pages have in common, read once and then shared between requests: for a minute, or until something
 * that it was made of is written, on any node. It is read as a visitor, whoever asks, so nothing personal gets in.
 */
export type Share = <T>(key: string, read: (ctx: Ctx) => Promise<T>) => Promise<T>

/** Sharing for one request, which is filed under everything that its shared values were made of. */
export function sharing({ values, drop }: Pick<PageCache, 'values' | 'drop'>, ctx: Ctx): Share {
  return async <T>(key: string, read: (ctx: Ctx) => Promise<T>) => {
    const now = ctx.clock.now().getTime()
    const found = values.get(key, now)
    if (found) {
      ctx.pages.read(...found.tags)
      return found.value as T // under this key by this very function
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

/** For a page of its own that nothing may be kept of. */
export const unshared =
  (ctx: Ctx): Share =>
  (_key, read) =>
    read({ ...ctx, actor: VISITOR })
