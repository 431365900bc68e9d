import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { LocalDate } from '../../../../kernel/dates.ts'
import type { Pence } from '../../../../kernel/money.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { members } from '../../../members/table.server.ts'
import { WITH_PLACES } from '../model/booking.ts'
import { depositNow, firstPart } from '../model/deposit.ts'
import type { PlacesToBook } from '../model/places-to-book.ts'
import { ticketPrice } from '../model/terms.ts'
import { bookings, type TicketType, tickets } from '../table.server.ts'

/** `first`: what is paid at booking; the rest is due on `restDueOn`. */
export type PersonToBook = {
  typeId: string
  memberId: string | null
  name: string
  price: Pence
  first: Pence
  restDueOn: LocalDate | undefined
}

/** Whether the chosen tickets exist, and there are no more of a type than one booking may have. */
export function matchTypes(types: readonly TicketType[], people: PlacesToBook['people']): boolean {
  const many = (id: string) => people.filter(({ typeId }) => typeId === id).length
  const isKnown = ({ typeId }: { typeId: string }) => types.some(({ id }) => id === typeId)
  return (
    people.length > 0 && people.every(isKnown) && types.every((type) => many(type.id) <= type.mostPerBooking)
  )
}

/**
 * Adds the names of members and the prices. Locks the members in one order, so that two bookings of the same member
 * follow one another.
 */
export async function peopleToBook(
  tx: Tx,
  types: readonly TicketType[],
  people: PlacesToBook['people'],
  now: Date,
): Promise<PersonToBook[]> {
  const ids = people.flatMap(({ memberId }) => memberId ?? [])
  const found = ids.length
    ? await tx
        .select({ id: members.id, name: members.name })
        .from(members)
        .where(inArray(members.id, ids))
        .orderBy(asc(members.id))
        .for('no key update')
    : []
  const names = new Map(found.map(({ id, name }) => [id, name]))
  return people.map(({ typeId, memberId, name }) => {
    const type = types.find(({ id }) => id === typeId)
    if (!type) throw new Error('the ticket type was checked before')
    const price = ticketPrice(type, memberId !== null)
    const deposit = depositNow(type, now)
    const first = firstPart(price, deposit)
    const restDueOn = first < price ? deposit?.restDueOn : undefined
    return {
      ...{ typeId, memberId, price, first, restDueOn },
      name: memberId ? (names.get(memberId) ?? '') : name,
    }
  })
}

/** Returns the names of people who have a place already, or are named twice. */
export async function alreadyBooked(
  tx: Tx,
  eventId: string,
  people: readonly PersonToBook[],
): Promise<string[]> {
  const ids = people.flatMap(({ memberId }) => memberId ?? [])
  if (ids.length === 0) return []
  const found = await tx
    .select({ memberId: tickets.memberId })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(
      and(
        eq(bookings.eventId, eventId),
        inArray(bookings.status, [...WITH_PLACES, 'waiting']),
        inArray(tickets.memberId, ids),
        isNull(tickets.cancelledAt),
      ),
    )
  const booked = new Set(found.map(({ memberId }) => memberId))
  const again = people.filter(
    ({ memberId }, at) =>
      memberId && (booked.has(memberId) || people.findIndex((one) => one.memberId === memberId) < at),
  )
  return [...new Set(again.map(({ name }) => name))]
}
