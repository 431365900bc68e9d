import { and, asc, inArray, lte } from 'drizzle-orm'
import { transact } from '../../../../platform/database/transact.ts'
import { closeCheckout } from '../../../billing/checkout/commands/checkout-session.server.ts'
import { changeBooking, lockBooking } from '../internal/change-booking.server.ts'
import { emailOfferExpired } from '../internal/emails.server.ts'
import { bookings } from '../table.server.ts'
import { type BookingNeeds, syncBooking } from './sync-booking.server.ts'

const MAX_AT_ONCE = 200

/**
 * Returns the places of bookings that were not paid in time. An open checkout session is closed first, and one that was
 * paid books the places. When the provider does not answer, the next run tries again. Returns the number of bookings.
 */
export async function releaseHolds(ctx: BookingNeeds): Promise<number> {
  const expired = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.status, ['held', 'offered']), lte(bookings.heldUntil, ctx.clock.now())))
    .orderBy(asc(bookings.heldUntil))
    .limit(MAX_AT_ONCE)
  let released = 0
  const broken: unknown[] = []
  for (const { id } of expired) {
    try {
      if (await releaseHold(ctx, id)) released += 1
    } catch (error) {
      broken.push(error) // a booking that fails must not block the others
    }
  }
  if (broken.length > 0) throw new AggregateError(broken, `${broken.length} bookings could not be released`)
  return released
}

async function releaseHold(ctx: BookingNeeds, id: string): Promise<boolean> {
  const closed = await closeCheckout(ctx, id)
  if (!closed.ok && closed.reason === 'PROVIDER_DOWN') return false
  await syncBooking(ctx, id)
  return transact(ctx, async (tx) => {
    const booking = await lockBooking(tx, id)
    const isExpired = booking?.heldUntil && booking.heldUntil <= ctx.clock.now()
    if (!isExpired || (booking.status !== 'held' && booking.status !== 'offered')) return false
    const expired = await changeBooking(ctx, tx, booking, 'expired')
    if (expired && booking.status === 'offered') await emailOfferExpired(ctx, tx, expired)
    return true
  })
}
