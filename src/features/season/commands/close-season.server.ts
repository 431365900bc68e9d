import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { joining, transact } from '../../../platform/database/transact.ts'
import { startBulk } from '../../../platform/jobs/bulk/start.ts'
import { teamContentType } from '../../teams/content-type.ts'
import { teams } from '../../teams/table.server.ts'
import type { Effect, SilentChoice } from '../model/closing.ts'
import type { TeamBefore } from '../model/season.ts'
import { requireSeasonManager } from '../policy.ts'
import { dryRun } from '../queries/dry-run.server.ts'
import { lockSeason } from '../queries/season.server.ts'
import { type Season, seasons } from '../table.server.ts'
import { CLOSE_FOR_MEMBER } from './close-for-member.server.ts'

export type CloseSeason = Outcome<
  { members: number },
  /** The effects are no longer those that were shown. */
  { reason: 'CHANGED' } | { reason: 'NOT_OPEN' }
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
    const teamsBefore = await changeTeams(ctx, tx, season, planned.effects)
    const input = { seasonId: season.id, silent }
    const { runId } = await startBulk(tx, ctx, CLOSE_FOR_MEMBER, { input, ids: planned.memberIds, key })
    await tx
      .update(seasons)
      .set({ status: 'closed', closeRunId: runId, closedAt: ctx.clock.now(), teamsBefore })
      .where(eq(seasons.id, season.id))
    const facts = { members: planned.memberIds.length }
    await auditStaff(tx, ctx, { action: 'seasons.close', subject: `seasons/${season.id}`, facts })
    return done({ members: planned.memberIds.length })
  })
}

/** Renames and leaves out teams. Returns what they were before, with their version after, for the undo. */
async function changeTeams(
  ctx: Ctx,
  tx: Tx,
  { teamPlans }: Season,
  effects: readonly Effect[],
): Promise<TeamBefore[]> {
  const before: TeamBefore[] = []
  for (const effect of effects) {
    if (effect.kind !== 'rename-team' && effect.kind !== 'leave-out-team') continue
    const { teamId } = effect
    const [stored] = await tx
      .select({ name: teams.name, active: teams.active, showInMenu: teams.showInMenu })
      .from(teams)
      .where(eq(teams.id, teamId))
    if (!stored) continue
    const name = teamPlans.find((plan) => plan.teamId === teamId)?.name ?? stored.name
    const fields = effect.kind === 'rename-team' ? { name } : { Active: false, ShowInMenu: false }
    const saved = await updateEntry(joining(ctx, tx), teamContentType, teamId, fields)
    if (!saved.ok) continue
    const { name: oldName, active: Active, showInMenu: ShowInMenu } = stored
    before.push({ teamId, fields: { name: oldName, Active, ShowInMenu }, version: saved.version })
  }
  return before
}
