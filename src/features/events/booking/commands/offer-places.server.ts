import { and, asc, eq, exists, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback, rollingBack } from '../../../../platform/database/rollback.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { events } from '../../table.server.ts'
import { changeBooking, lockBooking } from '../internal/change-booking.server.ts'
import { emailOffered } from '../internal/emails.server.ts'
import { offeredUntil } from '../model/booking.ts'
import { type Terms, whyClosed } from '../model/terms.ts'
import { termsOf } from '../queries/terms.server.ts'
import { type Booking, bookings } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'config' | 'club' | 'secret'>
type Event = { id: string; startsAt: Date }

/**
 * Offers free places of an event to its waiting list, oldest first. A booking that needs more places than are free is
 * passed over, so that places are not left empty. Returns the number of offers.
 */
export async function offerPlaces(ctx: Needs, eventId: string): Promise<number> {
  return transact(ctx, async (tx) => {
    // Offers of one event follow one another, so that two of them cannot block each other.
    const [event] = await tx
      .select({ id: events.id, startsAt: events.startsAt })
      .from(events)
      .where(eq(events.id, eventId))
      .for('no key update')
    if (!event) return 0
    const terms = await termsOf(tx, eventId)
    if (whyClosed(event, terms, ctx.clock.now())) return 0
    let offers = 0
    for (const { id } of await waitingFor(tx, eventId)) {
      const booking = await lockBooking(tx, id)
      if (booking?.status === 'waiting' && (await offer(ctx, tx, booking, event, terms))) offers += 1
    }
    return offers
  })
}

const waitingFor = (tx: Tx, eventId: string) =>
  tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.eventId, eventId), eq(bookings.status, 'waiting')))
    .orderBy(asc(bookings.id))

/** Reserves the places of a booking and sends the offer. Returns false if there are too few. */
async function offer(ctx: Needs, tx: Tx, booking: Booking, event: Event, terms: Terms): Promise<boolean> {
  const heldUntil = offeredUntil(ctx.clock.now(), terms.closesAt ?? event.startsAt)
  const offered = await rollingBack(() =>
    tx.transaction(async (attempt) => {
      const changed = await changeBooking(ctx, attempt, booking, 'offered', { heldUntil })
      if (!changed) throw new Rollback(undefined)
      return changed
    }),
  )
  if (offered) await emailOffered(ctx, tx, offered)
  return offered !== undefined
}

/** Offers free places of all events with a waiting list, in case a job was lost. */
export async function offerAll(ctx: Needs): Promise<void> {
  const waiting = ctx.db
    .select({ one: sql`1` })
    .from(bookings)
    .where(and(eq(bookings.eventId, events.id), eq(bookings.status, 'waiting')))
  const found = await ctx.db.select({ id: events.id }).from(events).where(exists(waiting))
  for (const { id } of found) await offerPlaces(ctx, id)
}
