import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { startCheckout } from '../../../billing/checkout/commands/start-checkout.server.ts'
import { restOf } from '../model/deposit.ts'
import { readTicketLink, ticketPath } from '../model/ticket-link.ts'
import { eventOf } from '../queries/event.server.ts'
import { restPayment } from '../queries/rests.server.ts'
import { bookings } from '../table.server.ts'
import type { PayBooking } from './pay-booking.server.ts'

/**
 * Opens the checkout session for the rest of the booking of an e-mailed link. A second call returns the same session.
 * Throws NotFound for an invalid link. NOT_HELD: the booking is cancelled.
 */
export async function payRest(ctx: Ctx, token: string): Promise<PayBooking> {
  const id = readTicketLink(ctx.secret, token, ctx.clock.now())
  const [booking] = id ? await ctx.db.select().from(bookings).where(eq(bookings.id, id)) : []
  if (!booking) throw new NotFound()
  if (booking.status !== 'booked') return refused('NOT_HELD')
  const rest = restOf(booking, (await restPayment(ctx.db, booking)) !== undefined)
  if (!booking.restId || rest === 0) return refused('ALREADY_PAID')
  const event = await eventOf(ctx.db, booking.eventId)
  const path = ticketPath(ctx.secret, booking.id, event)
  const started = await startCheckout(ctx, {
    purpose: 'booking',
    objectId: booking.restId,
    description: `${event.name}, rest`,
    lines: [{ name: `${event.name}: rest`, amount: rest, quantity: 1 }],
    payer: { memberId: booking.memberId, name: booking.name, email: booking.email },
    returns: { success: `${path}&of=rest&pay=success`, cancel: `${path}&of=rest&pay=cancel` },
  })
  if (started.ok) return started
  if (started.reason === 'UNKNOWN_PRICE' || started.reason === 'BEGUN_ELSEWHERE')
    throw new Error('a booking has its own prices and is not a plan')
  return started.reason === 'ALREADY_PAID' ? refused('ALREADY_PAID') : started
}
