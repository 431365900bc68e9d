import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { bookings, tickets } from '../table.server.ts'

/** Returns those of these ticket types for which a booking is on the waiting list. New bookings come after it. */
export async function waitedFor(db: Db | Tx, typeIds: readonly string[]): Promise<string[]> {
  if (typeIds.length === 0) return []
  const found = await db
    .selectDistinct({ typeId: tickets.typeId })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(
      and(inArray(tickets.typeId, [...typeIds]), eq(bookings.status, 'waiting'), isNull(tickets.cancelledAt)),
    )
  return found.map(({ typeId }) => typeId)
}
