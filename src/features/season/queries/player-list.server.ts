import type { Ctx } from '../../../platform/context.ts'
import { requireSeasonManager } from '../policy.ts'
import type { Season } from '../table.server.ts'
import { type PlannedMember, seasonPlan } from './planned-members.server.ts'

/** The filters that are not a team. */
export const PLAYER_FILTERS = { clashes: 'clashes', none: 'none' } as const

/** Whether a player needs a decision or changes team. */
export const isMoving = ({ move, teamId, newTeamId }: PlannedMember): boolean =>
  move !== 'stays' || newTeamId !== teamId

/**
 * Lists the players of a filter, with the number of players of each: '' for those who move, the id of a team for its
 * present players, 'clashes' and 'none' for those without a team. Throws Forbidden unless an administrator calls.
 */
export async function listPlayers(ctx: Pick<Ctx, 'db' | 'actor'>, season: Season, filter: string) {
  requireSeasonManager(ctx)
  const { teams, members } = await seasonPlan(ctx.db, season)
  const within = (value: string) => members.filter((member) => isIn(value, member))
  const filters = [
    { value: '', name: 'Moving' },
    { value: PLAYER_FILTERS.clashes, name: 'Same number' },
    ...teams.map(({ id, name }) => ({ value: id, name })),
    { value: PLAYER_FILTERS.none, name: 'No team' },
  ].map((one) => ({ ...one, count: within(one.value).length }))
  return { teams, players: within(filter), filters }
}

function isIn(filter: string, member: PlannedMember): boolean {
  if (filter === '') return isMoving(member)
  if (filter === PLAYER_FILTERS.clashes) return member.clashes.length > 0
  if (filter === PLAYER_FILTERS.none) return member.teamId === null
  return member.teamId === filter
}
