import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { peopleOf } from '../../../kernel/actor.ts'
import { addDays, clubDay, type LocalDate, localDate } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ownMemberId } from '../../members/policy.ts'
import { teams } from '../../teams/table.server.ts'
import { TURN_DAYS } from '../model.ts'
import { positionHolders, positions, rotaSlots, rotaWeeks } from '../table.server.ts'

/** Returns the positions and rota turns of the logged-in member. */
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
  /** The team's name. */
  team: string
  startsOn: LocalDate
  endsOn: LocalDate
  /** Whether the turn has begun. */
  isNow: boolean
}

/** A rota turn of a member that the reader acts for. */
export type FamilyTurn = Duty & { id: string; version: number; updatedAt: Date; firstName: string }

/** Lists the rota turns of members that the reader acts for that end after an instant, soonest first. */
export async function familyTurns(
  { db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  from: Date,
): Promise<FamilyTurn[]> {
  const people = peopleOf(actor)
  if (people.length === 0) return []
  const found = await db
    .select({
      id: rotaSlots.id,
      version: rotaSlots.version,
      updatedAt: rotaSlots.updatedAt,
      memberId: rotaSlots.memberId,
      position: positions.name,
      description: positions.description,
      team: teams.name,
      startsOn: rotaWeeks.startsOn,
    })
    .from(rotaSlots)
    .innerJoin(teams, eq(teams.id, rotaSlots.teamId))
    .innerJoin(positions, and(eq(positions.id, rotaSlots.positionId), eq(positions.enabled, true)))
    .innerJoin(rotaWeeks, eq(rotaWeeks.id, rotaSlots.weekId))
    .where(
      and(
        inArray(
          rotaSlots.memberId,
          people.map(({ memberId }) => memberId),
        ),
        gt(rotaWeeks.startsOn, addDays(clubDay(from), -TURN_DAYS)),
      ),
    )
    .orderBy(asc(rotaWeeks.startsOn), asc(positions.position), asc(rotaSlots.id))
  const today = clubDay(clock.now())
  return found.map(({ memberId, ...duty }) => {
    const startsOn = localDate(duty.startsOn)
    const firstName = people.find((one) => one.memberId === memberId)?.firstName ?? ''
    return {
      ...duty,
      firstName,
      startsOn,
      endsOn: addDays(startsOn, TURN_DAYS - 1),
      isNow: startsOn <= today,
    }
  })
}
