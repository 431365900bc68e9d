import { modeOf } from '../../src/features/billing/customers/model.ts'
import type { Owner } from '../../src/features/billing/customers/queries/owner.server.ts'
import { providerCustomers } from '../../src/features/billing/customers/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'

/** A customer of the payment provider, of a member or a registration; one that has an owner keeps it. */
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
