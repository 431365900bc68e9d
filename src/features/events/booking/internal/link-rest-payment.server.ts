import { and, eq } from 'drizzle-orm'
import { pence } from '../../../../kernel/money.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { BillingNeeds } from '../../../billing/operations/model.ts'
import { type PaymentEntry, payments } from '../../../billing/payments/table.server.ts'
import { restOf } from '../model/deposit.ts'
import { type Booking, bookings } from '../table.server.ts'
import { queueRetry, sendBack } from './send-back.server.ts'

/**
 * Returns the payment of the rest of a locked booking; undefined if it is not paid, or has been returned. A booked
 * booking uses the first payment that arrives, once. What was paid by card beyond it goes back: another payment, or
 * the part of a ticket that was cancelled while the page of the earlier amount was open.
 */
export async function linkRestPayment(
  ctx: BillingNeeds,
  tx: Tx,
  booking: Booking,
): Promise<PaymentEntry | undefined> {
  const { restId, restPaymentId } = booking
  if (!restId) return undefined
  const paid = await lockPaid(tx, restId)
  const used = paid.find(({ id }) => id === restPaymentId) ?? (await linkFirst(ctx, tx, booking, paid))
  for (const payment of paid)
    if (payment !== used && payment.method === 'card') await sendBack(ctx, tx, payment.id, payment.amount)
  if (used) await queueRetry(ctx, tx, used.id)
  return used
}

/** Locks what was paid of a rest, so that nothing of it is reversed until the e-mail says what goes back. */
const lockPaid = (tx: Tx, restId: string): Promise<PaymentEntry[]> =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.purpose, 'booking'), eq(payments.objectId, restId), eq(payments.status, 'paid')))
    .orderBy(payments.paidAt, payments.id)
    .for('update')

/** A payment by hand comes first, because only a card payment can go back by itself. */
async function linkFirst(
  ctx: BillingNeeds,
  tx: Tx,
  booking: Booking,
  paid: readonly PaymentEntry[],
): Promise<PaymentEntry | undefined> {
  const payment = paid.find(({ method }) => method !== 'card') ?? paid[0]
  if (!payment || booking.status !== 'booked') return undefined
  await tx.update(bookings).set({ restPaymentId: payment.id }).where(eq(bookings.id, booking.id))
  const tooMuch = pence(payment.amount - restOf(booking, false))
  if (tooMuch > 0 && payment.method === 'card') await sendBack(ctx, tx, payment.id, tooMuch)
  return payment
}
