import { asc, desc, eq } from 'drizzle-orm'
import type { Pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import type { BookingStatus } from '../model/booking.ts'
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
  /** Null until it is paid. */
  paid: Pence | null
  refunded: Pence | null
  createdAt: Date
  /** Those that were cancelled alone too. */
  tickets: BookingRowTicket[]
  /** The answers of the booker for the whole booking. */
  answers: GivenAnswer[]
}

/** Lists the bookings of an event, newest first. The caller must check permissions. */
export async function bookingRows({ db }: Pick<Ctx, 'db'>, eventId: string): Promise<BookingRow[]> {
  const { id, name, email, status, amount, createdAt } = bookings
  const found = await db
    .select({
      ...{ id, name, email, status, amount, createdAt },
      paid: payments.amount,
      refunded: payments.refunded,
    })
    .from(bookings)
    .leftJoin(payments, eq(payments.id, bookings.paymentId))
    .where(eq(bookings.eventId, eventId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
  const people = await peopleIn(db, eventId)
  const given = Map.groupBy(await answersOfEvent(db, eventId), ({ bookingId }) => bookingId)
  return found.map((booking) => {
    const answers = given.get(booking.id) ?? []
    const own = (ticketId: string | null) => answers.filter((answer) => answer.ticketId === ticketId)
    const persons = people.get(booking.id) ?? []
    return {
      ...booking,
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
