import { subscriptions } from '../../src/features/billing/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'

/** A subscription to the league teams that runs, as it was last heard of; the provider knows nothing of it. */
export async function aSubscription(
  ctx: Ctx,
  given: Partial<typeof subscriptions.$inferInsert> = {},
): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.insert(subscriptions).values({
    id: `sub_${newId()}`,
    customerId: 'cus_1',
    priceId: 'price_league',
    plan: 'League teams',
    amountMinor: 4200,
    interval: 'month',
    status: 'active',
    createdAt: now,
    updatedAt: now,
    ...given,
  })
}
