import { addDays } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { listSeries, type Series } from '../../trainings/series/queries/series.server.ts'
import { requireSeasonManager } from '../policy.ts'
import type { Season } from '../table.server.ts'

/** A series of the last season. `copyId` is the id of its copy, if it was copied. */
export type SeriesToCopy = Omit<Series, 'canEdit' | 'venue'> & { copyId: string | undefined }

const YEAR_DAYS = 365

/**
 * Lists the training series of the year before the season, with the teams that still play. Throws Forbidden unless an
 * administrator calls.
 */
export async function seriesToCopy(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  { firstOn, copiedSeries, teamPlans }: Pick<Season, 'firstOn' | 'copiedSeries' | 'teamPlans'>,
): Promise<SeriesToCopy[]> {
  requireSeasonManager(ctx)
  const leftOut = new Set(teamPlans.flatMap(({ teamId, isLeftOut }) => (isLeftOut ? teamId : [])))
  const copies = new Set(Object.values(copiedSeries))
  const found = await listSeries(ctx, addDays(firstOn, -YEAR_DAYS))
  return found
    .filter((series) => series.firstOn < firstOn && !copies.has(series.id))
    .map(({ canEdit: _canEdit, venue: _venue, ...series }) => ({
      ...series,
      teams: series.teams.filter(({ id }) => !leftOut.has(id)),
      copyId: copiedSeries[series.id],
    }))
    .filter(({ teams }) => teams.length > 0)
}
