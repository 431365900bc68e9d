import { and, eq, isNull, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { pence } from '../../../../kernel/money.ts'
import { done, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { rollingBack } from '../../../../platform/database/rollback.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { canOrganise } from '../../policy.ts'
import { lockBooking, queueOffers, ticketsOf } from '../internal/change-booking.server.ts'
import { closeSessionsOf } from '../internal/close-sessions.server.ts'
import { emailTicketCancelled } from '../internal/emails.server.ts'
import { returnPlaces } from '../internal/places.server.ts'
import { refundBooking } from '../internal/refund-booking.server.ts'
import type { RefundChoice } from '../model/refund-choice.ts'
import { readTicketLink } from '../model/ticket-link.ts'
import { eventOf } from '../queries/event.server.ts'
import { answers, type Booking, bookings, type Ticket, tickets } from '../table.server.ts'
import { type CancelBooking, cancelByLink, cancelByOrganiser } from './cancel-booking.server.ts'

/**
 * Cancels one ticket of the booking of an e-mailed link; the last one cancels the booking. Throws NotFound for an
 * invalid link and for a ticket of another booking.
 */
export async function cancelTicketByLink(ctx: Ctx, token: string, ticketId: string): Promise<CancelBooking> {
  const id = readTicketLink(ctx.secret, token, ctx.clock.now())
  if (!id || !isId(ticketId)) throw new NotFound()
  const cancelled = await cancelTicket(ctx, { id, ticketId, choice: 'rule', byClub: false })
  return isLast(cancelled) ? cancelByLink(ctx, token) : cancelled
}

/** Cancels one ticket by the organiser, before or after the event. Throws Forbidden to everyone else, or NotFound. */
export async function cancelTicketByOrganiser(
  ctx: Ctx,
  ticketId: string,
  choice: RefundChoice,
): Promise<CancelBooking> {
  if (!canOrganise(ctx.actor)) throw new Forbidden()
  if (!isId(ticketId)) throw new NotFound()
  const [ticket] = await ctx.db.select().from(tickets).where(eq(tickets.id, ticketId))
  if (!ticket) throw new NotFound()
  const id = ticket.bookingId
  const cancelled = await cancelTicket(ctx, { id, ticketId, choice, byClub: true })
  return isLast(cancelled) ? cancelByOrganiser(ctx, id, choice) : cancelled
}

/** The ticket is the only one of its booking, which is cancelled as a whole then. */
const LAST = refused('LAST')
type CancelTicket = CancelBooking | typeof LAST

const isLast = (cancelled: CancelTicket): cancelled is typeof LAST =>
  !cancelled.ok && cancelled.reason === 'LAST'

type Asked = { id: string; ticketId: string; choice: RefundChoice; byClub: boolean }

/** The lock of the booking makes cancellations follow one another, so that a ticket is refunded once. */
async function cancelTicket(ctx: Ctx, { id, ticketId, choice, byClub }: Asked): Promise<CancelTicket> {
  // The rest gets another amount, so an open session for it is closed first.
  if (!(await closeSessionsOf(ctx, id))) return refused('PROVIDER_DOWN')
  return rollingBack<CancelTicket>(() =>
    transact(ctx, async (tx) => {
      const booking = await lockBooking(tx, id)
      const [known] = await tx
        .select()
        .from(tickets)
        .where(and(eq(tickets.id, ticketId), eq(tickets.bookingId, id)))
      if (!booking || !known) throw new NotFound()
      const left = await ticketsOf(tx, id)
      const ticket = left.find((one) => one.id === ticketId)
      if (booking.status !== 'booked' || !ticket) return refused('NOT_ACTIVE')
      if (left.length === 1) return LAST
      const { startsAt } = await eventOf(tx, booking.eventId)
      if (!byClub && startsAt <= ctx.clock.now()) return refused('PAST')
      if (!byClub && ticket.checkedInAt) return refused('CHECKED_IN')
      const { price, deposit } = ticket
      const facts = { price, deposit, choice, key: `ticket:${ticketId}` }
      const refunded = await refundBooking(ctx, tx, booking, facts)
      await removeTicket(ctx, tx, booking, ticket)
      await emailTicketCancelled(ctx, tx, booking, { ...refunded, ticket, byClub })
      const subject = `events/${booking.eventId}`
      if (byClub)
        await auditStaff(tx, ctx, { action: 'events.cancel-ticket', subject, facts: { refund: choice } })
      return done({ refund: pence(refunded.byCard + refunded.byHand) })
    }),
  )
}

/** Frees the place of a ticket, deletes its answers, and takes its price off the booking. */
async function removeTicket({ clock }: Ctx, tx: Tx, booking: Booking, ticket: Ticket): Promise<void> {
  const now = clock.now()
  await tx
    .update(tickets)
    .set({ cancelledAt: now, checkedInAt: null })
    .where(and(eq(tickets.id, ticket.id), isNull(tickets.cancelledAt)))
  await tx.delete(answers).where(eq(answers.ticketId, ticket.id))
  await returnPlaces(tx, [ticket])
  const amount = pence(booking.amount - ticket.price)
  const deposit = booking.deposit === null ? null : pence(booking.deposit - (ticket.deposit ?? ticket.price))
  await tx
    .update(bookings)
    .set({ amount, deposit, updatedAt: now, version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, booking.id))
  await queueOffers(tx, booking.eventId)
  await touchEntry(tx, 'events', booking.eventId)
}
