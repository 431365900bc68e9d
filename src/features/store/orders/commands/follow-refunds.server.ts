import { eq } from 'drizzle-orm'
import { formatPence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import type { Payment } from '../../../billing/payments/model.ts'
import { linesOf, lockOrder, moveTo, noteOn } from '../internal/order-rows.server.ts'
import { storeOrders } from '../table.server.ts'
import { emailRefunded } from './emails.server.ts'
import { releaseNumbers } from './shirt-numbers.server.ts'
import { giveStockBack, piecesKept } from './stock.server.ts'

/**
 * Notes what went back of an order's payment. When all of it did, the order has ended: its numbers are free, and its
 * goods too if that was said; pieces refunded by line have come back by themselves. The batches hear of it by a job.
 * [resolutions B23]
 */
export async function followRefunds(
  ctx: Pick<Ctx, 'clock' | 'actor' | 'config'>,
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
    await noteOn(ctx, tx, id, order.state, note)
    await touchEntry(tx, 'storeorders', id)
    return
  }
  await moveTo(ctx, tx, order, 'refunded', note)
  await releaseNumbers(tx, id)
  if (order.restocks) await giveStockBack(tx, piecesKept(await linesOf(tx, id)))
  await addJob(tx, 'order.returned', { orderId: id })
}
