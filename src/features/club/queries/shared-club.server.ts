import type { Club } from '../../../kernel/club.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { PageCache } from '../../../platform/page-cache/page-cache.ts'
import { sharing } from '../../../platform/page-cache/share.ts'
import { CLUB, readClub } from './club.server.ts'

type Cache = Pick<PageCache, 'values' | 'drop'>

/**
 * Returns the club, cached for all requests until its settings are saved on any node. If the database does not respond,
 * `ctx.club` is used, so that error pages keep the club's name.
 */
export function sharedClub(cache: Cache, ctx: Ctx): Promise<Club> {
  return sharing(cache, ctx)(CLUB, readClub).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the settings of the club could not be read')
    return ctx.club
  })
}
