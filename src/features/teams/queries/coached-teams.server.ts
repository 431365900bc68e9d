import { sql } from 'drizzle-orm'
import type { CoachedTeam } from '../../../kernel/actor.ts'
import { users } from '../../accounts/table.server.ts'
import { coachTeams, teams } from '../table.server.ts'

/** The teams that a user is responsible for, in the order of the club. */
export const coachedTeamsOfUser = sql<CoachedTeam[]>`(
  select coalesce(json_agg(json_build_object('id', ${teams.id}, 'name', ${teams.name})
    order by ${teams.position}, ${teams.name}), '[]')
  from ${coachTeams} join ${teams} on ${teams.id} = ${coachTeams.teamId}
  where ${coachTeams.userId} = ${users.id})`
