import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { teams } from '../../teams/table.server.ts'
import type { PlannedTeam } from '../model/team-proposal.ts'
import type { Season } from '../table.server.ts'

/**
 * Lists the active teams as they are in a season, in the club's order, with those that closing has left out. The caller
 * must have checked the permission.
 */
export async function plannedTeams(
  db: Db | Tx,
  { teamPlans }: Pick<Season, 'teamPlans'>,
): Promise<PlannedTeam[]> {
  const leftOut = teamPlans.filter((plan) => plan.isLeftOut).map(({ teamId }) => teamId)
  const found = await db
    .select({
      id: teams.id,
      name: teams.name,
      genre: teams.genre,
      youth: teams.youth,
      minAge: teams.minAge,
      maxAge: teams.maxAge,
    })
    .from(teams)
    .where(or(eq(teams.active, true), inArray(teams.id, leftOut)))
    .orderBy(asc(teams.position), asc(teams.name))
  return found.map((team) => {
    const plan = teamPlans.find(({ teamId }) => teamId === team.id)
    const { minAge, maxAge } = plan?.ages ?? team
    const isSame = minAge === team.minAge && maxAge === team.maxAge
    const newAges = isSame ? undefined : { minAge, maxAge }
    return {
      ...team,
      ...newAges,
      newAges,
      newName: plan?.name ?? team.name,
      isLeftOut: plan?.isLeftOut ?? false,
    }
  })
}
