import { asc, desc, eq, sql } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { requireFinance } from '../../../billing/policy.ts'
import type { Payout, PayoutItem } from '../model/payout.ts'
import { PAGE } from '../schema.ts'
import { payoutItems, payouts } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>

/** A payout in the list, with the number of payments in it and the fees kept. */
export type ListedPayout = Payout & { payments: number; fees: Pence }

/**
 * A page of the payouts, newest first, from the row `start`, and their number. Throws Forbidden unless the caller is
 * finance staff.
 */
export async function listPayouts(
  ctx: Needs,
  start: number,
): Promise<{ payouts: ListedPayout[]; total: number }> {
  requireFinance(ctx)
  const [found, total] = await Promise.all([
    ctx.db
      .select({
        payout: payouts,
        payments: sql<number>`(count(*) filter (where ${payoutItems.type} = 'payment'))::int`,
        fees: sql<number>`coalesce(sum(case when ${payoutItems.type} = 'fee' then -${payoutItems.amount}
          else 0 end + ${payoutItems.fee}), 0)::bigint`,
      })
      .from(payouts)
      .leftJoin(payoutItems, eq(payoutItems.payoutId, payouts.id))
      .groupBy(payouts.id)
      .orderBy(desc(payouts.arrivesOn), desc(payouts.createdAt), desc(payouts.id))
      .limit(PAGE)
      .offset(start),
    ctx.db.$count(payouts),
  ])
  return {
    payouts: found.map(({ payout, fees, ...counted }) => ({
      ...payout,
      ...counted,
      fees: pence(Number(fees)),
    })),
    total,
  }
}

/**
 * Returns a payout with what is in it, oldest first. Throws Forbidden unless the caller is finance staff, NotFound for
 * an unknown one.
 */
export async function findPayout(ctx: Needs, id: string): Promise<Payout & { items: PayoutItem[] }> {
  requireFinance(ctx)
  const [payout] = await ctx.db.select().from(payouts).where(eq(payouts.id, id))
  if (!payout) throw new NotFound()
  const found = await ctx.db
    .select({ item: payoutItems, payment: payments })
    .from(payoutItems)
    .leftJoin(payments, eq(payments.paymentIntentId, payoutItems.paymentIntentId))
    .where(eq(payoutItems.payoutId, id))
    .orderBy(asc(payoutItems.at), asc(payoutItems.id))
  return {
    ...payout,
    items: found.map(({ item, payment }) => ({
      ...item,
      payment: payment
        ? {
            id: payment.id,
            payer: payment.payerName || payment.payerEmail || 'Unknown',
            description: payment.description,
            purpose: payment.purpose,
            number: payment.chargeId || payment.id,
          }
        : undefined,
    })),
  }
}
