import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { teams } from '../../teams/table.server.ts'
import type { RotaTeam } from '../model.ts'
import { canAssignTeam } from '../policy.ts'

/** Selects the id of a team in addresses and in the API. */
export const teamKey: SQL<string> = sql<string>`coalesce(${teams.rotaKey}, ${teams.id}::text)`

export const isInRota = and(eq(teams.inRota, true), eq(teams.active, true))

/** Sorts men before women, and each in the club's order. */
export const inRotaOrder = [asc(teams.genre), asc(teams.position), asc(teams.name), asc(teams.id)]

const columns = { id: teams.id, key: teamKey, name: teams.name }

/** Lists the teams that take turns in the rota, in their order. */
export function rotaTeams({ db, pages }: Pick<Ctx, 'db' | 'pages'>): Promise<RotaTeam[]> {
  pages.read('teams')
  return rotaTeamsIn(db)
}

/** Lists the teams of the rota in its order, for callers that tag the page themselves. */
export const rotaTeamsIn = (db: Db | Tx): Promise<RotaTeam[]> =>
  db
    .select(columns)
    .from(teams)
    .where(isInRota)
    .orderBy(...inRotaOrder)

/** Lists the teams of the rota whose slots the actor may fill. */
export const assignableTeams = async (ctx: Pick<Ctx, 'db' | 'pages' | 'actor'>): Promise<RotaTeam[]> =>
  (await rotaTeams(ctx)).filter((team) => canAssignTeam(ctx.actor, team))

/** Finds a team of the rota by its key; undefined if there is none. */
export async function findRotaTeam(db: Db | Tx, key: string): Promise<RotaTeam | undefined> {
  const [team] = await db
    .select(columns)
    .from(teams)
    .where(and(isInRota, eq(teamKey, key)))
  return team
}
