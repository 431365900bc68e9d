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
 * The teams that a user is responsible for, in the order of the club. Nested, because Drizzle leaves out the tables of
 * columns at the top of an expression where it selects from one table.
 */
export const coachedTeamsOfUser = sql<CoachedTeam[]>`${coached}`
