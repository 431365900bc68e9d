import { and, eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditForm } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback, rollingBack } from '../../../../platform/database/rollback.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { type ChangeSize, changeSize } from '../../batches/commands/change-size.server.ts'
import { type BatchStatus, isPersonalised } from '../../batches/model.ts'
import { canManageBatches } from '../../batches/policy.ts'
import { batchOf } from '../../batches/queries/batches.server.ts'
import { emailExchanged } from '../../orders/commands/emails.server.ts'
import { addOrderEvent, lockOrder } from '../../orders/commands/order-state.server.ts'
import { isPlaced } from '../../orders/model/order.ts'
import { findOrderLines, type OrderLineRow, type OrderRow } from '../../orders/queries/order-lines.server.ts'
import { storeLineMarks } from '../table.server.ts'

/**
 * `key` is created with the form and prevents a second exchange by a double click. `restock`: the pieces of the earlier
 * size can be sold again.
 */
export type Exchange = { position: number; size: string; pieces: number; restock: boolean; key: string }

export type ExchangeSize =
  | Exclude<ChangeSize, { ok: true }>
  | Outcome<
      { title: string; size: string },
      /** A cart, a refunded order, or a line whose pieces were all refunded. */
      | { reason: 'NOT_PLACED' }
      /** The goods have not arrived: until the batch is ordered, the size is changed instead. */
      | { reason: 'NOT_DELIVERED'; status: BatchStatus | undefined }
      /** The pieces were made for their buyer, so there are none of another size. */
      | { reason: 'PERSONALISED' }
      | { reason: 'TOO_MANY'; left: number }
    >

/**
 * Exchanges pieces of a delivered order for another size of the same item and price, from the club's stock, and e-mails
 * the buyer. Nothing is paid. The pieces are on the hand-out list again until someone ticks them. Throws Forbidden
 * unless the actor manages batches, and NotFound for an unknown order or line.
 */
export async function exchangeSize(ctx: Ctx, orderId: string, exchange: Exchange): Promise<ExchangeSize> {
  if (!canManageBatches(ctx.actor)) throw new Forbidden()
  return rollingBack<ExchangeSize>(() =>
    transact(ctx, async (tx) => {
      const order = isId(orderId) ? await lockOrder(tx, orderId) : undefined
      const lines = order ? await findOrderLines(tx, orderId) : []
      const line = lines.find(({ position }) => position === exchange.position)
      if (!order || !line) throw new NotFound()
      const { title } = line
      const { size, ...facts } = exchange
      const isNew = await auditForm(tx, ctx, {
        action: 'storeorders.exchange',
        subject: `storeorders/${orderId}`,
        facts: { ...facts, from: line.size, to: size },
      })
      if (!isNew) return done({ title, size })
      const exchanged = await exchangePieces(ctx, tx, { order, line }, exchange)
      if (!exchanged.ok) throw new Rollback(exchanged)
      return done({ title, size })
    }),
  )
}

async function exchangePieces(
  ctx: Ctx,
  tx: Tx,
  { order, line }: { order: OrderRow; line: OrderLineRow },
  { size: to, pieces: quantity, restock }: Exchange,
): Promise<ExchangeSize | ChangeSize> {
  const { orderId, title, size: from } = line
  const left = line.quantity - line.returned
  if (!isPlaced(order.state) || left === 0) return refused('NOT_PLACED')
  // Without a lock: the goods have arrived, even if someone changes the batch's status at this moment.
  const [batch] = await batchOf(tx, orderId)
  if (batch?.status !== 'Delivered' && batch?.status !== 'Closed')
    return refused('NOT_DELIVERED', { status: batch?.status })
  if (isPersonalised(line)) return refused('PERSONALISED')
  if (quantity > left) return refused('TOO_MANY', { left })
  const changed = await changeSize(tx, { line, to, quantity, restock })
  if (!changed.ok) return changed
  await tx
    .delete(storeLineMarks)
    .where(and(eq(storeLineMarks.orderId, orderId), eq(storeLineMarks.position, changed.position)))
  await addOrderEvent(
    ctx,
    tx,
    orderId,
    order.state,
    `${quantity} x ${title}: size ${from} exchanged for ${to}`,
  )
  await emailExchanged(ctx, tx, orderId, { title, quantity, from, to })
  await touchEntry(tx, 'storeorders', orderId)
  await touchEntry(tx, 'storebatches', batch.id)
  return changed
}
