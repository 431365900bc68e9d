import { and, asc, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import type { BookingStatus } from '../model/booking.ts'
import { restOf } from '../model/deposit.ts'
import { bookings, tickets, ticketTypes } from '../table.server.ts'
import { answersOfEvent, type GivenAnswer } from './answers.server.ts'

/** A person in the organiser's list. */
export type BookingRowTicket = {
  id: string
  name: string
  type: string
  price: Pence
  checkedInAt: Date | null
  cancelledAt: Date | null
  answers: GivenAnswer[]
}

/** A booking in the organiser's list. */
export type BookingRow = {
  id: string
  name: string
  email: string
  status: BookingStatus
  amount: Pence
  /** With the rest. Null until something is paid. */
  paid: Pence | null
  refunded: Pence | null
  /** What is still to pay after a deposit. */
  rest: Pence
  createdAt: Date
  /** Those that were cancelled alone too. */
  tickets: BookingRowTicket[]
  /** The answers of the booker for the whole booking. */
  answers: GivenAnswer[]
}

/** The payment of the rest. */
const later = alias(payments, 'later')

/** Lists the bookings of an event, newest first. The caller must check permissions. */
export async function bookingRows({ db }: Pick<Ctx, 'db'>, eventId: string): Promise<BookingRow[]> {
  const { id, name, email, status, amount, deposit, createdAt } = bookings
  const found = await db
    .select({
      ...{ id, name, email, status, amount, deposit, createdAt },
      paid: payments.amount,
      refunded: payments.refunded,
      restPaid: later.amount,
      restRefunded: later.refunded,
    })
    .from(bookings)
    .leftJoin(payments, eq(payments.id, bookings.paymentId))
    .leftJoin(
      later,
      and(eq(later.objectId, bookings.restId), eq(later.purpose, 'booking'), eq(later.status, 'paid')),
    )
    .where(eq(bookings.eventId, eventId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
  const people = await peopleIn(db, eventId)
  const given = Map.groupBy(await answersOfEvent(db, eventId), ({ bookingId }) => bookingId)
  return found.map(({ deposit, restPaid, restRefunded, ...booking }) => {
    const answers = given.get(booking.id) ?? []
    const own = (ticketId: string | null) => answers.filter((answer) => answer.ticketId === ticketId)
    const persons = people.get(booking.id) ?? []
    return {
      ...booking,
      paid: booking.paid === null ? null : pence(booking.paid + (restPaid ?? 0)),
      refunded: booking.refunded === null ? null : pence(booking.refunded + (restRefunded ?? 0)),
      rest: restOf({ ...booking, deposit }, restPaid !== null),
      answers: own(null),
      tickets: persons.map((one) => ({ ...one, answers: own(one.id) })),
    }
  })
}

/** Returns the tickets of an event by booking. */
async function peopleIn(db: Ctx['db'], eventId: string) {
  const { id, bookingId, name, price, checkedInAt, cancelledAt } = tickets
  const found = await db
    .select({ id, bookingId, name, price, checkedInAt, cancelledAt, type: ticketTypes.name })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .where(eq(ticketTypes.eventId, eventId))
    .orderBy(asc(tickets.position))
  return Map.groupBy(found, (ticket) => ticket.bookingId)
}
