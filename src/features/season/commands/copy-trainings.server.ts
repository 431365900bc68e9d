import { eq, sql } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { joining, transact } from '../../../platform/database/transact.ts'
import { saveSeries } from '../../trainings/sessions/commands/save-series.server.ts'
import { requireSeasonManager } from '../policy.ts'
import { lockSeason } from '../queries/season.server.ts'
import { seriesToCopy } from '../queries/series-to-copy.server.ts'
import type { CopyInput } from '../schema.ts'
import { seasons } from '../table.server.ts'

export type CopyTrainings = Outcome<
  { copied: number },
  /** A chosen series still runs on the first day. */
  { reason: 'OVERLAPS'; lastOn: string } | { reason: 'NOT_OPEN' }
>

/**
 * Copies training series to the new season, with new first and last days and without the teams that are left out. A
 * series is copied once, however often the form is sent. Throws Forbidden unless an administrator calls, NotFound
 * before a season was started.
 */
export async function copyTrainings(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor' | 'config' | 'club' | 'secret'>,
  { series: ids, firstOn, lastOn }: CopyInput,
): Promise<CopyTrainings> {
  requireSeasonManager(ctx)
  return transact(ctx, async (tx) => {
    const season = await lockSeason(tx)
    if (season.status !== 'open') return refused('NOT_OPEN')
    const inTx = joining(ctx, tx)
    const found = (await seriesToCopy(inTx, season)).filter(({ id, copyId }) => ids.includes(id) && !copyId)
    const overlapping = found.find((series) => series.lastOn >= firstOn)
    if (overlapping) return refused('OVERLAPS', { lastOn: overlapping.lastOn })
    const copies: Record<string, string> = {}
    for (const { id, version: _version, teams, coaches, copyId: _copyId, ...facts } of found) {
      const saved = await saveSeries(inTx, {
        ...facts,
        firstOn,
        lastOn,
        teams: teams.map((team) => team.id),
        coaches: coaches.map((coach) => coach.id),
      })
      if (saved.ok) copies[id] = saved.id
    }
    await tx
      .update(seasons)
      .set({ copiedSeries: sql`${seasons.copiedSeries} || ${JSON.stringify(copies)}::jsonb` })
      .where(eq(seasons.id, season.id))
    const copied = Object.keys(copies).length
    const facts = { series: copied }
    if (copied > 0)
      await auditStaff(tx, ctx, {
        action: 'seasons.copy-trainings',
        subject: `seasons/${season.id}`,
        facts,
      })
    return done({ copied })
  })
}
