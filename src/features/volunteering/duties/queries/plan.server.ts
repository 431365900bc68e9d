import { and, eq, gt, sql } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { games } from '../../../games/table.server.ts'
import { isUnder16On } from '../../../members/queries/under-16.server.ts'
import { members, memberTeams } from '../../../members/table.server.ts'
import { type Candidate, fairPlan, type OpenPlace, type Proposal } from '../model/fair-plan.ts'
import { canSeeDuties } from '../policy.ts'
import { duties, dutyHelpers } from '../table.server.ts'
import { type Duty, dutiesToFill, isOn } from './duties.server.ts'
import { seasonPoints } from './points.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock' | 'club' | 'pages'>
export type Plan = { duties: Duty[]; proposals: Proposal[]; nameOf: ReadonlyMap<string, string> }

/** Players are unavailable from 45 minutes before the start of a game until its end. */
const BEFORE_GAME = sql`interval '45 minutes'`
const AFTER_GAME = sql`interval '105 minutes'`

/**
 * Proposes a fair plan for the open places of the caller's teams (see `fairPlan`) without writing anything. Members
 * under 16 are not proposed. Throws Forbidden unless the caller coaches a team.
 */
export async function proposePlan(ctx: Reads): Promise<Plan> {
  if (!canSeeDuties(ctx.actor)) throw new Forbidden()
  const open = (await dutiesToFill(ctx)).filter(({ helpers, places }) => helpers.length < places)
  const [people, busy, points] = await Promise.all([candidates(ctx), busyTimes(ctx), seasonPoints(ctx)])
  const pointsOf = new Map(points.map(({ memberId, done, planned }) => [memberId, done + planned]))
  const proposals = fairPlan(
    open.flatMap(placesOf),
    people.map(
      ({ id, teamIds }): Candidate => ({
        memberId: id,
        teamIds,
        points: pointsOf.get(id) ?? 0,
        busy: busy.get(id) ?? [],
      }),
    ),
    new Map(open.map(({ id, helpers }) => [id, helpers.map(({ memberId }) => memberId)])),
  )
  return { duties: open, proposals, nameOf: new Map(people.map(({ id, name }) => [id, name])) }
}

const placesOf = ({ id, startsAt, endsAt, teamId, points, places, helpers }: Duty): OpenPlace[] =>
  Array.from({ length: places - helpers.length }, () => ({ dutyId: id, startsAt, endsAt, teamId, points }))

async function candidates({ db, clock }: Reads) {
  return db
    .select({
      id: members.id,
      name: members.name,
      teamIds: sql<string[]>`coalesce((select json_agg(mt.team_id) from ${memberTeams} mt
        where mt.member_id = ${members}.id), '[]')`,
    })
    .from(members)
    .where(and(eq(members.active, true), sql`not ${isUnder16On(clubDay(clock.now()))}`))
    .orderBy(members.nameKey, members.id)
}

/** Returns by member when they play or have a duty. */
async function busyTimes({ db, clock }: Reads): Promise<Map<string, { startsAt: Date; endsAt: Date }[]>> {
  const now = clock.now()
  const [playing, helping] = await Promise.all([
    db
      .select({
        memberId: memberTeams.memberId,
        startsAt: sql<string>`${games.startsAt} - ${BEFORE_GAME}`,
        endsAt: sql<string>`${games.startsAt} + ${AFTER_GAME}`,
      })
      .from(games)
      .innerJoin(memberTeams, eq(memberTeams.teamId, games.teamId))
      .where(and(gt(games.startsAt, now), eq(games.status, 'scheduled'))),
    db
      .select({ memberId: dutyHelpers.memberId, startsAt: duties.startsAt, endsAt: duties.endsAt })
      .from(dutyHelpers)
      .innerJoin(duties, eq(duties.id, dutyHelpers.dutyId))
      .where(and(isOn, gt(duties.endsAt, now))),
  ])
  const times = [...playing, ...helping].map(({ memberId, startsAt, endsAt }) => ({
    memberId,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }))
  return Map.groupBy(times, ({ memberId }) => memberId)
}
