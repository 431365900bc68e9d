import { and, asc, eq, isNull } from 'drizzle-orm'
import { anEvent } from '../../demo/builders/event.ts'
import { aTicketType } from '../../demo/builders/ticket-type.ts'
import { bookPlaces } from '../../src/features/events/booking/commands/book-places.server.ts'
import { WITH_PLACES } from '../../src/features/events/booking/model/booking.ts'
import type { PlacesToBook } from '../../src/features/events/booking/model/places-to-book.ts'
import { bookings, tickets, ticketTypes } from '../../src/features/events/booking/table.server.ts'
import { VISITOR } from '../../src/kernel/actor.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'

/** An event with one ticket type. */
export async function anEventWithPlaces(
  ctx: Ctx,
  given: { places?: number; price?: number; memberPrice?: number } = {},
) {
  const event = await anEvent(ctx, { name: 'Party' })
  const { places = 20, price = 1000, memberPrice } = given
  const facts = {
    places,
    price: pence(price),
    memberPrice: memberPrice === undefined ? null : pence(memberPrice),
  }
  return { event, type: await aTicketType(ctx, event, facts) }
}

type Party = Awaited<ReturnType<typeof anEventWithPlaces>>

/** What a visitor sends to book for these guests. */
export const aForm = ({ type }: Pick<Party, 'type'>, ...names: string[]): PlacesToBook => ({
  key: newId(),
  altcha: 'solved',
  waits: false,
  payer: { name: names[0] ?? '', email: `${newId()}@example.org` },
  people: names.map((name) => ({ typeId: type.id, memberId: null, name })),
  answers: [],
})

/** Books for these guests as a visitor on a network of their own. */
export const bookAsVisitor = (ctx: Ctx, party: Party, ...names: string[]) =>
  bookPlaces({ ...ctx, actor: VISITOR, client: newId() }, party.event.slug, aForm(party, ...names))

/** Books like `bookAsVisitor`, and throws if that is refused. */
export async function aBooking(ctx: Ctx, party: Party, ...names: string[]) {
  const booked = await bookAsVisitor(ctx, party, ...names)
  if (!booked.ok) throw new Error(booked.reason)
  return booked.booking
}

export const bookingsOf = async ({ db }: Ctx, { event }: Pick<Party, 'event'>) =>
  db.select().from(bookings).where(eq(bookings.eventId, event.id)).orderBy(asc(bookings.id))

/** The places taken of a ticket type, after checking that they are those of its bookings. */
export async function takenOf({ db }: Ctx, { type }: Pick<Party, 'type'>): Promise<number> {
  const [found] = await db.select().from(ticketTypes).where(eq(ticketTypes.id, type.id))
  const people = await db
    .select({ status: bookings.status })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(and(eq(tickets.typeId, type.id), isNull(tickets.cancelledAt)))
  const counted = people.filter(({ status }) => WITH_PLACES.includes(status)).length
  if (counted !== found?.taken) throw new Error(`${found?.taken} places are taken, but ${counted} are booked`)
  return counted
}
