import { and, eq, sql } from 'drizzle-orm'
import { coachedTeams } from '../../../../kernel/actor.ts'
import { clubDay } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { isUnder16On } from '../../../members/queries/under-16.server.ts'
import { shownName, sightIn } from '../../../members/queries/visibility.server.ts'
import { members, memberTeams } from '../../../members/table.server.ts'
import { type Candidate, fairPlan, freeFor, type OpenPlace, type Proposal } from '../model/fair-plan.ts'
import { canSeeDuties } from '../policy.ts'
import { busyTimes } from './busy-times.server.ts'
import { type Duty, dutiesToFill } from './duties.server.ts'
import { pointsOfAll } from './points.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock' | 'club' | 'pages'>
/** Someone who can be put down for a duty, with the points of the season, those that are planned included, if shown. */
export type PlanPerson = { id: string; name: string; points: number | undefined }
export type Plan = {
  duties: Duty[]
  proposals: (Proposal & { free: string[] })[]
  people: PlanPerson[]
}

/**
 * Proposes a fair plan for the open places of the caller's teams (see `fairPlan`) without writing anything. All members
 * from 16 on are considered, except those who play, train, have another duty or have said no for that day. Points are
 * named only of members of the caller's teams. Throws Forbidden unless the caller coaches a team.
 */
export async function proposePlan(ctx: Reads): Promise<Plan> {
  if (!canSeeDuties(ctx.actor)) throw new Forbidden()
  const open = (await dutiesToFill(ctx)).filter(({ helpers, places }) => helpers.length < places)
  const [found, busy, points] = await Promise.all([helpersFrom16(ctx), busyTimes(ctx), pointsOfAll(ctx)])
  const pointsOf = new Map(
    points.flatMap(({ memberIds, done, planned }) => memberIds.map((id) => [id, done + planned])),
  )
  const people = found.map((one) => ({ ...one, points: pointsOf.get(one.id) ?? 0 }))
  const candidates = people.map(
    ({ id, teamIds, points }): Candidate => ({ memberId: id, teamIds, points, busy: busy.get(id) ?? [] }),
  )
  const coached = coachedTeams(ctx.actor)
  const isShown = (teamIds: readonly string[]) =>
    coached === 'all' || coached.some(({ id }) => teamIds.includes(id))
  const takenBy = new Map(open.map(({ id, helpers }) => [id, helpers.map(({ memberId }) => memberId)]))
  const places = open.flatMap(placesOf)
  const freeIn = new Map(places.map((place) => [place.dutyId, freeFor(place, candidates, takenBy)]))
  return {
    duties: open,
    proposals: fairPlan(places, candidates, takenBy).map((proposal) => ({
      ...proposal,
      free: freeIn.get(proposal.dutyId) ?? [],
    })),
    people: people
      .toSorted((a, b) => a.points - b.points)
      .map(({ id, name, points, teamIds }) => ({ id, name, points: isShown(teamIds) ? points : undefined })),
  }
}

const placesOf = ({ id, startsAt, endsAt, teamId, points, places, helpers }: Duty): OpenPlace[] =>
  Array.from({ length: places - helpers.length }, () => ({ dutyId: id, startsAt, endsAt, teamId, points }))

/** Lists the active members from 16 on by name, with the ids of their teams. */
async function helpersFrom16(ctx: Reads) {
  return ctx.db
    .select({
      id: members.id,
      name: shownName(sightIn(ctx)),
      teamIds: sql<string[]>`coalesce((select json_agg(mt.team_id) from ${memberTeams} mt
        where mt.member_id = ${members}.id), '[]')`,
    })
    .from(members)
    .where(and(eq(members.active, true), sql`not ${isUnder16On(clubDay(ctx.clock.now()))}`))
    .orderBy(members.nameKey, members.id)
}
