import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { respelledEmail } from '../../../kernel/email.ts'
import { NotFound } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Asked, ask } from '../../../platform/payments/payments.ts'
import { providerEmail } from '../../../platform/payments/provider-email.ts'
import { contactEmail } from '../../members/queries/contact.server.ts'
import { members } from '../../members/table.server.ts'
import { payments, subscriptions } from '../table.server.ts'
import { customerColumn, customerOf } from './customer.server.ts'
import { notRetired } from './retired-customers.server.ts'

type Needs = Pick<Ctx, 'db' | 'payments' | 'log' | 'clock'>

export type Payer = Asked<string> | { ok: false; reason: 'NO_EMAIL' }

/**
 * The provider's customer that staff charge for a member: the stored one; else the one with the member's e-mail, but
 * only when nobody else of the club and no second customer has it and it has paid for nobody else, because families
 * share addresses; else a new one.
 * Refuses a member without an e-mail that the provider takes, a guardian's included: it could send nothing. Throws
 * NotFound for who does not exist.
 * [INV-015, resolutions B22]
 */
export async function payerOf(ctx: Needs, memberId: string): Promise<Payer> {
  const column = customerColumn(ctx)
  const [member] = await ctx.db
    .select({ customer: column, own: members.email, email: contactEmail(ctx) })
    .from(members)
    .where(eq(members.id, memberId))
  if (!member) throw new NotFound()
  if (member.customer) return { ok: true, value: member.customer }
  if (providerEmail(member.email) === undefined) return { ok: false, reason: 'NO_EMAIL' }
  // A guardian's address is that of the siblings too.
  if (member.email !== member.own) return customerOf(ctx, memberId)
  const found = await customerByEmail(ctx, member.email)
  if (!found.ok) return found
  if (found.value && (await link(ctx, { memberId, email: member.email, customer: found.value })))
    return { ok: true, value: found.value }
  return customerOf(ctx, memberId)
}

/**
 * The one customer with an e-mail: the stored one of the only member who has it, else the only one at the provider.
 * Undefined where there is none, or where it could be several people. [resolutions B22]
 */
export async function customerByEmail(ctx: Needs, given: string): Promise<Asked<string | undefined>> {
  const email = respelledEmail(given.trim().toLowerCase())
  const [only, other] = await ctx.db
    .select({ customer: customerColumn(ctx) })
    .from(members)
    .where(eq(sql`lower(${members.email})`, email))
    .limit(2)
  if (other) return { ok: true, value: undefined }
  if (only?.customer) return { ok: true, value: only.customer }
  const named = providerEmail(email)
  if (named === undefined) return { ok: true, value: undefined }
  const asked = await ask(ctx, (stripe) => stripe.customers.list({ email: named, limit: 2 }))
  if (!asked.ok) return asked
  const [customer, second] = asked.value.data
  return { ok: true, value: second ? undefined : customer?.id }
}

type Link = { memberId: string; email: string; customer: string }

/**
 * Keeps whose customer it is; false when it is somebody else's already, or may be: somebody else has gone to pay with
 * the e-mail, and the provider has not told as which customer.
 */
async function link(ctx: Needs, { memberId, email, customer }: Link): Promise<boolean> {
  const column = customerColumn(ctx)
  const stored = ctx.payments.mode === 'live' ? { stripeId: customer } : { stripeIdTest: customer }
  const others = sql`(select 1 from ${members} other where other.id <> ${memberId}
    and ${ctx.payments.mode === 'live' ? sql`other.stripe_id` : sql`other.stripe_id_test`} = ${customer})`
  const linked = await ctx.db
    .update(members)
    .set(stored)
    .where(
      and(
        eq(members.id, memberId),
        or(isNull(column), eq(column, customer)),
        sql`not exists ${others}`,
        notRetired(customer),
        sql`not exists ${paidFor(payments, memberId, customer)}`,
        sql`not exists ${paidFor(subscriptions, memberId, customer)}`,
        sql`not exists ${askedWith(email, memberId)}`,
      ),
    )
    .returning({ id: members.id })
  return linked.length > 0
}

/** What a customer has paid for others, or for a registration that is nobody's yet. */
const paidFor = (table: typeof payments | typeof subscriptions, memberId: string, customer: string) =>
  sql`(select 1 from ${table} where ${table.customerId} = ${customer} and ${table.memberId} is distinct from ${memberId})`

/** What somebody else, or a registration that is nobody's yet, has begun to pay with an e-mail. */
const askedWith = (email: string, memberId: string) =>
  sql`(select 1 from ${payments} where lower(${payments.payerEmail}) = ${email.trim().toLowerCase()}
    and ${payments.memberId} is distinct from ${memberId})`
