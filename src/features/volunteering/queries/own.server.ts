import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { ownMemberId } from '../../members/policy.ts'
import { positionHolders, positions, rotaSlots, rotaWeeks } from '../table.server.ts'

/** What the member who asks does for the club: positions held, and weeks of the rota. */
export async function ownJobs({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  const memberId = ownMemberId(actor)
  if (!memberId) return { positions: [], rota: [] }
  const held = await db
    .select({ position: positions.name, seat: positionHolders.seat })
    .from(positionHolders)
    .innerJoin(positions, eq(positions.id, positionHolders.positionId))
    .where(eq(positionHolders.memberId, memberId))
    .orderBy(asc(positions.name))
  const rota = await db
    .select({ position: positions.name, week: rotaWeeks.startsOn, team: rotaSlots.team })
    .from(rotaSlots)
    .innerJoin(positions, eq(positions.id, rotaSlots.positionId))
    .innerJoin(rotaWeeks, eq(rotaWeeks.id, rotaSlots.weekId))
    .where(eq(rotaSlots.memberId, memberId))
    .orderBy(asc(rotaWeeks.startsOn))
  return { positions: held, rota }
}
