import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { requireFinance } from '../../billing/policy.ts'

/**
 * Returns the paid payments by hand that came as one sum with a payment, and the payment itself. Throws Forbidden
 * unless the caller is finance staff.
 */
export async function paymentsOfGroup(ctx: Pick<Ctx, 'db' | 'actor'>, id: string) {
  requireFinance(ctx)
  const { amount, description, payerName } = payments
  const group = ctx.db.select({ id: payments.groupId }).from(payments).where(eq(payments.id, id))
  return ctx.db
    .select({ id: payments.id, amount, description, payerName })
    .from(payments)
    .where(and(inArray(payments.groupId, group), eq(payments.status, 'paid')))
    .orderBy(payments.id)
}
