import { and, eq, isNull, sql } from 'drizzle-orm'
import { pence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { requestRefund } from '../../../billing/refunds/commands/request-refund.server.ts'
import { refundStatus } from '../../../billing/refunds/queries/pending-refunds.server.ts'
import type { OrderRow } from '../queries/order-lines.server.ts'
import { storeOrderLines, storeOrderRefunds, storeOrders } from '../table.server.ts'
import { addOrderEvent, lockOrder } from './order-state.server.ts'
import { releaseNumbers } from './shirt-numbers.server.ts'
import { returnStock } from './stock.server.ts'

type Needs = Pick<Ctx, 'clock' | 'actor'>
type RefundRow = typeof storeOrderRefunds.$inferSelect

/**
 * Completes refunds of items that the provider has made, and cancels those that it has refused. The caller must hold
 * the lock on the order, so that each refund ends only once.
 */
export async function endRefunds(ctx: Needs, tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order?.paymentId) return
  const isOpen = and(eq(storeOrderRefunds.orderId, orderId), isNull(storeOrderRefunds.doneAt))
  for (const refund of await tx.select().from(storeOrderRefunds).where(isOpen)) {
    const status = await refundStatus(tx, order.paymentId, refund.key)
    // The whole order may have been refunded in another way in the meantime.
    if (status === 'done' || order.state === 'refunded') await complete(ctx, tx, order, refund)
    else if (status === 'failed') await cancel(ctx, tx, order, refund)
    else continue
    await touchEntry(tx, 'storeorders', orderId)
  }
}

async function complete(ctx: Needs, tx: Tx, order: OrderRow, refund: RefundRow): Promise<void> {
  const { id, pieces, restock } = refund
  await tx.update(storeOrderRefunds).set({ doneAt: ctx.clock.now() }).where(eq(storeOrderRefunds.id, id))
  if (restock) await returnStock(tx, pieces, { reason: 'returned', orderId: order.id })
  await releaseNumbers(tx, order.id)
  const many = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  const where = restock ? 'back into stock' : 'off the list'
  await addOrderEvent(ctx, tx, order.id, order.state, `${count(many, 'item')} refunded and ${where}`)
}

/** Cancels a refund: its pieces stay ordered. */
async function cancel(ctx: Needs, tx: Tx, order: OrderRow, refund: RefundRow): Promise<void> {
  await tx.delete(storeOrderRefunds).where(eq(storeOrderRefunds.id, refund.id))
  for (const { position, quantity } of refund.pieces) {
    await tx
      .update(storeOrderLines)
      .set({ returned: sql`${storeOrderLines.returned} - ${quantity}::int` })
      .where(and(eq(storeOrderLines.orderId, order.id), eq(storeOrderLines.position, position)))
  }
  const note = 'The card provider refused a refund: its items stay ordered'
  await addOrderEvent(ctx, tx, order.id, order.state, note)
}

/** Requests a refund recorded before refunds became operations. Jobs from that time may still be queued. */
export async function requestRecordedRefund(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock' | 'payments'>,
  refundId: string,
): Promise<void> {
  await transact(ctx, async (tx) => {
    const [found] = await tx
      .select({ refund: storeOrderRefunds, paymentId: storeOrders.paymentId })
      .from(storeOrderRefunds)
      .innerJoin(storeOrders, eq(storeOrders.id, storeOrderRefunds.orderId))
      .where(and(eq(storeOrderRefunds.id, refundId), isNull(storeOrderRefunds.doneAt)))
    if (!found?.paymentId) return
    const { key, amountMinor } = found.refund
    await requestRefund(ctx, tx, { paymentId: found.paymentId, key, amount: pence(amountMinor) })
  })
}
