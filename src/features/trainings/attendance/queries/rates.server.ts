import { sql } from 'drizzle-orm'
import { addDays, clubDay, clubInstant } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { clubLocale } from '../../../../kernel/locale.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { rows } from '../../../../platform/database/database.ts'
import { shownName, shownNameKey, sightIn } from '../../../members/queries/visibility.server.ts'
import { members, memberTeams } from '../../../members/table.server.ts'
import { canEditSession } from '../../policy.ts'
import { sessionAttendance, sessionTeams, trainingSessions } from '../../sessions/table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock'>

/** A player's attendance in a month, as a share of the sessions in which the player was marked. */
export type MonthRate = { memberId: string; name: string; month: string; attended: number; marked: number }

/**
 * Lists the monthly attendance of a team's current players over the last year, by name, but not of those of a team that
 * trains with it. Throws Forbidden unless the caller coaches the team.
 */
export async function ratesOfTeam(ctx: Reads, teamId: string): Promise<MonthRate[]> {
  if (!canEditSession(ctx.actor, [teamId])) throw new Forbidden()
  const sight = sightIn(ctx)
  const name = shownName(sight)
  const from = new Date(ctx.clock.now().getTime() - 365 * 86_400_000).toISOString()
  return rows<MonthRate>(
    ctx.db,
    sql`select ${members.id} as "memberId", ${name} as name,
        to_char(${trainingSessions.startsAt} at time zone ${clubLocale().timeZone}, 'YYYY-MM') as month,
        count(*) filter (where ${sessionAttendance.state} in ('present', 'late'))::int as attended,
        count(*)::int as marked
      from ${sessionAttendance}
      join ${trainingSessions} on ${trainingSessions.id} = ${sessionAttendance.sessionId}
      join ${sessionTeams} on ${sessionTeams.sessionId} = ${trainingSessions.id}
      join ${members} on ${members.id} = ${sessionAttendance.memberId}
      join ${memberTeams} on ${memberTeams.memberId} = ${members.id}
        and ${memberTeams.teamId} = ${sessionTeams.teamId}
      where ${sessionTeams.teamId} = ${teamId} and ${trainingSessions.startsAt} > ${from}::timestamptz
        and ${members.active}
      group by ${members.id}, 2, 3 order by ${shownNameKey(sight)}, 1, 3`,
  )
}

const UNSEEN_DAYS = 21

export type Unseen = { memberId: string; name: string; team: string; lastAt: string | null }

/**
 * Lists active players of a team who have attended no session for three weeks although the team had sessions with
 * marks. Throws Forbidden unless the caller coaches the team.
 */
export async function unseenPlayers(ctx: Reads, teamId: string): Promise<Unseen[]> {
  if (!canEditSession(ctx.actor, [teamId])) throw new Forbidden()
  const since = clubInstant(addDays(clubDay(ctx.clock.now()), -UNSEEN_DAYS), '00:00').toISOString()
  const sight = sightIn(ctx)
  const name = shownName(sight)
  return rows<Unseen>(
    ctx.db,
    sql`select ${members.id} as "memberId", ${name} as name, t.name as team,
        (select max(s.starts_at) from ${sessionAttendance} a join ${trainingSessions} s on s.id = a.session_id
          where a.member_id = ${members.id} and a.state in ('present', 'late')) as "lastAt"
      from ${members}
      join ${memberTeams} on ${memberTeams.memberId} = ${members.id}
      join teams t on t.id = ${memberTeams.teamId}
      where ${members.active} and t.active and t.id = ${teamId}
        and exists (select 1 from ${sessionAttendance} a join ${trainingSessions} s on s.id = a.session_id
          join ${sessionTeams} st on st.session_id = s.id and st.team_id = t.id
          where s.starts_at > ${since}::timestamptz)
        and not exists (select 1 from ${sessionAttendance} a join ${trainingSessions} s on s.id = a.session_id
          where a.member_id = ${members.id} and a.state in ('present', 'late') and s.starts_at > ${since}::timestamptz)
      order by t.position, ${shownNameKey(sight)}`,
  )
}
