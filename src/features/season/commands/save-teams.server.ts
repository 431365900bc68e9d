import { eq, sql } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { nameTaken, spellingOf } from '../../teams/model.ts'
import type { TeamPlan } from '../model/season.ts'
import { requireSeasonManager } from '../policy.ts'
import { plannedTeams } from '../queries/planned-teams.server.ts'
import { lockSeason } from '../queries/season.server.ts'
import { FIELDS, type TeamsInput } from '../schema.ts'
import { seasons } from '../table.server.ts'

export type SaveTeams = Outcome<
  object,
  /** Someone else has saved the teams since the form was opened. */
  { reason: 'CHANGED' } | { reason: 'NOT_VALID'; problems: Record<string, string[]> } | { reason: 'NOT_OPEN' }
>

/**
 * Saves which teams play in the new season and under which name. Nothing changes for visitors until the season is
 * closed. Throws Forbidden unless an administrator calls, NotFound before a season was started.
 */
export async function saveTeams(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  { version, agesOn, teams }: TeamsInput,
): Promise<SaveTeams> {
  requireSeasonManager(ctx)
  return transact(ctx, async (tx) => {
    const season = await lockSeason(tx)
    if (season.status !== 'open') return refused('NOT_OPEN')
    if (season.version !== version) return refused('CHANGED')
    const stored = await plannedTeams(tx, season)
    const plans = stored.map(({ id, newName, isLeftOut }) => ({ teamId: id, name: newName, isLeftOut }))
    const wanted = plans.map((plan) => teams.find(({ teamId }) => teamId === plan.teamId) ?? plan)
    const problems = problemsOf(wanted)
    if (problems) return refused('NOT_VALID', { problems })
    const differing = wanted.filter(
      (plan) => plan.isLeftOut || plan.name !== stored.find(({ id }) => id === plan.teamId)?.name,
    )
    await tx
      .update(seasons)
      .set({ teamPlans: differing, agesOn, version: sql`${seasons.version} + 1` })
      .where(eq(seasons.id, season.id))
    await auditStaff(tx, ctx, { action: 'seasons.save-teams', subject: `seasons/${season.id}` })
    return done()
  })
}

/** People and games find a team by its name, so two teams of a season never share one. */
function problemsOf(plans: readonly TeamPlan[]): Record<string, string[]> | undefined {
  const playing = plans.filter(({ isLeftOut }) => !isLeftOut)
  if (playing.length === 0) return { '': ['Choose at least one team'] }
  const problems = plans.flatMap(({ teamId, name }, index) => {
    const other = plans.slice(0, index).find((plan) => spellingOf(plan.name) === spellingOf(name))
    return other ? [{ field: `${FIELDS.name}${teamId}`, messages: [nameTaken(other.name)] }] : []
  })
  if (problems.length === 0) return undefined
  return Object.fromEntries(problems.map(({ field, messages }) => [field, messages]))
}
