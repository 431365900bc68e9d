import { bornAt } from '../../../../kernel/ids.ts'
import { formatPence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback, rollingBack } from '../../../../platform/database/rollback.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import type { BillingNeeds } from '../../../billing/operations/model.ts'
import type { Payment } from '../../../billing/payments/queries/ledger.server.ts'
import { paymentsOf } from '../../../billing/payments/queries/ledger.server.ts'
import { requestRefund } from '../../../billing/refunds/commands/request-refund.server.ts'
import { refundStatus } from '../../../billing/refunds/queries/pending-refunds.server.ts'
import { HOLD_MINUTES } from '../model/order.ts'
import { findOrderLines, type OrderRow } from '../queries/order-lines.server.ts'
import { emailPlaced, emailTooLate } from './emails.server.ts'
import { endRefunds } from './end-refunds.server.ts'
import { markPlaced } from './mark-placed.server.ts'
import { addOrderEvent, hasOrderEvent, lockOrder, releaseReservation } from './order-state.server.ts'
import { recordRefunds } from './record-refunds.server.ts'
import { findWearer, reserveNumbers } from './shirt-numbers.server.ts'
import { takeStock } from './stock.server.ts'

export type OrderNeeds = BillingNeeds & Pick<Ctx, 'actor'>

/**
 * Brings an order in line with its payments in the ledger. Safe to repeat. A payment places the order, an expired
 * checkout session releases its stock, and refunds are recorded and ended. A second payment, or one for items that have
 * sold out, is refunded. [STO-048]
 */
export async function syncOrder(ctx: OrderNeeds, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const order = await lockOrder(tx, id)
    const payments = (await paymentsOf(tx, 'order', id)).reverse()
    if (!order) return refundUnmatched(ctx, tx, id, payments.filter(isPaid))
    const owner = order.paymentId ?? (await placeWithPayment(ctx, tx, order, payments.filter(isPaid)))
    if (!owner && order.state === 'awaiting' && hasNoOpenCheckout(order, payments))
      await releaseReservation(ctx, tx, order, 'abandoned', 'The checkout session closed without payment')
    const own = payments.find((payment) => payment.id === owner)
    if (own) await recordRefunds(ctx, tx, id, own)
    await endRefunds(ctx, tx, id)
    const unmatched = payments.filter((payment) => isPaid(payment) && payment !== own)
    await refundUnmatched(ctx, tx, id, unmatched)
  })
}

const isPaid = ({ status }: Payment) => status === 'paid'

/** Whether every checkout session of the current reservation is closed. */
function hasNoOpenCheckout(order: OrderRow, payments: readonly Payment[]): boolean {
  if (payments.some(({ status }) => status === 'open')) return false
  const reservedAt = (order.heldUntil?.getTime() ?? 0) - HOLD_MINUTES * 60_000
  return payments.some(({ id }) => bornAt(id).getTime() >= reservedAt)
}

/**
 * Places an order with a payment of its total while its items are available. Returns the id of that payment, or
 * undefined.
 */
async function placeWithPayment(
  ctx: OrderNeeds,
  tx: Tx,
  order: OrderRow,
  paid: readonly Payment[],
): Promise<string | undefined> {
  const payment = paid.find(({ amount }) => amount === order.grossMinor) ?? paid[0]
  if (!payment || order.state === 'club') return undefined
  if (payment.amount !== order.grossMinor || !(await reserveAgain(tx, order))) {
    await recordLatePayment(ctx, tx, order, payment)
    return undefined
  }
  const note = `Paid ${formatPence(payment.amount)} by card`
  await markPlaced(ctx, tx, order, 'paid', note, { paymentId: payment.id, placedAt: payment.paidAt })
  await emailPlaced(ctx, tx, order.id)
  return payment.id
}

/**
 * Whether the items of a paid order are reserved. When a payment comes after the reservation was released, it reserves
 * stock and numbers again, all or nothing.
 */
async function reserveAgain(tx: Tx, order: OrderRow): Promise<boolean> {
  if (order.state === 'awaiting') return true
  const lines = await findOrderLines(tx, order.id)
  if (lines.length === 0) return false
  const wearer = await findWearer(tx, order.memberId)
  const shirtNumbers = lines.flatMap(({ shirtNumber }) => shirtNumber ?? [])
  return rollingBack(() =>
    tx.transaction(async (attempt) => {
      const missing = await takeStock(attempt, lines, { reason: 'sold', orderId: order.id })
      const taken = await reserveNumbers(attempt, wearer, order.id, shirtNumbers)
      if (missing || taken !== undefined) throw new Rollback(false)
      return true
    }),
  )
}

async function recordLatePayment(ctx: OrderNeeds, tx: Tx, order: OrderRow, payment: Payment): Promise<void> {
  const amount = formatPence(payment.amount)
  const note = `${amount} arrived too late and will be refunded`
  const earlierNote = `${amount} came too late and goes back`
  if ((await hasOrderEvent(tx, order.id, note)) || (await hasOrderEvent(tx, order.id, earlierNote))) return
  await addOrderEvent(ctx, tx, order.id, order.state, note)
  await emailTooLate(ctx, tx, order.id, payment.amount)
}

const UNMATCHED = 'not-for-its-order'
const RETRY_MS = 3_600_000

/**
 * Requests refunds of payments that the order cannot use: a second one, or one that came after the items had sold out.
 * One that the provider has refused is requested again after an hour.
 */
async function refundUnmatched(
  ctx: OrderNeeds,
  tx: Tx,
  orderId: string,
  payments: readonly Payment[],
): Promise<void> {
  for (const { id: paymentId } of payments) {
    if ((await refundStatus(tx, paymentId, UNMATCHED)) !== 'failed') {
      await requestRefund(ctx, tx, { paymentId, key: UNMATCHED })
      continue
    }
    const later = new Date(ctx.clock.now().getTime() + RETRY_MS)
    const key = `orders:send-back:${paymentId}`
    await addJob(tx, 'orders:send-back', { orderId, paymentId }, key, undefined, later)
  }
}

/** Requests the refund of such a payment again. */
export const retryUnmatched = (ctx: OrderNeeds, paymentId: string) =>
  transact(ctx, (tx) => requestRefund(ctx, tx, { paymentId, key: UNMATCHED }))
