import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { requireSeasonManager } from '../policy.ts'
import { type Season, seasonFamilies } from '../table.server.ts'
import { familiesOf } from './families.server.ts'
import { type PlannedMember, seasonPlan } from './planned-members.server.ts'

/** The answers of the players of a team; `id` is '' for members without a team. */
export type TeamProgress = {
  id: string
  name: string
  coming: number
  notComing: number
  silent: number
}

export type SeasonProgress = {
  teams: TeamProgress[]
  /** The members of the chosen team, the silent ones first. */
  members: PlannedMember[]
  /** How many families have been written to, and how many are still to be. */
  asked: number
  toAsk: number
  /** The members that nobody can be asked about. */
  unreachable: { id: string; name: string }[]
}

/**
 * Returns who comes back, by team in the new season, and the members of one team: an id, '' for those without a team.
 * Throws Forbidden unless an administrator calls.
 */
export async function seasonProgress(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  season: Season,
  teamId: string | undefined,
): Promise<SeasonProgress> {
  requireSeasonManager(ctx)
  const plan = await seasonPlan(ctx.db, season)
  const byTeam = Map.groupBy(plan.members, ({ newTeamId }) => newTeamId ?? '')
  const named = [...plan.teams.map(({ id, newName: name }) => ({ id, name })), { id: '', name: 'No team' }]
  const silent = plan.members.filter(({ answer }) => answer === null)
  const { families, unreachable } = await familiesOf(
    ctx,
    ctx.db,
    silent.map(({ id }) => id),
  )
  const asked = await ctx.db
    .select({ email: seasonFamilies.email })
    .from(seasonFamilies)
    .where(and(eq(seasonFamilies.seasonId, season.id), isNotNull(seasonFamilies.sentAt)))
  const known = new Set(asked.map(({ email }) => email))
  return {
    teams: named.flatMap(({ id, name }) => {
      const own = byTeam.get(id) ?? []
      return own.length === 0 ? [] : [{ id, name, ...countAnswers(own) }]
    }),
    members: (teamId === undefined ? [] : (byTeam.get(teamId) ?? [])).toSorted(bySilence),
    asked: asked.length,
    toAsk: families.filter(({ email }) => !known.has(email.toLowerCase())).length,
    unreachable: silent.filter(({ id }) => unreachable.includes(id)).map(({ id, name }) => ({ id, name })),
  }
}

const bySilence = (one: PlannedMember, other: PlannedMember): number =>
  Number(one.answer !== null) - Number(other.answer !== null)

function countAnswers(members: readonly PlannedMember[]) {
  const withAnswer = (wanted: PlannedMember['answer']) =>
    members.filter(({ answer }) => answer === wanted).length
  return { coming: withAnswer('coming'), notComing: withAnswer('not-coming'), silent: withAnswer(null) }
}
