import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { statesBefore } from '../../../../kernel/state-table.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { BOOKING_STATES, type BookingStatus, hasPlaces } from '../model/booking.ts'
import { answers, type Booking, bookings, type Ticket, tickets } from '../table.server.ts'
import { returnPlaces, takePlaces } from './places.server.ts'

/** Locks and reads a booking in a transaction that changes it. */
export async function lockBooking(tx: Tx, id: string): Promise<Booking | undefined> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  return booking
}

/** Returns the tickets of a booking that are not cancelled, in the order of the form. */
export const ticketsOf = async (tx: Tx, bookingId: string): Promise<Ticket[]> =>
  tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.bookingId, bookingId), isNull(tickets.cancelledAt)))
    .orderBy(asc(tickets.position))

/** Queues the job that offers free places to the waiting list. */
export const queueOffers = (tx: Tx, eventId: string) =>
  addJob(tx, 'events:offer', { eventId }, `events:offer:${eventId}`)

/**
 * Changes the state of a locked booking, and takes or returns its places. A cancelled booking loses its answers, which
 * can be about health and which nobody needs any more. Returns the booking, or undefined when there are too few places;
 * the caller then rolls back. Throws on a change that BOOKING_STATES does not allow.
 */
export async function changeBooking(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  booking: Booking,
  status: BookingStatus,
  also: Partial<Pick<Booking, 'heldUntil' | 'bookedAt' | 'paymentId'>> = {},
): Promise<Booking | undefined> {
  const [had, has] = [hasPlaces(booking.status), hasPlaces(status)]
  if (!had && has && (await takePlaces(tx, await ticketsOf(tx, booking.id)))) return undefined
  if (had && !has) await returnPlaces(tx, await ticketsOf(tx, booking.id))
  const [changed] = await tx
    .update(bookings)
    .set({ heldUntil: null, ...also, status, updatedAt: clock.now(), version: sql`${bookings.version} + 1` })
    .where(and(eq(bookings.id, booking.id), inArray(bookings.status, statesBefore(BOOKING_STATES, status))))
    .returning()
  if (!changed) throw new Error(`booking ${booking.id} cannot go from ${booking.status} to ${status}`)
  if (status === 'cancelled') await tx.delete(answers).where(eq(answers.bookingId, booking.id))
  if (had && !has) await queueOffers(tx, booking.eventId)
  await touchEntry(tx, 'events', booking.eventId)
  return changed
}
