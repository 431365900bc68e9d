import { and, asc, eq, isNull, ne, notInArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { requireFinance } from '../../billing/policy.ts'

/**
 * Lists payments by hand of invoices that were also paid by card, on a page that was opened before, oldest first. The
 * payer has the amount as credit until it is reversed. Throws Forbidden unless the caller is finance staff.
 */
export async function paidTwice(ctx: Pick<Ctx, 'db' | 'actor'>) {
  requireFinance(ctx)
  const { id, amount, method, payerName, payerEmail, description, paidAt } = payments
  return ctx.db
    .select({ id, amount, method, payerName, payerEmail, description, paidAt })
    .from(payments)
    .where(
      and(
        ne(method, 'card'),
        eq(payments.status, 'paid'),
        isNull(payments.invoiceId),
        notInArray(payments.purpose, ['registration', 'booking']),
      ),
    )
    .orderBy(asc(paidAt), asc(id))
}
