import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Pence } from '../../../../kernel/money.ts'
import { type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditForm } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { type RefundPayment, refundPayment } from '../../../billing/refunds/commands/refund-payment.server.ts'
import { canRefund } from '../policy.ts'
import { storeOrders } from '../table.server.ts'
import { syncOrder } from './sync-order.server.ts'

export type RefundOrder = RefundPayment | Outcome<never, { reason: 'NOT_PAID' }>

/**
 * `key` is made with the form and prevents a second refund by a double click. `restock`: the items can be sold again.
 */
export type RefundRequest = { amount: Pence | undefined; restock: boolean; key: string }

/**
 * Refunds an order, in part or in full when `amount` is undefined. Throws Forbidden unless the actor can refund orders,
 * and NotFound for an unknown order.
 */
export async function refundOrder(ctx: Ctx, id: string, choice: RefundRequest): Promise<RefundOrder> {
  if (!canRefund(ctx.actor)) throw new Forbidden()
  const [order] = isId(id) ? await ctx.db.select().from(storeOrders).where(eq(storeOrders.id, id)) : []
  if (!order) throw new NotFound()
  if (!order.paymentId) return refused('NOT_PAID')
  await transact(ctx, async (tx) => {
    await tx.update(storeOrders).set({ restocks: choice.restock }).where(eq(storeOrders.id, id))
    const facts = { amount: choice.amount ?? 'all', restock: choice.restock, key: choice.key }
    await auditForm(tx, ctx, { action: 'storeorders.refund', subject: `storeorders/${id}`, facts })
  })
  const refund = await refundPayment(ctx, {
    paymentId: order.paymentId,
    key: choice.key,
    amount: choice.amount,
  })
  await syncOrder(ctx, id)
  return refund
}
