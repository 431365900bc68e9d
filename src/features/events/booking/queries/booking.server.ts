import { and, asc, eq, isNull } from 'drizzle-orm'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type QrCode, qrCode } from '../../../../platform/links/qr-code.ts'
import { adminPaths } from '../../../../web/admin-paths.ts'
import type { Question } from '../../questions/model/question.ts'
import { questionsOf } from '../../questions/queries/questions.server.ts'
import { type BookingStatus, canCancel } from '../model/booking.ts'
import { firstAmount, paidParts, restOf } from '../model/deposit.ts'
import { shortCodeOf } from '../model/short-code.ts'
import { canRename, refundFor, refundWords, whyClosed } from '../model/terms.ts'
import { readTicketLink } from '../model/ticket-link.ts'
import { bookings, tickets, ticketTypes } from '../table.server.ts'
import { answersOfBooking, type GivenAnswer } from './answers.server.ts'
import { type BookedEvent, eventOf } from './event.server.ts'
import { restPayment } from './rests.server.ts'
import { termsOf } from './terms.server.ts'

/** The code opens the organiser's list at the ticket. The short code finds it there when it cannot be scanned. */
export type TicketView = {
  id: string
  position: number
  name: string
  type: string
  price: Pence
  /** What is refunded if this ticket alone is cancelled now. */
  refund: Pence
  canRename: boolean
  code: QrCode
  shortCode: string
}

/** A booking as its payer sees it. */
export type BookingView = {
  id: string
  status: BookingStatus
  amount: Pence
  /** What is paid at booking; the amount without a deposit. */
  first: Pence
  /** What is still to pay, due at `restDueAt`; 0 without a deposit. */
  rest: Pence
  restDueAt: Date | null
  restId: string | null
  heldUntil: Date | null
  event: BookedEvent
  tickets: TicketView[]
  /** The refund rule in words; '' for a free booking. */
  rule: string
  /** What a cancellation would refund now. */
  refund: Pence
  isPast: boolean
  /** Whether names and answers can still be changed. */
  canChange: boolean
  questions: Question[]
  answers: GivenAnswer[]
}

/** Returns the booking of an e-mailed link; undefined if the link is invalid or has expired. */
export async function bookingOfLink(
  ctx: Pick<Ctx, 'db' | 'secret' | 'clock' | 'config'>,
  token: string,
): Promise<BookingView | undefined> {
  const id = readTicketLink(ctx.secret, token, ctx.clock.now())
  const [booking] = id ? await ctx.db.select().from(bookings).where(eq(bookings.id, id)) : []
  if (!booking) return undefined
  const event = await eventOf(ctx.db, booking.eventId)
  const terms = await termsOf(ctx.db, event.id)
  const now = ctx.clock.now()
  const { status, amount, deposit, restDueAt, restId, heldUntil } = booking
  const isRestPaid = (await restPayment(ctx.db, booking)) !== undefined
  const refundOf = (price: Pence, paidFirst: Pence | null) => {
    const { first, rest } = paidParts({ price, deposit: paidFirst }, isRestPaid)
    return pence(refundFor(first, event, terms, now) + refundFor(rest, event, terms, now))
  }
  return {
    ...{ id: booking.id, status, amount, restDueAt, restId, heldUntil, event },
    ...{ first: firstAmount(booking), rest: restOf(booking, isRestPaid) },
    tickets: (await ticketViews(ctx, booking)).map(({ deposit: paidFirst, ...ticket }) => ({
      ...ticket,
      refund: refundOf(ticket.price, paidFirst),
    })),
    rule: amount > 0 ? refundWords(event, terms, now) : '',
    refund: refundOf(amount, deposit),
    isPast: whyClosed(event, terms, now) === 'PAST',
    canChange: canCancel(status) && !whyClosed(event, terms, now),
    questions: await questionsOf(ctx.db, event.id),
    answers: await answersOfBooking(ctx.db, booking.id),
  }
}

async function ticketViews(
  { db, config }: Pick<Ctx, 'db' | 'config'>,
  { id: bookingId, eventId }: { id: string; eventId: string },
): Promise<(Omit<TicketView, 'refund'> & { deposit: Pence | null })[]> {
  const list = new URL(adminPaths.checkIn(eventId), config.publicUrl).href
  const { id, position, name, price, deposit, memberId } = tickets
  const found = await db
    .select({
      ...{ id, position, name, memberId, price, deposit },
      type: ticketTypes.name,
      full: ticketTypes.price,
    })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .where(and(eq(tickets.bookingId, bookingId), isNull(tickets.cancelledAt)))
    .orderBy(asc(tickets.position))
  return found.map(({ full, memberId: member, ...ticket }) => ({
    ...ticket,
    canRename: canRename({ ...ticket, memberId: member }, { price: full }),
    ...codesOf(list, ticket.id),
  }))
}

const codesOf = (list: string, ticketId: string) => ({
  code: qrCode(`${list}#${ticketId}`),
  shortCode: shortCodeOf(ticketId),
})
