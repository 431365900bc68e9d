import { findCustomer } from '../../src/features/billing/customers/queries/owner.server.ts'
import { subscriptions } from '../../src/features/billing/subscriptions/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aCustomer } from './customer.ts'

type Given = Partial<typeof subscriptions.$inferInsert> & { memberId?: string | null }

/**
 * Adds an active league team subscription as a local copy; it does not exist at Stripe. Its customer
 * belongs to the member, or else to the registration.
 */
export async function aSubscription(ctx: Ctx, { memberId, ...given }: Given = {}): Promise<void> {
  const now = ctx.clock.now()
  const owner = memberId
    ? { memberId }
    : given.registrationId
      ? { registrationId: given.registrationId }
      : undefined
  const known = owner && (await findCustomer(ctx, ctx.db, owner))
  const customerId = given.customerId ?? known ?? `cus_${newId()}`
  if (owner) await aCustomer(ctx, customerId, owner)
  await ctx.db.insert(subscriptions).values({
    id: `sub_${newId()}`,
    customerId,
    priceId: 'price_league',
    plan: 'League teams',
    amount: pence(4200),
    interval: 'month',
    status: 'active',
    createdAt: now,
    updatedAt: now,
    ...given,
  })
}
