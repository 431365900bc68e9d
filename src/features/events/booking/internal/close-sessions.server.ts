import { eq } from 'drizzle-orm'
import { closeCheckout } from '../../../billing/checkout/commands/checkout-session.server.ts'
import type { BillingNeeds } from '../../../billing/operations/model.ts'
import { bookings } from '../table.server.ts'

/**
 * Closes the open checkout sessions of a booking and of its rest before the booking changes. Returns false if the
 * provider does not answer.
 */
export async function closeSessionsOf(ctx: BillingNeeds, id: string): Promise<boolean> {
  const [booking] = await ctx.db.select({ restId: bookings.restId }).from(bookings).where(eq(bookings.id, id))
  for (const objectId of booking?.restId ? [id, booking.restId] : [id]) {
    const closed = await closeCheckout(ctx, objectId)
    if (!closed.ok && closed.reason === 'PROVIDER_DOWN') return false
  }
  return true
}
