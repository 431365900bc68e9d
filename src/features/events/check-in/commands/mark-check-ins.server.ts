import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { requireOrganised } from '../../booking/queries/event.server.ts'
import { bookings, tickets } from '../../booking/table.server.ts'
import { isCheckInOpen } from '../model/check-in.ts'
import type { CheckInInput } from '../schema.ts'

/**
 * Checks tickets in, or undoes that. The mark with the latest time on the phones wins for each ticket, whatever the
 * order of arrival, so that several phones that were offline do not overwrite newer marks. Ignores tickets of other
 * events, those that are not booked and those that are cancelled. CLOSED: it is too early or too late. Throws
 * Forbidden unless the actor organises events, and NotFound for an unknown event.
 */
export async function markCheckIns(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>,
  eventId: string,
  marks: readonly CheckInInput[],
): Promise<Outcome<object, { reason: 'CLOSED' }>> {
  return transact(ctx, async (tx) => {
    const event = await requireOrganised(ctx, tx, eventId)
    const now = ctx.clock.now()
    if (!isCheckInOpen(event, now)) return refused('CLOSED')
    const booked = tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.eventId, eventId), eq(bookings.status, 'booked')))
    for (const { ticket, isIn, markId, markedAt: at } of marks.toSorted(byTicket)) {
      // Limited to now, because marks from a phone whose clock is fast would otherwise always win.
      const markedAt = new Date(Math.min(at.getTime(), now.getTime()))
      const isLater = sql`(${tickets.markedAt}, ${tickets.markId}) < (${markedAt.toISOString()}::timestamptz, ${markId}::uuid)`
      await tx
        .update(tickets)
        .set({ markedAt, markId, checkedInAt: isIn ? markedAt : null })
        .where(
          and(
            eq(tickets.id, ticket),
            inArray(tickets.bookingId, booked),
            isNull(tickets.cancelledAt),
            or(isNull(tickets.markedAt), isLater),
          ),
        )
    }
    return done()
  })
}

/** All phones lock tickets in one order, so that they cannot block each other. */
const byTicket = (a: CheckInInput, b: CheckInInput) => (a.ticket < b.ticket ? -1 : 1)
