import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { Rollback, rollingBack } from '../../../../platform/database/rollback.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { emailSwapped } from '../../orders/commands/emails.server.ts'
import { addOrderEvent, lockOrder } from '../../orders/commands/order-state.server.ts'
import { isPlaced } from '../../orders/model/order.ts'
import { findOrderLines } from '../../orders/queries/order-lines.server.ts'
import type { BatchStatus } from '../model.ts'
import { canManageBatches } from '../policy.ts'
import { batchOf } from '../queries/batches.server.ts'
import { storeBatches } from '../table.server.ts'
import { type ChangeSize, changeSize } from './change-size.server.ts'

export type SwapSize =
  | Exclude<ChangeSize, { ok: true }>
  | Outcome<
      { title: string; size: string },
      /** A cart, a refunded order, or a line whose pieces were all refunded. */
      | { reason: 'NOT_PLACED' }
      /** The batch has been ordered from the supplier. */
      | { reason: 'ORDERED'; status: BatchStatus }
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
      const { title, size: from, returned } = line
      const quantity = line.quantity - returned
      if (!isPlaced(order.state) || quantity === 0) return refused('NOT_PLACED')
      // The lock keeps the batch from being ordered with the old size during the transaction.
      const [batch] = await batchOf(tx, orderId).for('share', { of: storeBatches })
      if (batch && batch.status !== 'Open') return refused('ORDERED', { status: batch.status })
      const changed = await changeSize(tx, { line, to: size, quantity, restock: true })
      if (!changed.ok) throw new Rollback(changed)
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
