import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Question } from '../../questions/model/question.ts'
import { questionsOf } from '../../questions/queries/questions.server.ts'
import type { BookingStatus } from '../model/booking.ts'
import { type Deposit, depositNow } from '../model/deposit.ts'
import { refundWords, type Terms, whyClosed } from '../model/terms.ts'
import { ticketPath } from '../model/ticket-link.ts'
import { bookings, type TicketType, tickets } from '../table.server.ts'
import { isOwnBooking } from './own-bookings.server.ts'
import { termsOf } from './terms.server.ts'
import { ticketTypesOf } from './ticket-types.server.ts'
import { waitedFor } from './waiting.server.ts'

export type OfferedType = Pick<
  TicketType,
  'id' | 'name' | 'price' | 'memberPrice' | 'places' | 'mostPerBooking'
> & {
  left: number
  /** What a booking pays now; undefined if it pays the whole price. */
  deposit: Deposit | undefined
}

/** The tickets of an event, as its page offers them. */
export type Offer = {
  types: OfferedType[]
  terms: Terms
  questions: Question[]
  /** The refund rule in words; '' if all tickets are free. */
  rule: string
  closed: 'PAST' | 'CLOSED' | undefined
}

/** Returns the tickets of an event; undefined if it has none. */
export async function offerOf(
  { db, clock, pages }: Pick<Ctx, 'db' | 'clock' | 'pages'>,
  event: { id: string; startsAt: Date },
): Promise<Offer | undefined> {
  pages.read(`events/${event.id}`)
  const types = await ticketTypesOf(db, event.id)
  if (types.length === 0) return undefined
  const terms = await termsOf(db, event.id)
  const now = clock.now()
  const waited = await waitedFor(
    db,
    types.map(({ id }) => id),
  )
  const rule = types.some(({ price }) => price > 0) ? refundWords(event, terms, now) : ''
  return {
    types: types.map((type) => ({
      ...offered(type, waited.includes(type.id)),
      deposit: depositNow(type, now),
    })),
    terms,
    questions: await questionsOf(db, event.id),
    rule,
    closed: whyClosed(event, terms, now),
  }
}

/** While others wait for a ticket, no place of it is left for new bookings. */
const offered = (type: TicketType, isWaitedFor: boolean): Omit<OfferedType, 'deposit'> => {
  const { id, name, price, memberPrice, places, taken, mostPerBooking } = type
  return { id, name, price, memberPrice, places, mostPerBooking, left: isWaitedFor ? 0 : places - taken }
}

/** A booking of the reader for an event. */
export type OwnBooking = {
  id: string
  status: BookingStatus
  names: string[]
  path: string
  heldUntil: Date | null
}

/** Returns the active bookings of the logged-in user for an event, including those made as a visitor, oldest first. */
export async function ownBookings(
  { db, actor, clock, secret }: Pick<Ctx, 'db' | 'actor' | 'clock' | 'secret'>,
  event: { id: string; startsAt: Date },
): Promise<OwnBooking[]> {
  if (actor.kind !== 'user') return []
  const { id, status, heldUntil } = bookings
  const rows = await db
    .select({ id, status, heldUntil, name: tickets.name })
    .from(bookings)
    .innerJoin(tickets, eq(tickets.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.eventId, event.id),
        isOwnBooking(actor),
        isNull(tickets.cancelledAt),
        or(
          inArray(bookings.status, ['booked', 'waiting']),
          and(inArray(bookings.status, ['held', 'offered']), gt(bookings.heldUntil, clock.now())),
        ),
      ),
    )
    .orderBy(asc(bookings.id), asc(tickets.position))
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const names = own.map(({ name }) => name)
    return [{ ...first, names, path: ticketPath(secret, first.id, event) }]
  })
}
