import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Actor, coachedTeams } from '../../../kernel/actor.ts'
import { addDays, clubDay, type LocalDate, localDate } from '../../../kernel/dates.ts'
import { clubLocale } from '../../../kernel/locale.ts'
import type { Ctx } from '../../../platform/context.ts'
import { teams } from '../../teams/table.server.ts'
import { sessionAttendance, sessionTeams, trainingSessions } from '../../trainings/sessions/table.server.ts'
import { isOn } from '../../volunteering/duties/queries/duties.server.ts'
import { duties, dutyHelpers } from '../../volunteering/duties/table.server.ts'
import { positions } from '../../volunteering/table.server.ts'
import { inThisSeason, monthOf, startOf } from './seasons.server.ts'

type Needs = Pick<Ctx, 'clock' | 'club' | 'actor'>

/** Whether a team is one that the actor coaches; an administrator has all. */
function isCoached(actor: Actor, teamId: typeof teams.id | typeof duties.teamId): SQL {
  const coached = coachedTeams(actor)
  if (coached === 'all') return sql`true`
  return inArray(
    teamId,
    coached.map(({ id }) => id),
  )
}

/** One row for each session and whether its players came, with how many. A coach sees the sessions of their teams. */
export const attendanceMarks = (ctx: Needs): SQL => sql`
  select ${monthOf(trainingSessions.startsAt)} as bar, mark.series, ${trainingSessions.id} as id, team.names as label,
    '' as detail, ${trainingSessions.startsAt} as at, mark.many as value
  from ${trainingSessions}
  cross join lateral (
    select case when ${sessionAttendance.state} in ('present', 'late') then 'came' else 'missed' end as series,
      count(*)::int as many
    from ${sessionAttendance} where ${sessionAttendance.sessionId} = ${trainingSessions.id} group by 1
  ) mark
  cross join lateral (
    select string_agg(${teams.name}, ', ' order by ${teams.position}) as names
    from ${sessionTeams} join ${teams} on ${teams.id} = ${sessionTeams.teamId}
    where ${sessionTeams.sessionId} = ${trainingSessions.id} and ${isCoached(ctx.actor, teams.id)}
  ) team
  where team.names is not null and ${inThisSeason(ctx, trainingSessions.startsAt)}`

export const WEEKS = 8

/** The Monday of the week that contains a day. */
export function mondayOf(day: LocalDate): LocalDate {
  const weekday = new Date(`${localDate(day)}T12:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** Two rows for each coming duty: its taken places and its open ones. A place on offer is open. */
export function dutyPlaces(ctx: Needs): SQL {
  const today = clubDay(ctx.clock.now())
  const until = addDays(mondayOf(today), WEEKS * 7)
  const zone = sql.raw(`'${clubLocale().timeZone}'`)
  return sql`
    select to_char(date_trunc('week', ${duties.startsAt} at time zone ${zone}), 'YYYY-MM-DD') as bar, place.series,
      ${duties.id} as id, ${positions.name} as label, coalesce(${teams.name}, 'Whole club') as detail,
      ${duties.startsAt} as at, place.many as value
    from ${duties}
    join ${positions} on ${and(eq(positions.id, duties.positionId), eq(positions.enabled, true))}
    left join ${teams} on ${teams.id} = ${duties.teamId}
    cross join lateral (
      select count(*)::int as kept from ${dutyHelpers}
      where ${dutyHelpers.dutyId} = ${duties.id} and ${dutyHelpers.offeredAt} is null
    ) helper
    cross join lateral (values ('taken', helper.kept), ('open', ${duties.places} - helper.kept)) place(series, many)
    where ${isOn} and place.many > 0 and ${isCoached(ctx.actor, duties.teamId)}
      and ${duties.startsAt} > ${ctx.clock.now().toISOString()}::timestamptz and ${duties.startsAt} < ${startOf(until)}`
}
