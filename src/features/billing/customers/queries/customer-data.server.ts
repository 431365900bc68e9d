import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { callProvider, type ProviderResult } from '../../../../platform/payments/payments.ts'
import { members } from '../../../members/table.server.ts'
import { requireFinance } from '../../policy.ts'
import { charges } from '../../queries/stripedata.server.ts'
import { customerByEmail } from './customer-by-email.server.ts'
import { memberOfCustomer } from './owner.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'payments' | 'log' | 'clock'>

const MAX_LISTED = 100

/**
 * Fetches the provider's current data of the one customer with an e-mail address, with the field names of the
 * specification. `data` is null if there is no customer or the address is shared. Throws Forbidden unless the caller
 * is finance staff. [API-055, INV-015, INV-021, INV-022]
 */
export async function customerData(ctx: Needs, email: string): Promise<ProviderResult<object>> {
  requireFinance(ctx)
  const found = await customerByEmail(ctx, email)
  if (!found.ok) return found
  const id = found.value
  const updated = ctx.clock.now().toISOString()
  if (!id) return { ok: true, value: { data: null, updated } }
  const answered = await callProvider(ctx, async (stripe) => {
    const [cards, { data: subscriptions }] = await Promise.all([
      stripe.customers.listPaymentMethods(id, { type: 'card', limit: MAX_LISTED }),
      stripe.subscriptions.list({ customer: id, limit: MAX_LISTED }),
    ])
    const plans = subscriptions.map((one) => ({
      id: one.id,
      plan: { nickname: one.items.data[0]?.price.nickname },
    }))
    return { sources: { total_count: cards.data.length }, subscriptions: { data: plans } }
  })
  if (!answered.ok) return answered
  const data = { id, email: email.trim().toLowerCase() }
  return { ok: true, value: { data, ...answered.value, payments: await chargesOf(ctx, id), updated } }
}

async function chargesOf(ctx: Needs, customer: string): Promise<unknown> {
  const member = await memberOfCustomer(ctx, customer)
  if (!member) return []
  // Without the parentheses, Drizzle leaves out the table names.
  const all = sql<unknown[]>`(${charges()})`
  const [found] = await ctx.db.select({ charges: all }).from(members).where(eq(members.id, member))
  return found?.charges ?? []
}
