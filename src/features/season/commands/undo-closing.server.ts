import { and, eq, isNotNull } from 'drizzle-orm'
import { Invalid, NotFound } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { joining, transact } from '../../../platform/database/transact.ts'
import { bulkRuns } from '../../../platform/jobs/bulk/table.server.ts'
import { memberContentType } from '../../members/content-type.ts'
import { members } from '../../members/table.server.ts'
import { restoreTeams } from '../internal/change-teams.server.ts'
import { canUndo } from '../model/closing.ts'
import { requireSeasonManager } from '../policy.ts'
import { lockSeason } from '../queries/season.server.ts'
import { type Season, seasonMembers, seasons } from '../table.server.ts'

export type UndoClosing = Outcome<
  /** `kept`: the names of members and teams that were changed since and stay as they are. */
  { restored: number; kept: string[] },
  /** RUNNING: some members are still being changed. */
  { reason: 'NOT_CLOSED' | 'TOO_LATE' | 'RUNNING' }
>

/**
 * Undoes the closing of a season within a day: teams, memberships of teams, numbers and active states are as before,
 * and the season is open again. Subscriptions that were ended stay ended, because money may have moved. Throws
 * Forbidden unless an administrator calls, NotFound before a season was started.
 */
export async function undoClosing(ctx: Ctx): Promise<UndoClosing> {
  requireSeasonManager(ctx)
  return transact(ctx, async (tx) => {
    const season = await lockSeason(tx)
    if (season.status !== 'closed') return refused('NOT_CLOSED')
    if (!canUndo(season.closedAt, ctx.clock.now())) return refused('TOO_LATE')
    if (await isRunning(tx, season)) return refused('RUNNING')
    const ofTeams = await restoreTeams(ctx, tx, season.teamsBefore)
    const ofMembers = await restoreMembers(ctx, tx, season)
    await tx
      .update(seasons)
      .set({ status: 'open', closedAt: null, teamsBefore: [] })
      .where(eq(seasons.id, season.id))
    const kept = [...ofTeams, ...ofMembers.kept]
    const facts = { restoredMembers: ofMembers.restored, keptMembers: ofMembers.kept.length }
    await auditStaff(tx, ctx, { action: 'seasons.undo', subject: `seasons/${season.id}`, facts })
    return done({ restored: ofMembers.restored, kept })
  })
}

async function isRunning(tx: Tx, { closeRunId }: Season): Promise<boolean> {
  if (!closeRunId) return false
  const [run] = await tx
    .select({ finishedAt: bulkRuns.finishedAt })
    .from(bulkRuns)
    .where(eq(bulkRuns.id, closeRunId))
  return run !== undefined && run.finishedAt === null
}

async function restoreMembers(ctx: Ctx, tx: Tx, { id: seasonId }: Season) {
  const changed = await tx
    .select({ planned: seasonMembers, name: members.name })
    .from(seasonMembers)
    .innerJoin(members, eq(members.id, seasonMembers.memberId))
    .where(and(eq(seasonMembers.seasonId, seasonId), isNotNull(seasonMembers.before)))
    .orderBy(members.nameKey, members.id)
  const kept: string[] = []
  for (const { planned, name } of changed) {
    const { memberId: id, before, versionAfter } = planned
    const isRestored = before && (await restore(ctx, tx, { id, fields: before, version: versionAfter ?? 0 }))
    if (!isRestored) kept.push(name)
  }
  await tx
    .update(seasonMembers)
    .set({ before: null, versionAfter: null })
    .where(eq(seasonMembers.seasonId, seasonId))
  return { restored: changed.length - kept.length, kept }
}

type Restored = { id: string; fields: Record<string, unknown>; version: number }

/** Writes the earlier values. Returns false if the member was changed since, or if the number is taken now. */
async function restore(ctx: Ctx, tx: Tx, { id, fields, version }: Restored): Promise<boolean> {
  try {
    return (await updateEntry(joining(ctx, tx), memberContentType, id, fields, { version })).ok
  } catch (error) {
    if (error instanceof Invalid || error instanceof NotFound) return false
    throw error
  }
}
