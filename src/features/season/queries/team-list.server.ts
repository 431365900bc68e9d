import { and, count, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { members } from '../../members/table.server.ts'
import type { TeamRow } from '../admin/team-rows.tsx'
import { requireSeasonManager } from '../policy.ts'
import type { Season } from '../table.server.ts'
import { plannedTeams } from './planned-teams.server.ts'

/** Lists the teams of a season with the number of their players now. Throws Forbidden unless an administrator calls. */
export async function listSeasonTeams(ctx: Pick<Ctx, 'db' | 'actor'>, season: Season): Promise<TeamRow[]> {
  requireSeasonManager(ctx)
  const teams = await plannedTeams(ctx.db, season)
  const isIn = inArray(
    members.teamId,
    teams.map(({ id }) => id),
  )
  const counted = await ctx.db
    .select({ teamId: members.teamId, players: count() })
    .from(members)
    .where(and(eq(members.active, true), isIn))
    .groupBy(members.teamId)
  const playersOf = new Map(counted.map(({ teamId, players }) => [teamId, players]))
  return teams.map((team) => ({ ...team, players: playersOf.get(team.id) ?? 0 }))
}
