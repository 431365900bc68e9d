import { and, asc, eq, gt } from 'drizzle-orm'
import { addDays, clubDay, type LocalDate, localDate } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ownMemberId } from '../../members/policy.ts'
import { teams } from '../../teams/table.server.ts'
import { TURN_DAYS } from '../model.ts'
import { positionHolders, positions, rotaSlots, rotaWeeks } from '../table.server.ts'

/** The positions and rota turns of the logged-in member. */
export async function ownJobs({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  const memberId = ownMemberId(actor)
  if (!memberId) return { positions: [], rota: [] }
  const held = await db
    .select({ position: positions.name, team: teams.name })
    .from(positionHolders)
    .leftJoin(teams, eq(teams.id, positionHolders.teamId))
    .innerJoin(positions, eq(positions.id, positionHolders.positionId))
    .where(eq(positionHolders.memberId, memberId))
    .orderBy(asc(positions.name))
  const rota = await db
    .select({ position: positions.name, week: rotaWeeks.startsOn, team: teams.name })
    .from(rotaSlots)
    .innerJoin(teams, eq(teams.id, rotaSlots.teamId))
    .innerJoin(positions, eq(positions.id, rotaSlots.positionId))
    .innerJoin(rotaWeeks, eq(rotaWeeks.id, rotaSlots.weekId))
    .where(eq(rotaSlots.memberId, memberId))
    .orderBy(asc(rotaWeeks.startsOn))
  return { positions: held, rota }
}

/** A member's turn in the rota. */
export type Duty = {
  position: string
  description: string
  /** The name of the team. */
  team: string
  startsOn: LocalDate
  endsOn: LocalDate
  /** Whether the turn has begun. */
  isNow: boolean
}

/** The logged-in member's current and future duties, soonest first, at most three. */
export async function nextDuties({ db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>): Promise<Duty[]> {
  const memberId = ownMemberId(actor)
  if (!memberId) return []
  const today = clubDay(clock.now())
  const found = await db
    .select({
      position: positions.name,
      description: positions.description,
      team: teams.name,
      startsOn: rotaWeeks.startsOn,
    })
    .from(rotaSlots)
    .innerJoin(teams, eq(teams.id, rotaSlots.teamId))
    .innerJoin(positions, and(eq(positions.id, rotaSlots.positionId), eq(positions.enabled, true)))
    .innerJoin(rotaWeeks, eq(rotaWeeks.id, rotaSlots.weekId))
    .where(and(eq(rotaSlots.memberId, memberId), gt(rotaWeeks.startsOn, addDays(today, -TURN_DAYS))))
    .orderBy(asc(rotaWeeks.startsOn), asc(positions.position))
    .limit(3)
  return found.map((duty) => {
    const startsOn = localDate(duty.startsOn)
    return { ...duty, startsOn, endsOn: addDays(startsOn, TURN_DAYS - 1), isNow: startsOn <= today }
  })
}
