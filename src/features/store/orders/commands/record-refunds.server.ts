import { eq } from 'drizzle-orm'
import { formatPence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import type { Payment } from '../../../billing/payments/queries/ledger.server.ts'
import { findOrderLines } from '../queries/order-lines.server.ts'
import { storeOrders } from '../table.server.ts'
import { emailRefunded } from './emails.server.ts'
import { addOrderEvent, changeState, lockOrder } from './order-state.server.ts'
import { releaseNumbers } from './shirt-numbers.server.ts'
import { remainingPieces, returnStock } from './stock.server.ts'

/**
 * Records refunds of an order's payment. A full refund ends the order: releases its shirt numbers, returns its stock if
 * that was chosen, and notifies the batches by a job. Pieces refunded by line return to stock separately.
 */
export async function recordRefunds(
  ctx: Pick<Ctx, 'clock' | 'actor' | 'config' | 'club'>,
  tx: Tx,
  id: string,
  payment: Payment,
): Promise<void> {
  const order = await lockOrder(tx, id)
  if (!order || order.refundedMinor === payment.refunded) return
  await tx.update(storeOrders).set({ refundedMinor: payment.refunded }).where(eq(storeOrders.id, id))
  const more = payment.refunded - order.refundedMinor
  if (more > 0) await emailRefunded(ctx, tx, id, pence(more))
  const note = `${formatPence(payment.refunded)} of ${formatPence(payment.amount)} refunded`
  if (payment.status !== 'refunded' || order.state !== 'paid') {
    await addOrderEvent(ctx, tx, id, order.state, note)
    await touchEntry(tx, 'storeorders', id)
    return
  }
  await changeState(ctx, tx, order, 'refunded', note)
  await releaseNumbers(tx, id)
  if (order.restocks) {
    const pieces = remainingPieces(await findOrderLines(tx, id))
    await returnStock(tx, pieces, { reason: 'returned', orderId: id })
  }
  await addJob(tx, 'order.returned', { orderId: id })
}
