import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { BOOKING_WORDS, type BookingStatus } from '../../booking/model/booking.ts'
import { shortCodeOf } from '../../booking/model/short-code.ts'
import { answersAbout, answersAtCheckIn } from '../../booking/queries/answers.server.ts'
import { type BookedEvent, requireOrganised } from '../../booking/queries/event.server.ts'
import { bookings, tickets, ticketTypes } from '../../booking/table.server.ts'
import { isCheckInOpen, type ListedTicket, type StatesByTicket } from '../model/check-in.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock'>

export type CheckInList = { event: BookedEvent; isOpen: boolean; tickets: ListedTicket[] }

/** Lists the tickets of an event by name, those that do not count too. Throws Forbidden or NotFound. */
export async function checkInList(ctx: Reads, eventId: string): Promise<CheckInList> {
  const event = await requireOrganised(ctx, ctx.db, eventId)
  return { event, isOpen: isCheckInOpen(event, ctx.clock.now()), tickets: await listed(ctx, eventId) }
}

/** Returns the current state of each ticket, for the phones at the entrance. Throws like `checkInList`. */
export async function ticketStates(ctx: Reads, eventId: string): Promise<StatesByTicket> {
  await requireOrganised(ctx, ctx.db, eventId)
  const found = await listed(ctx, eventId)
  return Object.fromEntries(
    found.map(({ id, why, checkedInAt }) => [id, { why, checkedInAt: checkedInAt?.toISOString() ?? null }]),
  )
}

async function listed({ db }: Reads, eventId: string): Promise<ListedTicket[]> {
  const { id, name, checkedInAt } = tickets
  const found = await db
    .select({
      ...{ id, name, checkedInAt, type: ticketTypes.name, bookedBy: bookings.name },
      bookingId: bookings.id,
      cancelledAt: tickets.cancelledAt,
      status: bookings.status,
      refunded: sql<number>`coalesce(${payments.refunded}, 0)`,
    })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .leftJoin(payments, eq(payments.id, bookings.paymentId))
    .where(eq(bookings.eventId, eventId))
    .orderBy(asc(sql`lower(${name})`), asc(id))
  const given = await answersAtCheckIn(db, eventId)
  return found.map(({ status, refunded, bookingId, cancelledAt, ...ticket }) => ({
    ...ticket,
    answers: answersAbout(given, { id: ticket.id, bookingId }).map(({ label, text }) => `${label} ${text}`),
    shortCode: shortCodeOf(ticket.id),
    why: cancelledAt ? BOOKING_WORDS.cancelled.text : whyNot(status, refunded > 0),
  }))
}

function whyNot(status: BookingStatus, isRefunded: boolean): string {
  if (status === 'booked') return ''
  return isRefunded ? 'Cancelled and refunded' : BOOKING_WORDS[status].text
}
