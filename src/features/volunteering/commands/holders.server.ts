import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { Forbidden, Invalid, NotFound } from '../../../kernel/errors.ts'
import { done } from '../../../kernel/outcome.ts'
import type { EntryInput } from '../../../platform/content/content-type.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { members } from '../../members/table.server.ts'
import { SEAT_LABELS, SEATS, type Seat, seatsOf } from '../model.ts'
import { canSetHolders } from '../policy.ts'
import { positionHolders, positions } from '../table.server.ts'

/**
 * Sets the holder of a seat of a fixed position; null opens it. Throws Forbidden unless the actor is an administrator,
 * NotFound for an unknown position, seat or member.
 */
export async function setHolder(
  ctx: Pick<Ctx, 'db' | 'pages' | 'actor'>,
  { positionId, seat, memberId }: { positionId: string; seat: Seat; memberId: string | null },
): Promise<{ ok: true }> {
  if (!canSetHolders(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    if (memberId !== null) await expectMember(tx, memberId)
    const written = await tx
      .update(positionHolders)
      .set({ memberId })
      .where(and(eq(positionHolders.positionId, positionId), eq(positionHolders.seat, seat)))
      .returning({ seat: positionHolders.seat })
    if (written.length === 0) throw new NotFound('This position has no such seat')
    await touchEntry(tx, 'volunteers', positionId)
    return done()
  })
}

/**
 * Creates and deletes seats to fit a position: none if it is flexible, one if it is for the whole club, else one for
 * each team. Filled seats stay. Runs whenever a position is written. [VOL-003, VOL-012]
 */
export async function fitSeats(tx: Tx, positionId: string): Promise<void> {
  const [position] = await tx
    .select({ isFlexible: positions.isFlexible, generalClub: positions.generalClub })
    .from(positions)
    .where(eq(positions.id, positionId))
  if (!position) return
  const seats = position.isFlexible ? [] : seatsOf(position)
  await tx
    .delete(positionHolders)
    .where(
      and(
        eq(positionHolders.positionId, positionId),
        isNull(positionHolders.memberId),
        seats.length > 0 ? notInArray(positionHolders.seat, [...seats]) : undefined,
      ),
    )
  if (seats.length === 0) return
  const rows = seats.map((seat) => ({ positionId, seat }))
  await tx.insert(positionHolders).values(rows).onConflictDoNothing()
}

/**
 * Writes the holders that the input names, such as `member_m1`; other seats stay as they are. Runs after `fitSeats`.
 * Throws Invalid for a seat that the position does not have and for an unknown member.
 */
export async function writeHolders(tx: Tx, positionId: string, draft: EntryInput): Promise<void> {
  const problems: Record<string, string[]> = {}
  for (const seat of SEATS) {
    const field = `member_${seat}`
    const memberId = draft[field]
    if (memberId !== null && typeof memberId !== 'string') continue
    if (memberId !== null && (await tx.$count(members, eq(members.id, memberId))) === 0) {
      problems[field] = ['This member does not exist']
      continue
    }
    const written = await tx
      .update(positionHolders)
      .set({ memberId })
      .where(and(eq(positionHolders.positionId, positionId), eq(positionHolders.seat, seat)))
      .returning({ seat: positionHolders.seat })
    if (written.length === 0 && memberId !== null)
      problems[field] = [`This position has no seat for ${SEAT_LABELS[seat]}`]
  }
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
}

async function expectMember(tx: Tx, id: string): Promise<void> {
  const [member] = await tx.select({ id: members.id }).from(members).where(eq(members.id, id))
  if (!member) throw new NotFound('This member does not exist')
}
