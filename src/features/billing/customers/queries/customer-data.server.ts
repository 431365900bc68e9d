import { eq, sql } from 'drizzle-orm'
import { respelledEmail } from '../../../../kernel/email.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { callProvider, type ProviderResult } from '../../../../platform/payments/payments.ts'
import { providerEmail } from '../../../../platform/payments/provider-email.ts'
import { members } from '../../../members/table.server.ts'
import { demandFinance } from '../../policy.ts'
import { charges } from '../../queries/stripedata.server.ts'
import { findCustomer, memberOfCustomer } from './owner.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'payments' | 'log' | 'clock'>

const MOST_LISTED = 100

/**
 * What the provider knows of the one customer with an e-mail, as it is now, in the words of the specification. `data`
 * is null where nobody or more than one person could be meant. Throws Forbidden to all but finance staff. [API-055,
 * INV-015, INV-021, INV-022]
 */
export async function customerData(ctx: Needs, email: string): Promise<ProviderResult<object>> {
  demandFinance(ctx)
  const found = await customerByEmail(ctx, email)
  if (!found.ok) return found
  const id = found.value
  const updated = ctx.clock.now().toISOString()
  if (!id) return { ok: true, value: { data: null, updated } }
  const answered = await callProvider(ctx, async (stripe) => {
    const [cards, { data: subscriptions }] = await Promise.all([
      stripe.customers.listPaymentMethods(id, { type: 'card', limit: MOST_LISTED }),
      stripe.subscriptions.list({ customer: id, limit: MOST_LISTED }),
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

/**
 * The one customer with an e-mail address: that of the only member who has it, else the only one at the provider.
 * Undefined where there is none, or where it could be several people. [resolutions B22]
 */
async function customerByEmail(ctx: Needs, given: string): Promise<ProviderResult<string | undefined>> {
  const email = respelledEmail(given.trim().toLowerCase())
  const [only, other] = await ctx.db
    .select({ id: members.id })
    .from(members)
    .where(eq(sql`lower(${members.email})`, email))
    .limit(2)
  if (other) return { ok: true, value: undefined }
  const known = only && (await findCustomer(ctx, ctx.db, { memberId: only.id }))
  const named = providerEmail(email)
  if (known || named === undefined) return { ok: true, value: known }
  const answered = await callProvider(ctx, (stripe) => stripe.customers.list({ email: named, limit: 2 }))
  if (!answered.ok) return answered
  const [customer, second] = answered.value.data
  return { ok: true, value: second ? undefined : customer?.id }
}

async function chargesOf(ctx: Needs, customer: string): Promise<unknown> {
  const member = await memberOfCustomer(ctx, customer)
  if (!member) return []
  // Nested, else Drizzle leaves the tables' names out.
  const all = sql<unknown[]>`(${charges()})`
  const [found] = await ctx.db.select({ charges: all }).from(members).where(eq(members.id, member))
  return found?.charges ?? []
}
