import { eq, notInArray, sql } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { nameTaken, spellingOf } from '../../teams/model.ts'
import { teams as allTeams } from '../../teams/table.server.ts'
import { FIELDS } from '../model/fields.ts'
import type { TeamAges, TeamPlan } from '../model/season.ts'
import { hasNoAges, type PlannedTeam } from '../model/team-proposal.ts'
import { requireSeasonManager } from '../policy.ts'
import { plannedTeams } from '../queries/planned-teams.server.ts'
import { lockSeason } from '../queries/season.server.ts'
import type { TeamsInput } from '../schema.ts'
import { seasons } from '../table.server.ts'

export type SaveTeams = Outcome<
  object,
  /** Someone else has saved the teams since the form was opened. */
  { reason: 'CHANGED' } | { reason: 'NOT_VALID'; problems: Record<string, string[]> } | { reason: 'NOT_OPEN' }
>

/**
 * Saves which teams play in the new season, under which name and for which ages. Nothing changes for visitors until
 * the season is closed. Throws Forbidden unless an administrator calls, NotFound before a season was started.
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
    const now = await plannedTeams(tx, { teamPlans: [] })
    const wanted = stored.map((team) => {
      const { id: teamId, name, newName, newAges, isLeftOut } = team
      const given: Omit<TeamPlan, 'teamId'> = teams.find((one) => one.teamId === teamId) ?? {
        name: newName,
        isLeftOut,
      }
      // A team that does not play keeps its name and ages.
      if (given.isLeftOut) return { teamId, name, isLeftOut: true }
      const ages = given.ages ? changedAges(given.ages, now, teamId) : newAges
      return { teamId, name: given.name, isLeftOut: false, ages }
    })
    const problems = problemsOf(wanted, stored, await namesOfOthers(tx, stored))
    if (problems) return refused('NOT_VALID', { problems })
    const differing = wanted.filter(
      (plan) =>
        plan.isLeftOut || plan.ages || plan.name !== stored.find(({ id }) => id === plan.teamId)?.name,
    )
    await tx
      .update(seasons)
      .set({ teamPlans: differing, agesOn, version: sql`${seasons.version} + 1` })
      .where(eq(seasons.id, season.id))
    await auditStaff(tx, ctx, { action: 'seasons.save-teams', subject: `seasons/${season.id}` })
    return done()
  })
}

/** The ages of a plan; undefined if the team has them now. */
function changedAges(ages: TeamAges, now: readonly PlannedTeam[], teamId: string): TeamAges | undefined {
  const team = now.find(({ id }) => id === teamId)
  return team?.minAge === ages.minAge && team.maxAge === ages.maxAge ? undefined : ages
}

/** The names of teams that are not part of the season, because they have been inactive for longer. */
async function namesOfOthers(tx: Tx, stored: readonly PlannedTeam[]): Promise<string[]> {
  const ids = stored.map(({ id }) => id)
  const found = await tx.select({ name: allTeams.name }).from(allTeams).where(notInArray(allTeams.id, ids))
  return found.map(({ name }) => name)
}

/** People and games find a team by its name, so no two teams share one, inactive ones included. */
function problemsOf(
  plans: readonly TeamPlan[],
  stored: readonly PlannedTeam[],
  others: readonly string[],
): Record<string, string[]> | undefined {
  const playing = plans.filter(({ isLeftOut }) => !isLeftOut)
  if (playing.length === 0) return { '': ['Choose at least one team'] }
  const problems = [...nameProblems(plans, others), ...ageProblems(plans, stored)]
  if (problems.length === 0) return undefined
  return Object.fromEntries(problems.map(({ field, messages }) => [field, messages]))
}

const ageProblems = (plans: readonly TeamPlan[], stored: readonly PlannedTeam[]) =>
  plans.flatMap(({ teamId, ages }) => {
    const team = stored.find(({ id }) => id === teamId)
    const isEmpty = team && ages && hasNoAges({ youth: team.youth, ...ages })
    return isEmpty ? [{ field: `${FIELDS.minAge}${teamId}`, messages: [noAges(team)] }] : []
  })

const noAges = ({ youth }: PlannedTeam): string =>
  `Enter the lower age first. ${youth ? 'An empty highest age is 17.' : 'An empty lowest age is 18.'}`

const nameProblems = (plans: readonly TeamPlan[], others: readonly string[]) =>
  plans.flatMap(({ teamId, name }, index) => {
    const earlier = [...others, ...plans.slice(0, index).map((plan) => plan.name)]
    const other = earlier.find((one) => spellingOf(one) === spellingOf(name))
    return other === undefined ? [] : [{ field: `${FIELDS.name}${teamId}`, messages: [nameTaken(other)] }]
  })
