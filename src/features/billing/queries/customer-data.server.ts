import { eq, sql } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Asked, ask } from '../../../platform/payments/payments.ts'
import { members } from '../../members/table.server.ts'
import { customerColumn } from '../commands/customer.server.ts'
import { customerByEmail } from '../commands/payer.server.ts'
import { canBill } from '../policy.ts'
import { charges } from './stripedata.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'payments' | 'log' | 'clock'>

const MOST_LISTED = 100

/**
 * What the provider knows of the one customer with an e-mail, as it is now, in the words of the specification: the
 * customer that is stored of the only member with it, else the only one at the provider. `data` is null where nobody or
 * more than one person could be meant. Throws Forbidden to all but finance staff. [API-055, INV-015, INV-021, INV-022]
 */
export async function customerData(ctx: Needs, email: string): Promise<Asked<object>> {
  if (!canBill(ctx.actor)) throw new Forbidden()
  const found = await customerByEmail(ctx, email)
  if (!found.ok) return found
  const id = found.value
  const updated = ctx.clock.now().toISOString()
  if (!id) return { ok: true, value: { data: null, updated } }
  const asked = await ask(ctx, async (stripe) => {
    const [cards, { data: subscriptions }] = await Promise.all([
      stripe.customers.listPaymentMethods(id, { type: 'card', limit: MOST_LISTED }),
      stripe.subscriptions.list({ customer: id, limit: MOST_LISTED }),
    ])
    const plans = subscriptions.map((one) => ({
      id: one.id,
      plan: { nickname: one.items.data[0]?.price.nickname },
    }))
    return { cards: cards.data.length, plans }
  })
  if (!asked.ok) return asked
  const { cards, plans } = asked.value
  return {
    ok: true,
    value: {
      data: { id, email: email.trim().toLowerCase() },
      sources: { total_count: cards },
      subscriptions: { data: plans },
      payments: await chargesOf(ctx, id),
      updated,
    },
  }
}

async function chargesOf(ctx: Needs, customer: string): Promise<unknown> {
  const member = await memberOfCustomer(ctx, customer)
  if (!member) return []
  // Nested, else Drizzle leaves the tables' names out.
  const all = sql<unknown[]>`(${charges()})`
  const [found] = await ctx.db.select({ charges: all }).from(members).where(eq(members.id, member))
  return found?.charges ?? []
}

/** Whose customer it is; undefined for nobody's. */
export async function memberOfCustomer(
  ctx: Pick<Ctx, 'db' | 'payments'>,
  customer: string,
): Promise<string | undefined> {
  const [member] = await ctx.db
    .select({ id: members.id })
    .from(members)
    .where(eq(customerColumn(ctx), customer))
    .limit(1)
  return member?.id
}
