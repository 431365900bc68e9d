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
  const left = await Promise.all(
    found.map(async (row) => pence(row.amount - row.refunded - (await pendingRefunds(ctx.db, row.id)))),
  )
  const rows = found.flatMap((row, at) => {
    const rest = left[at] ?? pence(0)
    const payer = row.payerName || row.payerEmail || 'Unknown payer'
    return rest > 0 && row.since
      ? [{ id: row.id, payer, description: row.description, left: rest, since: row.since }]
      : []
  })
  return { rows: rows.slice(0, limit), total: rows.length }
}
