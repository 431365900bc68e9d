import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { startBulk } from '../../../platform/jobs/bulk/start.ts'
import { changeTeams } from '../internal/change-teams.server.ts'
import type { SilentChoice } from '../model/closing.ts'
import { requireSeasonManager } from '../policy.ts'
import { dryRun } from '../queries/dry-run.server.ts'
import { plannedTeams } from '../queries/planned-teams.server.ts'
import { lockSeason } from '../queries/season.server.ts'
import { seasons } from '../table.server.ts'
import { CLOSE_FOR_MEMBER } from './close-for-member.server.ts'

export type CloseSeason = Outcome<
  { members: number },
  /** The effects are no longer those that were shown. */
  | { reason: 'CHANGED' }
  /** A team that was added or renamed since has the new name of another. */
  | { reason: 'NAME_TAKEN'; name: string }
  | { reason: 'NOT_OPEN' }
>

type Closing = { silent: SilentChoice; digest: string; key: string }

/**
 * Closes a season: changes the teams at once, and each member in a bulk run that continues after a crash. `digest`
 * identifies the effects that the administrator has seen. Only the first of two administrators closes it. Throws
 * Forbidden unless an administrator calls, NotFound before a season was started.
 */
export async function closeSeason(ctx: Ctx, { silent, digest, key }: Closing): Promise<CloseSeason> {
  requireSeasonManager(ctx)
  return transact(ctx, async (tx) => {
    const season = await lockSeason(tx)
    if (season.status !== 'open') return refused('NOT_OPEN')
    const planned = await dryRun(ctx, tx, season, silent)
    if (planned.digest !== digest) return refused('CHANGED')
    const changed = await changeTeams(ctx, tx, await plannedTeams(tx, season))
    if ('taken' in changed) return refused('NAME_TAKEN', { name: changed.taken })
    const input = { seasonId: season.id, silent }
    const { runId } = await startBulk(tx, ctx, CLOSE_FOR_MEMBER, { input, ids: planned.memberIds, key })
    await tx
      .update(seasons)
      .set({ status: 'closed', closeRunId: runId, closedAt: ctx.clock.now(), teamsBefore: changed.before })
      .where(eq(seasons.id, season.id))
    const facts = { members: planned.memberIds.length }
    await auditStaff(tx, ctx, { action: 'seasons.close', subject: `seasons/${season.id}`, facts })
    return done({ members: planned.memberIds.length })
  })
}
