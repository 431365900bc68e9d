import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { isUnder16On } from '../../../members/queries/under-16.server.ts'
import { members } from '../../../members/table.server.ts'
import { positions } from '../../table.server.ts'
import { duties, dutyHelpers } from '../table.server.ts'

export type LockedDuty = typeof duties.$inferSelect & { hasEnded: boolean }

/** Locks a duty, so that its places are assigned one at a time. Throws NotFound for an unknown one. */
export async function lockDuty({ clock }: Pick<Ctx, 'clock'>, tx: Tx, id: string): Promise<LockedDuty> {
  const [duty] = await tx.select().from(duties).where(eq(duties.id, id)).for('update')
  if (!duty) throw new NotFound('This duty no longer exists')
  return { ...duty, hasEnded: duty.cancelledAt !== null || duty.gameOff || duty.startsAt <= clock.now() }
}

/** Returns the lowest free place of a locked duty; undefined if it is full. */
export async function freePlace(tx: Tx, { id, places }: LockedDuty): Promise<number | undefined> {
  const taken = await tx
    .select({ place: dutyHelpers.place })
    .from(dutyHelpers)
    .where(eq(dutyHelpers.dutyId, id))
  const numbers = new Set(taken.map(({ place }) => place))
  return Array.from({ length: places }, (_, index) => index + 1).find((place) => !numbers.has(place))
}

/** Returns the place of a locked duty that was offered first. */
export async function offeredPlace(
  tx: Tx,
  { id }: LockedDuty,
): Promise<{ place: number; memberId: string } | undefined> {
  const [offered] = await tx
    .select({ place: dutyHelpers.place, memberId: dutyHelpers.memberId })
    .from(dutyHelpers)
    .where(and(eq(dutyHelpers.dutyId, id), isNotNull(dutyHelpers.offeredAt)))
    .orderBy(asc(dutyHelpers.offeredAt))
    .limit(1)
  return offered
}

/** Whether a member is too young for a position on the day of the duty. Throws NotFound for an unknown member. */
export async function isTooYoung(tx: Tx, duty: LockedDuty, memberId: string): Promise<boolean> {
  const [found] = await tx
    .select({ isUnder16: isUnder16On(sql`${duty.startsAt.toISOString()}::timestamptz`) })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.active, true)))
  if (!found) throw new NotFound('This member does not exist')
  if (!found.isUnder16) return false
  const [position] = await tx
    .select({ allowsUnder16: positions.allowsUnder16 })
    .from(positions)
    .where(eq(positions.id, duty.positionId))
  return position?.allowsUnder16 !== true
}
