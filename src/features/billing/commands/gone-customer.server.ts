import { ask } from '../../../platform/payments/payments.ts'
import type { BillingNeeds } from './card-page.server.ts'
import { retireCustomer } from './untangle.server.ts'

/**
 * After the provider would not charge a customer: whether it has been deleted there. Then it is forgotten here, and
 * whoever has paid as it is somebody new at the next try. [resolutions B22]
 */
export async function deleteIfMissing(ctx: BillingNeeds, customer: string): Promise<boolean> {
  const asked = await ask(ctx, (stripe) => stripe.customers.retrieve(customer))
  const isGone = asked.ok ? asked.value.deleted === true : asked.reason === 'PROVIDER_KNOWS_NONE'
  if (isGone) await ctx.db.transaction((tx) => retireCustomer(ctx, tx, customer))
  return isGone
}
