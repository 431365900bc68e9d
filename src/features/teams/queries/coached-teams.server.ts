import { sql } from 'drizzle-orm'
import type { CoachedTeam } from '../../../kernel/actor.ts'
import { users } from '../../accounts/table.server.ts'
import { coachTeams, teams } from '../table.server.ts'

const coached = sql`(
  select coalesce(json_agg(json_build_object('id', ${teams.id}, 'name', ${teams.name})
    order by ${teams.position}, ${teams.name}), '[]')
  from ${coachTeams} join ${teams} on ${teams.id} = ${coachTeams.teamId}
  where ${coachTeams.userId} = ${users.id})`

/**
 * Selects the teams that a user is responsible for, in the club's order. Wrapped in another `sql`, because Drizzle
 * omits the table names of top-level columns if a query selects from a single table.
 */
export const coachedTeamsOfUser = sql<CoachedTeam[]>`${coached}`
