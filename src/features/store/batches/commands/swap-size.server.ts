import { and, eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback, rollingBack } from '../../../../platform/database/rollback.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { canChoose } from '../../catalog/model/item.ts'
import { costsTheSame } from '../../catalog/model/pricing.ts'
import { findSellable } from '../../catalog/queries/items.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { emailSwapped } from '../../orders/commands/emails.server.ts'
import { addOrderEvent, lockOrder } from '../../orders/commands/order-state.server.ts'
import { swapStock } from '../../orders/commands/stock.server.ts'
import { isPlaced } from '../../orders/model/order.ts'
import { findOrderLines } from '../../orders/queries/order-lines.server.ts'
import { storeOrderLines } from '../../orders/table.server.ts'
import type { BatchStatus } from '../model.ts'
import { canManageBatches } from '../policy.ts'
import { batchOrders, storeBatches } from '../table.server.ts'

export type SwapSize = Outcome<
  { title: string; size: string },
  /** A cart, a refunded order, or a line whose pieces were all refunded. */
  | { reason: 'NOT_PLACED' }
  /** The batch has been ordered from the supplier. */
  | { reason: 'ORDERED'; status: BatchStatus }
  | { reason: 'NO_SUCH_SIZE' }
  | { reason: 'SOLD_OUT' }
  /** The sizes have different prices: refund the line and order it again. */
  | { reason: 'PRICE_DIFFERS' }
>

/**
 * Changes the size of a line of a placed order while its batch is open or it waits for one, adjusts the stock of both
 * sizes and e-mails the buyer. Throws Forbidden unless the actor manages batches, and NotFound for an unknown order or
 * line.
 */
export async function swapSize(
  ctx: Ctx,
  orderId: string,
  { position, size }: { position: number; size: string },
): Promise<SwapSize> {
  if (!canManageBatches(ctx.actor)) throw new Forbidden()
  return rollingBack<SwapSize>(() =>
    transact(ctx, async (tx) => {
      const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
      const line = order && (await findOrderLines(tx, orderId)).find((one) => one.position === position)
      if (!order || !line) throw new NotFound()
      const { itemId, title, size: from, returned } = line
      const quantity = line.quantity - returned
      if (!isPlaced(order.state) || quantity === 0) return refused('NOT_PLACED')
      const batch = await lockBatchForShare(tx, orderId)
      if (batch && batch.status !== 'Open') return refused('ORDERED', { status: batch.status })
      const item = await findSellableItem(tx, itemId)
      const found = item?.sizes.find((one) => one.size === size)
      if (!item || !found || size === from) return refused('NO_SUCH_SIZE')
      if (!costsTheSame(item.prices, from, size)) return refused('PRICE_DIFFERS')
      if (
        !canChoose(found.availability) ||
        !(await swapStock(tx, { itemId, quantity }, { from, to: size, orderId }))
      )
        throw new Rollback(refused('SOLD_OUT'))
      await tx
        .update(storeOrderLines)
        .set({ size })
        .where(and(eq(storeOrderLines.orderId, orderId), eq(storeOrderLines.position, position)))
      await addOrderEvent(ctx, tx, orderId, order.state, `${title}: size ${from} changed to ${size}`)
      await emailSwapped(ctx, tx, orderId, { title, from, to: size })
      const facts = { position, from, to: size }
      await auditStaff(tx, ctx, { action: 'storeorders.swap-size', subject: `storeorders/${orderId}`, facts })
      await touchEntry(tx, 'storeorders', orderId)
      if (batch) await touchEntry(tx, 'storebatches', batch.id)
      return done({ title, size })
    }),
  )
}

/** Finds the batch of an order and locks it, so that its status cannot change during the transaction. */
async function lockBatchForShare(tx: Tx, orderId: string) {
  const [batch] = await tx
    .select({ id: storeBatches.id, status: storeBatches.status })
    .from(batchOrders)
    .innerJoin(storeBatches, eq(storeBatches.id, batchOrders.batchId))
    .where(eq(batchOrders.orderId, orderId))
    .for('share', { of: storeBatches })
  return batch
}

async function findSellableItem(tx: Tx, itemId: string) {
  const [item] = await tx
    .select({ itemId: storeItems.itemId })
    .from(storeItems)
    .where(eq(storeItems.id, itemId))
  const [sellable] = item ? await findSellable(tx, [item.itemId]) : []
  return sellable
}
