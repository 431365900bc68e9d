import { eq } from 'drizzle-orm'
import { pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback, rollingBack } from '../../../../platform/database/rollback.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import type { BillingNeeds } from '../../../billing/operations/model.ts'
import { type Payment, paymentsOf } from '../../../billing/payments/queries/ledger.server.ts'
import { requestRefund } from '../../../billing/refunds/commands/request-refund.server.ts'
import { refundStatus } from '../../../billing/refunds/queries/pending-refunds.server.ts'
import { changeBooking, lockBooking } from '../internal/change-booking.server.ts'
import { emailBooked, emailTooLate } from '../internal/emails.server.ts'
import { firstAmount, restOf } from '../model/deposit.ts'
import { type Booking, bookings } from '../table.server.ts'

export type BookingNeeds = BillingNeeds & Pick<Ctx, 'secret'>

/**
 * Brings a booking in line with its payments in the ledger. Safe to repeat, in any order. A payment books the places; a
 * second payment, or one for places that are no longer there, is refunded. A full refund cancels the booking.
 */
export async function syncBooking(ctx: BookingNeeds, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const booking = await lockBooking(tx, id)
    const payments = (await paymentsOf(tx, 'booking', id)).reverse()
    const paid = payments.filter(({ status }) => status === 'paid')
    const own = booking && (booking.paymentId ?? (await bookWithPayment(ctx, tx, booking, paid)))
    const refunded = payments.find((payment) => payment.id === own)?.status === 'refunded'
    // A booking of which only free tickets are left stays, although all that was paid went back.
    if (refunded && booking?.status === 'booked' && booking.amount > 0)
      await changeBooking(ctx, tx, booking, 'cancelled')
    for (const payment of paid) if (payment.id !== own) await sendBack(ctx, tx, booking, payment)
  })
}

/**
 * Follows the payment of a booking or of its rest. What is paid of a rest after the booking or a ticket was cancelled,
 * and is no longer owed, is refunded.
 */
export async function followPayment(ctx: BookingNeeds, objectId: string): Promise<void> {
  const [ofRest] = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.restId, objectId))
  if (!ofRest) return syncBooking(ctx, objectId)
  await transact(ctx, async (tx) => {
    const booking = await lockBooking(tx, ofRest.id)
    const [payment] = (await paymentsOf(tx, 'booking', objectId)).filter(({ status }) => status === 'paid')
    if (!booking || payment?.method !== 'card' || !payment.paidAt) return
    // The page of an earlier amount may be paid while a ticket is being cancelled.
    const tooMuch = payment.amount - restOf(booking, false)
    if (tooMuch <= 0 || payment.paidAt <= booking.updatedAt) return
    await requestRefund(ctx, tx, { paymentId: payment.id, key: UNMATCHED, amount: pence(tooMuch) })
  })
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

const UNMATCHED = 'not-for-its-booking'
const RETRY_MS = 3_600_000

/** Refunds a payment that the booking cannot use. A refund that the provider refused is requested again in an hour. */
async function sendBack(
  ctx: BookingNeeds,
  tx: Tx,
  booking: Booking | undefined,
  { id: paymentId, amount }: Payment,
): Promise<void> {
  const status = await refundStatus(tx, paymentId, UNMATCHED)
  if (status === 'failed') {
    const later = new Date(ctx.clock.now().getTime() + RETRY_MS)
    await addJob(tx, 'events:send-back', { paymentId }, `events:send-back:${paymentId}`, undefined, later)
    return
  }
  if (!status && booking && !booking.paymentId) await emailTooLate(ctx, tx, booking, amount)
  await requestRefund(ctx, tx, { paymentId, key: UNMATCHED })
}

/** Requests the refund of such a payment again. */
export const retrySendBack = (ctx: BookingNeeds, paymentId: string) =>
  transact(ctx, (tx) => requestRefund(ctx, tx, { paymentId, key: UNMATCHED }))
