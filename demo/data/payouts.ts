import { and, eq, isNotNull } from 'drizzle-orm'
import { payments } from '../../src/features/billing/payments/table.server.ts'
import { refunds } from '../../src/features/billing/refunds/table.server.ts'
import { netOf, sumOf } from '../../src/features/money/payouts/model/payout.ts'
import { type PayoutItemRow, payoutItems, payouts } from '../../src/features/money/payouts/table.server.ts'
import { localDate } from '../../src/kernel/dates.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** 1 January 1970 was a Thursday. */
const MONDAY_MS = 4 * DAY_MS

type Item = Omit<PayoutItemRow, 'id' | 'payoutId'>

/** Pays out the card payments of each past week on the Monday eight days after it. */
export async function seedPayouts(ctx: Ctx): Promise<void> {
  const weeks = Map.groupBy(await itemsOf(ctx), ({ at }) => Math.floor((at.getTime() - MONDAY_MS) / WEEK_MS))
  for (const [week, items] of weeks) {
    const createdAt = new Date((week + 2) * WEEK_MS + MONDAY_MS)
    if (createdAt > ctx.clock.now()) continue
    const id = `po_${newId()}`
    await ctx.db.insert(payouts).values({
      id,
      amount: sumOf(items.map(netOf)),
      status: 'paid',
      arrivesOn: localDate(createdAt.toISOString().slice(0, 10)),
      createdAt,
      itemsCopiedAt: createdAt,
    })
    await ctx.db
      .insert(payoutItems)
      .values(items.map((item) => ({ ...item, id: `txn_${newId()}`, payoutId: id })))
  }
}

/** The past card payments whose fee is known, and their refunds. */
async function itemsOf({ db }: Ctx): Promise<Item[]> {
  const isPast = and(isNotNull(payments.providerFee), isNotNull(payments.paymentIntentId))
  const paid = await db.select().from(payments).where(isPast)
  const returned = await db
    .select({ refund: refunds, paymentIntentId: payments.paymentIntentId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(isPast)
  return [
    ...paid.map(({ paidAt, createdAt, amount, providerFee, description, paymentIntentId }) => ({
      type: 'payment' as const,
      at: paidAt ?? createdAt,
      amount,
      fee: providerFee ?? pence(0),
      description,
      paymentIntentId,
    })),
    ...returned.map(({ refund, paymentIntentId }) => ({
      type: 'refund' as const,
      at: refund.createdAt,
      amount: pence(-refund.amount),
      fee: pence(0),
      description: '',
      paymentIntentId,
    })),
  ]
}
