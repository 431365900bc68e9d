import { eq } from 'drizzle-orm'
import { pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback, rollingBack } from '../../../../platform/database/rollback.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { closeCheckout } from '../../../billing/checkout/commands/checkout-session.server.ts'
import type { BillingNeeds } from '../../../billing/operations/model.ts'
import { type Payment, paymentsOf } from '../../../billing/payments/queries/ledger.server.ts'
import { changeBooking, lockBooking } from '../internal/change-booking.server.ts'
import { emailBooked, emailCancelled, emailTooLate } from '../internal/emails.server.ts'
import { linkRestPayment } from '../internal/link-rest-payment.server.ts'
import { refundBooking } from '../internal/refund-booking.server.ts'
import { isSentBack, sendBack, sendBackAgain } from '../internal/send-back.server.ts'
import { firstAmount } from '../model/deposit.ts'
import { type Booking, bookings } from '../table.server.ts'

export type BookingNeeds = BillingNeeds & Pick<Ctx, 'secret'>

/**
 * Brings a booking in line with its payments in the ledger. Safe to repeat, in any order. A payment books the places; a
 * second payment, or one for places that are no longer there, is refunded. A full refund of what was paid at booking
 * cancels the booking, and refunds the rest. Throws if the page of the rest of a cancelled booking cannot be closed.
 */
export async function syncBooking(ctx: BookingNeeds, id: string): Promise<void> {
  // While a refund of the rest is pending, nothing changes. Its end is an event, which comes here again.
  await rollingBack<unknown>(() => transact(ctx, (tx) => syncLocked(ctx, tx, id)))
  await closeRestOfCancelled(ctx, id)
}

async function syncLocked(ctx: BookingNeeds, tx: Tx, id: string): Promise<void> {
  const booking = await lockBooking(tx, id)
  const payments = (await paymentsOf(tx, 'booking', id)).reverse()
  const paid = payments.filter(({ status }) => status === 'paid')
  const own = booking && (booking.paymentId ?? (await bookWithPayment(ctx, tx, booking, paid)))
  for (const payment of paid) if (payment.id !== own) await sendFirstBack(ctx, tx, booking, payment)
  if (!booking) return
  const refunded = payments.find(({ id: paymentId, status }) => paymentId === own && status === 'refunded')
  // A booking of which only free tickets are left stays, although all that was paid went back.
  if (refunded && booking.status === 'booked' && booking.amount > 0)
    await cancelRefunded(ctx, tx, booking, refunded)
  else await linkRestPayment(ctx, tx, booking)
}

/** Cancels a booking of which finance staff, or the bank, returned what was paid at booking, and returns the rest. */
async function cancelRefunded(ctx: BookingNeeds, tx: Tx, booking: Booking, first: Payment): Promise<void> {
  const { id, amount: price, deposit } = booking
  const facts = { price, deposit, choice: 'all' as const, key: `cancelled:${id}` }
  const { byCard, byHand } = await refundBooking(ctx, tx, { ...booking, paymentId: null }, facts)
  await changeBooking(ctx, tx, booking, 'cancelled')
  const all = { byCard: pence(first.refunded + byCard), byHand, byClub: true }
  await emailCancelled(ctx, tx, booking, all)
}

/** Closes the page of the rest of a cancelled booking. If it was paid in the meantime, that is an event of its own. */
async function closeRestOfCancelled(ctx: BookingNeeds, id: string): Promise<void> {
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.id, id))
  if (booking?.status !== 'cancelled' || !booking.restId) return
  const closed = await closeCheckout(ctx, booking.restId)
  if (!closed.ok && closed.reason === 'PROVIDER_DOWN')
    throw new Error(`the checkout session of the rest of booking ${id} could not be closed`)
}

/** Follows the payment of a booking or of its rest. */
export async function followPayment(ctx: BookingNeeds, objectId: string): Promise<void> {
  const [ofRest] = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.restId, objectId))
  await syncBooking(ctx, ofRest?.id ?? objectId)
}

/** Books the places with a payment of what is paid at booking. Returns the id of the payment that was used. */
async function bookWithPayment(
  ctx: BookingNeeds,
  tx: Tx,
  booking: Booking,
  paid: readonly Payment[],
): Promise<string | undefined> {
  const payment = paid.find(({ amount }) => amount === firstAmount(booking))
  if (!payment || booking.status === 'cancelled' || booking.status === 'waiting') return undefined
  const booked = await rollingBack(() =>
    tx.transaction(async (attempt) => {
      const also = { paymentId: payment.id, bookedAt: payment.paidAt ?? ctx.clock.now() }
      const changed = await changeBooking(ctx, attempt, booking, 'booked', also)
      if (!changed) throw new Rollback(undefined)
      return changed
    }),
  )
  if (booked) await emailBooked(ctx, tx, booked)
  return booked && payment.id
}

/** Refunds a payment for which there is no place. */
async function sendFirstBack(
  ctx: BookingNeeds,
  tx: Tx,
  booking: Booking | undefined,
  { id, amount }: Payment,
): Promise<void> {
  if (booking && !booking.paymentId && !(await isSentBack(tx, id)))
    await emailTooLate(ctx, tx, booking, amount)
  await sendBack(ctx, tx, id, amount)
}

/** Requests the refund of such a payment again. */
export const retrySendBack = (ctx: BookingNeeds, paymentId: string) =>
  transact(ctx, (tx) => sendBackAgain(ctx, tx, paymentId))
