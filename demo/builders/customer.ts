import { modeOf } from '../../src/features/billing/customers/model.ts'
import type { Owner } from '../../src/features/billing/customers/queries/owner.server.ts'
import { providerCustomers } from '../../src/features/billing/customers/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'

/** Links a Stripe customer to a member or a registration, unless the customer already has an owner. */
export async function aCustomer(
  ctx: Pick<Ctx, 'db' | 'clock' | 'payments'>,
  id: string,
  owner: Owner,
  mode = modeOf(ctx),
): Promise<void> {
  await ctx.db
    .insert(providerCustomers)
    .values({ id, mode, ...owner, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
}
