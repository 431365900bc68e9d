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
import { followOrder } from './follow-order.server.ts'

export type RefundOrder = RefundPayment | Outcome<never, { reason: 'NOT_PAID' }>

/** `key` is made with the form: a double click gives money back once. `restock`: the goods can be sold again. */
export type RefundRequest = { amount: Pence | undefined; restock: boolean; key: string }

/**
 * Gives all or a part of the money of an order back, by the hand of the treasurer, the shop or the administrator.
 * Throws Forbidden for anybody else and NotFound for an unknown order. [resolutions B23]
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
  await followOrder(ctx, id)
  return refund
}
