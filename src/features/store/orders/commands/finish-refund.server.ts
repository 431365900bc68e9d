import { and, eq, isNull, sql } from 'drizzle-orm'
import { pence } from '../../../../kernel/money.ts'
import { done, refused } from '../../../../kernel/outcome.ts'
import { count } from '../../../../kernel/text.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { type RefundPayment, refundPayment } from '../../../billing/refunds/commands/refund-payment.server.ts'
import { storeOrderLines, storeOrderRefunds, storeOrders } from '../table.server.ts'
import { addOrderEvent, lockOrder } from './order-state.server.ts'
import { releaseNumbers } from './shirt-numbers.server.ts'
import { returnStock } from './stock.server.ts'
import { type OrderNeeds, syncOrder } from './sync-order.server.ts'

type RefundRow = typeof storeOrderRefunds.$inferSelect

/**
 * Makes a recorded refund at the provider. Retrying does not refund twice. Afterwards its pieces return to stock if
 * that was chosen. When the provider refuses permanently, the pieces stay ordered. PROVIDER_DOWN changes nothing, so
 * that the job can try again.
 */
export async function finishRefund(ctx: OrderNeeds, refundId: string): Promise<RefundPayment> {
  const [found] = await ctx.db
    .select({ refund: storeOrderRefunds, paymentId: storeOrders.paymentId })
    .from(storeOrderRefunds)
    .innerJoin(storeOrders, eq(storeOrders.id, storeOrderRefunds.orderId))
    .where(eq(storeOrderRefunds.id, refundId))
  if (!found?.paymentId) return refused('NOTHING_TO_REFUND')
  const { refund, paymentId } = found
  if (refund.doneAt) return done({ amount: pence(refund.amountMinor) })
  const sent = await refundPayment(ctx, { paymentId, key: refund.key, amount: pence(refund.amountMinor) })
  if (!sent.ok && sent.reason === 'PROVIDER_DOWN') return sent
  await syncOrder(ctx, refund.orderId)
  await transact(ctx, async (tx) => {
    const order = await lockOrder(tx, refund.orderId)
    if (!order) return
    // The whole order may have been refunded in another way in the meantime.
    if (sent.ok || order.state === 'refunded') await complete(ctx, tx, order, refund)
    else await cancelRefund(ctx, tx, order, refund)
    await touchEntry(tx, 'storeorders', order.id)
  })
  return sent
}

type Tx = Parameters<typeof lockOrder>[0]
type Order = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** Completes a refund. Of two concurrent calls only one returns its pieces to stock. */
async function complete(ctx: OrderNeeds, tx: Tx, order: Order, refund: RefundRow): Promise<void> {
  const [won] = await tx
    .update(storeOrderRefunds)
    .set({ doneAt: ctx.clock.now() })
    .where(and(eq(storeOrderRefunds.id, refund.id), isNull(storeOrderRefunds.doneAt)))
    .returning({ id: storeOrderRefunds.id })
  if (!won) return
  if (refund.restock) await returnStock(tx, refund.pieces)
  await releaseNumbers(tx, order.id)
  const pieces = refund.pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  const where = refund.restock ? 'back into stock' : 'off the list'
  await addOrderEvent(ctx, tx, order.id, order.state, `${count(pieces, 'item')} refunded and ${where}`)
}

async function cancelRefund(ctx: OrderNeeds, tx: Tx, order: Order, refund: RefundRow): Promise<void> {
  const [deleted] = await tx
    .delete(storeOrderRefunds)
    .where(and(eq(storeOrderRefunds.id, refund.id), isNull(storeOrderRefunds.doneAt)))
    .returning({ id: storeOrderRefunds.id })
  if (!deleted) return
  for (const { position, quantity } of refund.pieces) {
    await tx
      .update(storeOrderLines)
      .set({ returned: sql`${storeOrderLines.returned} - ${quantity}::int` })
      .where(and(eq(storeOrderLines.orderId, order.id), eq(storeOrderLines.position, position)))
  }
  await addOrderEvent(
    ctx,
    tx,
    order.id,
    order.state,
    'The card provider refused a refund: its items stay ordered',
  )
}
