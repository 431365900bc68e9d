import { isNull } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { teams } from '../../teams/table.server.ts'
import { games } from '../table.server.ts'

/** Counts the games without a team. */
export const countUnmatched = ({ db }: Pick<Ctx, 'db'>): Promise<number> =>
  db.$count(games, isNull(games.teamId))

/** Lists the teams with the names and numbers that games are matched by. */
export async function leagueTeams(db: Db | Tx) {
  const found = await db
    .select({ id: teams.id, number: teams.legacyId, name: teams.name, leagueNames: teams.leagueNames })
    .from(teams)
  return found.map(({ name, leagueNames, ...team }) => ({ ...team, names: [name, ...leagueNames] }))
}
