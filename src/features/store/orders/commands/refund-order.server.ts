import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { formatPence, type Pence } from '../../../../kernel/money.ts'
import { type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditForm } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { type RequestRefund, requestRefund } from '../../../billing/refunds/commands/request-refund.server.ts'
import { canRefund } from '../policy.ts'
import { storeOrders } from '../table.server.ts'
import { addOrderEvent, lockOrder } from './order-state.server.ts'

export type RefundOrder = RequestRefund | Outcome<never, { reason: 'NOT_PAID' }>

/**
 * `key` is created with the form and prevents a second refund by a double click. `restock`: the items can be sold
 * again.
 */
export type RefundRequest = { amount: Pence | undefined; restock: boolean; key: string }

/**
 * Requests a full refund of an order, or of `amount`. The operation records the outcome. Throws Forbidden unless the
 * actor can refund orders, NotFound for an unknown order.
 */
export async function refundOrder(
  ctx: Ctx,
  id: string,
  { amount, restock, key }: RefundRequest,
): Promise<RefundOrder> {
  if (!canRefund(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const order = isId(id) ? await lockOrder(tx, id) : undefined
    if (!order) throw new NotFound()
    if (!order.paymentId) return refused('NOT_PAID')
    const requested = await requestRefund(ctx, tx, { paymentId: order.paymentId, key, amount })
    if (!requested.ok) return requested
    await tx.update(storeOrders).set({ restocks: restock }).where(eq(storeOrders.id, id))
    const facts = { amount: amount ?? 'all', restock, key }
    const isNew = await auditForm(tx, ctx, {
      action: 'storeorders.refund',
      subject: `storeorders/${id}`,
      facts,
    })
    const note = `Refund of ${formatPence(requested.amount)} requested`
    if (isNew) await addOrderEvent(ctx, tx, id, order.state, note)
    await touchEntry(tx, 'storeorders', id)
    return requested
  })
}
