import { and, eq, sql } from 'drizzle-orm'
import { respelledEmail } from '../../../../kernel/email.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { type Asked, ask } from '../../../../platform/payments/payments.ts'
import { providerEmail } from '../../../../platform/payments/provider-email.ts'
import { contactEmail } from '../../../members/queries/contact.server.ts'
import { members } from '../../../members/table.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { payments } from '../../payments/table.server.ts'
import { findCustomer } from '../queries/owner.server.ts'
import { customerOf, isRemoved, keepCustomer } from './customer-of.server.ts'

/**
 * Locks a member until the transaction ends, so that plans and invoices are begun one after the other. Answers whether
 * the provider could write to the member, a guardian's address included. Throws NotFound for an unknown one. [INV-015]
 */
export async function lockPayer(
  ctx: Pick<Ctx, 'clock' | 'payments'>,
  tx: Tx,
  memberId: string,
): Promise<boolean> {
  const [member] = await tx
    .select({ email: contactEmail(ctx) })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update')
  if (!member) throw new NotFound()
  return (
    providerEmail(member.email) !== undefined || (await findCustomer(ctx, tx, { memberId })) !== undefined
  )
}

/**
 * Charges a member as their own customer: the one that there is; else the only one at the provider with an e-mail
 * address that nobody else of the club pays with; else a new one. [INV-015, resolutions B22]
 */
export async function chargeMember<T>(
  ctx: BillingNeeds,
  memberId: string,
  charge: (customer: string) => Promise<Asked<T>>,
): Promise<Asked<T>> {
  const customer = await payerOf(ctx, memberId)
  if (!customer.ok) return customer
  const charged = await charge(customer.value)
  if (charged.ok || charged.reason !== 'PROVIDER_KNOWS_NONE') return charged
  return (await isRemoved(ctx, customer.value)) ? chargeMember(ctx, memberId, charge) : charged
}

async function payerOf(ctx: BillingNeeds, memberId: string): Promise<Asked<string>> {
  const known = await findCustomer(ctx, ctx.db, { memberId })
  if (known) return { ok: true, value: known }
  const [member] = await ctx.db
    .select({ own: members.email, email: contactEmail(ctx) })
    .from(members)
    .where(eq(members.id, memberId))
  // A guardian's address is that of the siblings too.
  if (!member || member.email === '' || member.email !== member.own) return customerOf(ctx, memberId)
  const found = await customerByEmail(ctx, member.email)
  if (!found.ok) return found
  const id = found.value
  const isTheirs = id && !(await isSharedEmail(ctx, member.email, memberId))
  if (isTheirs) await ctx.db.transaction((tx) => keepCustomer(ctx, tx, id, { memberId }))
  return customerOf(ctx, memberId)
}

/** Another payer has begun to pay with the address, and the provider may not have told as which customer. */
const isSharedEmail = async ({ db }: BillingNeeds, email: string, memberId: string): Promise<boolean> =>
  (await db.$count(
    payments,
    and(
      eq(sql`lower(${payments.payerEmail})`, email.trim().toLowerCase()),
      sql`${payments.memberId} is distinct from ${memberId}`,
    ),
  )) > 0

/**
 * The one customer with an e-mail address: that of the only member who has it, else the only one at the provider.
 * Undefined where there is none, or where it could be several people. [resolutions B22]
 */
export async function customerByEmail(
  ctx: Pick<Ctx, 'db' | 'payments' | 'log'>,
  given: string,
): Promise<Asked<string | undefined>> {
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
  const asked = await ask(ctx, (stripe) => stripe.customers.list({ email: named, limit: 2 }))
  if (!asked.ok) return asked
  const [customer, second] = asked.value.data
  return { ok: true, value: second ? undefined : customer?.id }
}
