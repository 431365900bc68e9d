import { type SQL, sql } from 'drizzle-orm'
import { type Actor, coachedTeams, peopleOf } from '../../../../kernel/actor.ts'
import { addDays, clubDay, clubInstant, type LocalDate } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { seasonOf } from '../../../../kernel/season.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { rows } from '../../../../platform/database/database.ts'
import { guardians } from '../../../members/family/table.server.ts'
import { members, memberTeams } from '../../../members/table.server.ts'
import { TURN_DAYS } from '../../model.ts'
import { rotaSlots, rotaWeeks } from '../../table.server.ts'
import { canSeeDuties } from '../policy.ts'
import { duties, dutyHelpers } from '../table.server.ts'

/** The points of a member, or of a family if its members share the target. */
export type PointsRow = {
  /** The id of one of the members. */
  memberId: string
  /** The ids of all members. */
  memberIds: string[]
  names: string
  done: number
  /** The points of future duties. */
  planned: number
}

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock' | 'club'>

/**
 * Lists this season's points of the active members of the caller's teams, or of their families, fewest first. A turn in
 * the fortnight rota counts as one point. Throws Forbidden unless the caller coaches a team.
 */
export async function seasonPoints(ctx: Reads): Promise<PointsRow[]> {
  if (!canSeeDuties(ctx.actor)) throw new Forbidden()
  const coached = teamIdsOf(ctx.actor)
  const where =
    coached === 'all'
      ? sql`true`
      : sql`exists (select 1 from ${memberTeams} mt where mt.member_id = m.id and mt.team_id = any(${sql.param(coached)}::uuid[]))`
  return pointsWhere(ctx, where)
}

/** Lists the points of the members that the caller acts for, individually or by family. */
export async function ownPoints(ctx: Reads): Promise<PointsRow[]> {
  const ids = peopleOf(ctx.actor).map(({ memberId }) => memberId)
  if (ids.length === 0) return []
  return pointsWhere(ctx, sql`m.id = any(${sql.param(ids)}::uuid[])`)
}

/** The points of all active members, each or as a family, to plan with. The caller must have checked the permission. */
export const pointsOfAll = (ctx: Omit<Reads, 'actor'>): Promise<PointsRow[]> => pointsWhere(ctx, sql`true`)

/**
 * Returns the points that each active member, or their family, earned in the season of a day. The caller must check
 * permissions.
 */
export async function pointsOfSeason(
  ctx: Omit<Reads, 'actor'>,
  day: LocalDate,
): Promise<ReadonlyMap<string, number>> {
  const found = await pointsWhere(ctx, sql`true`, day)
  return new Map(found.flatMap(({ memberIds, done }) => memberIds.map((id) => [id, done] as const)))
}

/** Groups the members of a family by their first guardian, or by their account if they have no guardian. */
function pointsWhere(
  { db, clock, club }: Omit<Reads, 'actor'>,
  where: SQL,
  day = clubDay(clock.now()),
): Promise<PointsRow[]> {
  const now = clock.now()
  const today = clubDay(now)
  const season = seasonOf(day, club.seasonStartMonth)
  const from = clubInstant(season.from, '00:00').toISOString()
  const until = clubInstant(addDays(season.until, 1), '00:00').toISOString()
  const group = club.dutyTargetPerFamily ? sql`coalesce(g.user_id, m.user_id, m.id)` : sql`m.id`
  return rows<PointsRow>(
    db,
    sql`
    with earned as (
      select h.member_id, d.points, d.ends_at <= ${now.toISOString()}::timestamptz as is_done
      from ${duties} d join ${dutyHelpers} h on h.duty_id = d.id
      where d.cancelled_at is null and not d.game_off and d.starts_at >= ${from}::timestamptz and d.starts_at < ${until}::timestamptz
      union all
      select s.member_id, 1, w.starts_on + ${TURN_DAYS}::int <= ${today}::date
      from ${rotaSlots} s join ${rotaWeeks} w on w.id = s.week_id
      where s.member_id is not null and w.starts_on >= ${season.from}::date and w.starts_on <= ${season.until}::date
    ), by_member as (
      select member_id, sum(points) filter (where is_done) as done, sum(points) filter (where not is_done) as planned
      from earned group by member_id
    )
    select (min(m.id::text)) as "memberId", array_agg(m.id) as "memberIds", string_agg(m.name, ', ' order by m.name_key, m.id) as names,
      coalesce(sum(b.done), 0)::int as done, coalesce(sum(b.planned), 0)::int as planned
    from ${members} m
    left join ${guardians} g on g.member_id = m.id and g.place = 1
    left join by_member b on b.member_id = m.id
    where m.active and ${where}
    group by ${group}
    order by done, names`,
  )
}

function teamIdsOf(actor: Actor): string[] | 'all' {
  const coached = coachedTeams(actor)
  return coached === 'all' ? 'all' : coached.map(({ id }) => id)
}
