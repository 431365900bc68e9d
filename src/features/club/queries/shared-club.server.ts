import type { Club } from '../../../kernel/club.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { PageCache } from '../../../platform/page-cache/page-cache.ts'
import { sharing } from '../../../platform/page-cache/share.ts'
import { CLUB, readClub } from './club.server.ts'

type Cache = Pick<PageCache, 'values' | 'drop'>

/**
 * The club of this moment, read once for all requests until it is saved on any node. While the database does not
 * answer, the club that `ctx` has stands in, so that error pages keep its name.
 */
export function sharedClub(cache: Cache, ctx: Ctx): Promise<Club> {
  return sharing(cache, ctx)(CLUB, readClub).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the settings of the club could not be read')
    return ctx.club
  })
}
