import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { type Actor, coachedTeams, peopleOf } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { shownName, sightIn } from '../../../members/queries/visibility.server.ts'
import { members } from '../../../members/table.server.ts'
import { teams } from '../../../teams/table.server.ts'
import { positions } from '../../table.server.ts'
import { canSeeDuties } from '../policy.ts'
import { duties, dutyHelpers } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

export type DutyHelper = {
  memberId: string
  /** The name as the reader may see it: only the first name of a minor. */
  name: string
  byGuardian: boolean
  isOffered: boolean
}

export type Duty = {
  id: string
  position: string
  description: string
  allowsUnder16: boolean
  team: string | null
  teamId: string | null
  startsAt: Date
  endsAt: Date
  place: string
  note: string
  places: number
  points: number
  giveBackDays: number
  helpers: DutyHelper[]
}

/** The maximum number of duties on a page. */
const MOST = 300

/** Matches duties that are not cancelled and whose game takes place. */
export const isOn: SQL = sql`(${duties.cancelledAt} is null and not ${duties.gameOff})`

/**
 * Lists the upcoming duties that the caller can assign helpers to, soonest first. Throws Forbidden unless the caller
 * coaches a team.
 */
export async function dutiesToFill(ctx: Reads): Promise<Duty[]> {
  if (!canSeeDuties(ctx.actor)) throw new Forbidden()
  return dutiesWhere(ctx, and(isComing(ctx), isOfCoach(ctx.actor)))
}

/** Lists the upcoming duties with a place that is free or offered by its helper, soonest first. */
export async function openDuties(ctx: Reads): Promise<Duty[]> {
  ctx.pages.read('duties')
  const kept = sql`(select count(*) from duty_helpers h where h.duty_id = ${duties.id} and h.offered_at is null)`
  return dutiesWhere(ctx, and(isComing(ctx), sql`${kept} < ${duties.places}`))
}

/** Lists the upcoming duties of members that the caller acts for, soonest first. */
export async function ownDuties(ctx: Reads): Promise<Duty[]> {
  const ids = peopleOf(ctx.actor).map(({ memberId }) => memberId)
  if (ids.length === 0) return []
  const own = ctx.db
    .select({ id: dutyHelpers.dutyId })
    .from(dutyHelpers)
    .where(inArray(dutyHelpers.memberId, ids))
  return dutiesWhere(ctx, and(isOn, gt(duties.endsAt, ctx.clock.now()), inArray(duties.id, own)))
}

/** Lists these members' duties between two instants, with the ids of the members, for calendars. */
export async function dutiesBetween(
  { db }: Pick<Ctx, 'db'>,
  { memberIds, from, to }: { memberIds: readonly string[]; from: Date; to: Date },
) {
  if (memberIds.length === 0) return []
  return db
    .select({
      id: duties.id,
      memberId: dutyHelpers.memberId,
      byGuardian: dutyHelpers.byGuardian,
      position: positions.name,
      team: teams.name,
      startsAt: duties.startsAt,
      endsAt: duties.endsAt,
      place: duties.place,
      version: duties.version,
      updatedAt: duties.updatedAt,
    })
    .from(duties)
    .innerJoin(dutyHelpers, eq(dutyHelpers.dutyId, duties.id))
    .innerJoin(positions, eq(positions.id, duties.positionId))
    .leftJoin(teams, eq(teams.id, duties.teamId))
    .where(
      and(
        isOn,
        inArray(dutyHelpers.memberId, [...memberIds]),
        gt(duties.endsAt, from),
        lt(duties.startsAt, to),
      ),
    )
    .orderBy(asc(duties.startsAt))
}

const isComing = ({ clock }: Pick<Ctx, 'clock'>) => and(isOn, gt(duties.startsAt, clock.now()))

function isOfCoach(actor: Actor): SQL | undefined {
  const coached = coachedTeams(actor)
  if (coached === 'all') return undefined
  return inArray(
    duties.teamId,
    coached.map(({ id }) => id),
  )
}

async function dutiesWhere(ctx: Reads, where: SQL | undefined): Promise<Duty[]> {
  const found = await ctx.db
    .select({
      id: duties.id,
      position: positions.name,
      description: positions.description,
      allowsUnder16: positions.allowsUnder16,
      team: teams.name,
      teamId: duties.teamId,
      startsAt: duties.startsAt,
      endsAt: duties.endsAt,
      place: duties.place,
      note: duties.note,
      places: duties.places,
      points: duties.points,
      giveBackDays: duties.giveBackDays,
    })
    .from(duties)
    .innerJoin(positions, and(eq(positions.id, duties.positionId), eq(positions.enabled, true)))
    .leftJoin(teams, eq(teams.id, duties.teamId))
    .where(where)
    .orderBy(asc(duties.startsAt), asc(positions.name), asc(duties.id))
    .limit(MOST)
  const helpers = await helpersOf(
    ctx,
    found.map(({ id }) => id),
  )
  return found.map((duty) => ({ ...duty, helpers: helpers.get(duty.id) ?? [] }))
}

async function helpersOf(ctx: Reads, dutyIds: readonly string[]): Promise<Map<string, DutyHelper[]>> {
  if (dutyIds.length === 0) return new Map()
  const found = await ctx.db
    .select({
      dutyId: dutyHelpers.dutyId,
      memberId: dutyHelpers.memberId,
      name: shownName(sightIn(ctx)),
      byGuardian: dutyHelpers.byGuardian,
      isOffered: sql<boolean>`${dutyHelpers.offeredAt} is not null`,
    })
    .from(dutyHelpers)
    .innerJoin(members, eq(members.id, dutyHelpers.memberId))
    .where(inArray(dutyHelpers.dutyId, [...dutyIds]))
    .orderBy(asc(dutyHelpers.place))
  const byDuty = Map.groupBy(found, ({ dutyId }) => dutyId)
  return new Map([...byDuty].map(([id, rows]) => [id, rows.map(({ dutyId: _, ...helper }) => helper)]))
}
