import { and, eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback, rollingBack } from '../../../../platform/database/rollback.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { canReadDetails } from '../../policy.ts'
import { events } from '../../table.server.ts'
import { type BookerRefusal, checkBooker } from '../internal/check-booker.server.ts'
import { emailBooked, emailWaiting } from '../internal/emails.server.ts'
import { enterBooking } from '../internal/enter-booking.server.ts'
import {
  alreadyBooked,
  matchTypes,
  type PersonToBook,
  peopleToBook,
} from '../internal/people-to-book.server.ts'
import { takePlaces } from '../internal/places.server.ts'
import type { PlacesToBook } from '../model/places-to-book.ts'
import { whyClosed } from '../model/terms.ts'
import { termsOf } from '../queries/terms.server.ts'
import { ticketTypesOf } from '../queries/ticket-types.server.ts'
import { waitedFor } from '../queries/waiting.server.ts'
import { type Booking, bookings } from '../table.server.ts'
import { offerPlaces } from './offer-places.server.ts'

type Refusal =
  | { reason: 'MEMBERS_ONLY' | 'PAST' | 'CLOSED' | 'NO_SUCH_TICKETS' }
  | BookerRefusal
  /** These people already have a place. */
  | { reason: 'ALREADY_BOOKED'; names: string[] }
  /** There are not enough places of this type. */
  | { reason: 'FULL'; type: string; left: number }
export type Booked = Outcome<{ booking: Booking; startsAt: Date }, Refusal>

type Event = typeof events.$inferSelect

/**
 * Reserves places: booked at once if they are free, and otherwise held until the payment. Repeating a form key returns
 * the first booking. Throws NotFound for an unknown or hidden event.
 */
export async function bookPlaces(ctx: Ctx, slug: string, input: PlacesToBook): Promise<Booked> {
  const event = await eventAt(ctx, slug)
  if (!canReadDetails(ctx.actor, event)) return refused('MEMBERS_ONLY')
  const earlier = await bookingOfForm(ctx.db, event.id, input.key)
  if (earlier) return done({ booking: earlier, startsAt: event.startsAt })
  const closed = whyClosed(event, await termsOf(ctx.db, event.id), ctx.clock.now())
  if (closed) return refused(closed)
  const why = await checkBooker(ctx, event.id, input)
  if (why) return why
  const types = await ticketTypesOf(ctx.db, event.id)
  if (!matchTypes(types, input.people)) return refused('NO_SUCH_TICKETS')
  const booked = await rollingBack<Booked>(() =>
    transact(ctx, async (tx) => {
      const people = await peopleToBook(tx, types, input.people, ctx.clock.now())
      const again = await alreadyBooked(tx, event.id, people)
      if (again.length > 0) throw new Rollback(refused('ALREADY_BOOKED', { names: again }))
      const full = input.waits ? undefined : await tooFew(tx, people)
      if (full) throw new Rollback(await howFull(tx, event.id, full))
      const booking = await enterBooking(ctx, tx, event, input, people)
      if (!booking) throw new Rollback(await requireBookingOfForm(tx, event, input.key))
      if (booking.status === 'booked') await emailBooked(ctx, tx, booking)
      if (booking.status === 'waiting') await emailWaiting(ctx, tx, booking)
      await touchEntry(tx, 'events', event.id)
      return done({ booking, startsAt: event.startsAt })
    }),
  )
  // Places may be free that no earlier booking on the list can use.
  if (booked.ok && booked.booking.status === 'waiting') await offerPlaces(ctx, event.id)
  return booked
}

/** Takes the places, unless others are waiting for the same tickets. Returns the type with too few places. */
async function tooFew(tx: Tx, people: readonly PersonToBook[]): Promise<string | undefined> {
  const typeIds = people.map(({ typeId }) => typeId)
  const [waited] = await waitedFor(tx, typeIds)
  return waited ?? takePlaces(tx, people)
}

async function eventAt({ db }: Ctx, slug: string): Promise<Event> {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.slug, slug), eq(events.visible, true)))
  if (!event) throw new NotFound()
  return event
}

async function bookingOfForm(db: Ctx['db'] | Tx, eventId: string, key: string) {
  const isForm = and(eq(bookings.eventId, eventId), eq(bookings.formKey, key))
  const [booking] = await db.select().from(bookings).where(isForm)
  return booking
}

/** A concurrent request with the same form key has booked first. */
async function requireBookingOfForm(tx: Tx, event: Event, key: string): Promise<Booked> {
  const booking = await bookingOfForm(tx, event.id, key)
  if (!booking) throw new Error('the booking was not written')
  return done({ booking, startsAt: event.startsAt })
}

/** Describes the ticket type with too few places. */
async function howFull(tx: Tx, eventId: string, typeId: string): Promise<Booked> {
  const type = (await ticketTypesOf(tx, eventId)).find(({ id }) => id === typeId)
  const isWaitedFor = (await waitedFor(tx, [typeId])).length > 0
  return refused('FULL', {
    type: type?.name ?? '',
    left: type && !isWaitedFor ? type.places - type.taken : 0,
  })
}
