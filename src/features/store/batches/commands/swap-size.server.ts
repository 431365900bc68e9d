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
import { swapStock } from '../../orders/commands/stock.server.ts'
import { linesOf, lockOrder, noteOn } from '../../orders/internal/order-rows.server.ts'
import { isPlaced } from '../../orders/model/order.ts'
import { storeOrderLines } from '../../orders/table.server.ts'
import type { BatchStatus } from '../model.ts'
import { canManageBatches } from '../policy.ts'
import { batchOrders, storeBatches } from '../table.server.ts'

export type SwapSize = Outcome<
  { title: string; size: string },
  /** A cart, an order whose money went back, or a line whose pieces were all refunded. */
  | { reason: 'NOT_PLACED' }
  /** The supplier has the list already. */
  | { reason: 'ORDERED'; status: BatchStatus }
  | { reason: 'NO_SUCH_SIZE' }
  | { reason: 'SOLD_OUT' }
  /** It costs something else: refund the line and order it again. */
  | { reason: 'PRICE_DIFFERS' }
>

/**
 * Changes the size of a line of a placed order, as long as its batch is open or it waits for one: the pieces go from
 * one stock to the other. Of two who want the last piece one gets it. Throws Forbidden to all but shop and
 * administrator, NotFound for an unknown order or line. [BAT-016, resolutions B17]
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
      const line = order && (await linesOf(tx, orderId)).find((one) => one.position === position)
      if (!order || !line) throw new NotFound()
      const { itemId, title, size: from, returned } = line
      const quantity = line.quantity - returned
      if (!isPlaced(order.state) || quantity === 0) return refused('NOT_PLACED')
      const batch = await shareBatchOf(tx, orderId)
      if (batch && batch.status !== 'Open') return refused('ORDERED', { status: batch.status })
      const item = await sellableOf(tx, itemId)
      const found = item?.sizes.find((one) => one.size === size)
      if (!item || !found || size === from) return refused('NO_SUCH_SIZE')
      if (!costsTheSame(item.prices, from, size)) return refused('PRICE_DIFFERS')
      if (!canChoose(found.light) || !(await swapStock(tx, { itemId, quantity }, { from, to: size })))
        throw new Rollback(refused('SOLD_OUT'))
      await tx
        .update(storeOrderLines)
        .set({ size })
        .where(and(eq(storeOrderLines.orderId, orderId), eq(storeOrderLines.position, position)))
      await noteOn(ctx, tx, orderId, order.state, `${title}: size ${from} changed to ${size}`)
      const facts = { position, from, to: size }
      await auditStaff(tx, ctx, { action: 'storeorders.swap-size', subject: `storeorders/${orderId}`, facts })
      await touchEntry(tx, 'storeorders', orderId)
      if (batch) await touchEntry(tx, 'storebatches', batch.id)
      return done({ title, size })
    }),
  )
}

/** The batch of an order, which is not ordered before this transaction has ended. */
async function shareBatchOf(tx: Tx, orderId: string) {
  const [batch] = await tx
    .select({ id: storeBatches.id, status: storeBatches.status })
    .from(batchOrders)
    .innerJoin(storeBatches, eq(storeBatches.id, batchOrders.batchId))
    .where(eq(batchOrders.orderId, orderId))
    .for('share', { of: storeBatches })
  return batch
}

async function sellableOf(tx: Tx, itemId: string) {
  const [item] = await tx
    .select({ itemId: storeItems.itemId })
    .from(storeItems)
    .where(eq(storeItems.id, itemId))
  const [sellable] = item ? await findSellable(tx, [item.itemId]) : []
  return sellable
}
