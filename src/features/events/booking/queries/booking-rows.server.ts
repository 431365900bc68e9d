import { asc, desc, eq, sql } from 'drizzle-orm'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
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

/** The payments of a booking and of its rest. A payment by hand that was reversed never came in. */
const OWN_PAYMENTS = sql`payments p where p.purpose = 'booking'
  and p.object_id in (event_bookings.id, event_bookings.rest_id)
  and (p.status = 'paid' or p.status = 'refunded' and p.method = 'card')`

const PAID = sql<number | null>`(select sum(p.amount_minor)::int from ${OWN_PAYMENTS})`

/** What went back to a card, and what was paid back by hand. */
const REFUNDED = sql<number | null>`(select sum(p.refunded_minor + (select coalesce(sum(b.amount_minor), 0)
  from pay_backs b where b.payment_id = p.id and b.paid_back_at is not null))::int from ${OWN_PAYMENTS})`

const IS_REST_PAID = sql<boolean>`exists (select 1 from payments p where p.purpose = 'booking'
  and p.object_id = event_bookings.rest_id and p.status = 'paid')`

/** Lists the bookings of an event, newest first, as the ledger has them. The caller must check permissions. */
export async function bookingRows({ db }: Pick<Ctx, 'db'>, eventId: string): Promise<BookingRow[]> {
  const { id, name, email, status, amount, deposit, createdAt } = bookings
  const found = await db
    .select({
      ...{ id, name, email, status, amount, deposit, createdAt },
      ...{ paid: PAID, refunded: REFUNDED, isRestPaid: IS_REST_PAID },
    })
    .from(bookings)
    .where(eq(bookings.eventId, eventId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
  const people = await peopleIn(db, eventId)
  const given = Map.groupBy(await answersOfEvent(db, eventId), ({ bookingId }) => bookingId)
  return found.map(({ deposit, isRestPaid, paid, refunded, ...booking }) => {
    const answers = given.get(booking.id) ?? []
    const own = (ticketId: string | null) => answers.filter((answer) => answer.ticketId === ticketId)
    const persons = people.get(booking.id) ?? []
    return {
      ...booking,
      paid: paid === null ? null : pence(paid),
      refunded: refunded === null ? null : pence(refunded),
      rest: restOf({ ...booking, deposit }, isRestPaid),
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
