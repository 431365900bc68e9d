import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Pence } from '../../../kernel/money.ts'
import { auditForm } from '../../../platform/audit/audit.ts'
import { transact } from '../../../platform/database/transact.ts'
import { canBill } from '../policy.ts'
import { payments } from '../table.server.ts'
import type { StaffNeeds } from './card-page.server.ts'
import { type RefundPayment, refundPayment } from './refund-payment.server.ts'

/** `key` is made with the form: however often it is sent, money goes back once. */
export type RefundRequest = { amount: Pence | undefined; key: string }

/**
 * Gives all that is left of a payment back, or a part of it, by the hand of finance staff. The feature that asked for
 * the payment hears of it. It is noted before the provider is asked: no money leaves unnoted. Throws Forbidden to
 * everybody else, NotFound for an unknown payment. [resolutions A01, B23]
 */
export async function refundByStaff(
  ctx: StaffNeeds,
  id: string,
  wish: RefundRequest,
): Promise<RefundPayment> {
  if (!canBill(ctx.actor)) throw new Forbidden()
  const [payment] = isId(id) ? await ctx.db.select().from(payments).where(eq(payments.id, id)) : []
  if (!payment) throw new NotFound()
  await transact(ctx, async (tx) => {
    await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, id)).for('update')
    const facts = { amount: wish.amount ?? 'all', key: wish.key }
    await auditForm(tx, ctx, { action: 'billing.refund', subject: `payments/${id}`, facts })
  })
  return refundPayment(ctx, { paymentId: id, key: wish.key, amount: wish.amount })
}
