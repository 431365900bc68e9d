import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { requireFinance } from '../../../billing/policy.ts'
import { pendingRefunds } from '../../../billing/refunds/queries/pending-refunds.server.ts'
import { registrations } from '../../table.server.ts'

export type PaidAndRemoved = { id: string; payer: string; description: string; left: Pence; since: Date }

/** Afterwards the club has decided to keep the money. */
const DAYS = 60

/**
 * Lists the card payments of registrations that were removed in the last sixty days, of which money is left and not
 * being refunded. Throws Forbidden unless the caller is finance staff.
 */
export async function paidAndRemoved(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  { limit }: { limit: number },
): Promise<{ rows: PaidAndRemoved[]; total: number }> {
  requireFinance(ctx)
  const since = new Date(ctx.clock.now().getTime() - DAYS * 86_400_000)
  const { id, payerName, payerEmail, description, amount, refunded, status, purpose, objectId } = payments
  const found = await ctx.db
    .select({ id, payerName, payerEmail, description, amount, refunded, since: registrations.removedAt })
    .from(payments)
    .innerJoin(registrations, eq(registrations.id, objectId))
    .where(
      and(
        eq(status, 'paid'),
        inArray(purpose, ['registration', 'subscription']),
        isNotNull(payments.paymentIntentId),
        gt(amount, refunded),
        gt(registrations.removedAt, since),
        sql`not exists (select 1 from payment_parts part where part.payment_id = ${id})`,
      ),
    )
    .orderBy(asc(registrations.removedAt), asc(id))
  const rows: PaidAndRemoved[] = []
  for (const { since, amount, refunded, payerName, payerEmail, ...payment } of found) {
    const left = pence(amount - refunded - (await pendingRefunds(ctx.db, payment.id)))
    const payer = payerName || payerEmail || 'Unknown payer'
    if (left > 0 && since) rows.push({ ...payment, payer, left, since })
  }
  return { rows: rows.slice(0, limit), total: rows.length }
}
