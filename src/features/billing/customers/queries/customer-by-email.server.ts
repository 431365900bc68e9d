import { and, eq, sql } from 'drizzle-orm'
import { respelledEmail } from '../../../../kernel/email.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { callProvider, type ProviderResult } from '../../../../platform/payments/payments.ts'
import { providerEmail } from '../../../../platform/payments/provider-email.ts'
import { contactEmail } from '../../../members/queries/contact.server.ts'
import { members } from '../../../members/table.server.ts'
import { payments } from '../../payments/table.server.ts'
import { providerCustomers } from '../table.server.ts'
import { findCustomer } from './owner.server.ts'

type Needs = Pick<Ctx, 'db' | 'payments' | 'log'>

/**
 * Finds the one customer with an e-mail address: the customer of the only member with that address, or else the only
 * one at the provider. Undefined if there is none or the address is shared. [resolutions B22]
 */
export async function customerByEmail(
  ctx: Needs,
  given: string,
): Promise<ProviderResult<string | undefined>> {
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

/**
 * Finds the provider's only customer with a member's own e-mail address. Undefined if anyone else has this address,
 * has paid with it, or owns the customer. [resolutions B22]
 */
export async function unsharedCustomer(
  ctx: Needs & Pick<Ctx, 'clock'>,
  memberId: string,
): Promise<ProviderResult<string | undefined>> {
  const [member] = await ctx.db
    .select({ email: members.email, contact: contactEmail(ctx) })
    .from(members)
    .where(eq(members.id, memberId))
  // Siblings share the address of their guardian.
  if (!member?.email || member.email !== member.contact) return { ok: true, value: undefined }
  const isOfAnother = and(
    eq(sql`lower(${payments.payerEmail})`, member.email.trim().toLowerCase()),
    sql`${payments.memberId} is distinct from ${memberId}`,
  )
  if ((await ctx.db.$count(payments, isOfAnother)) > 0) return { ok: true, value: undefined }
  const found = await customerByEmail(ctx, member.email)
  const isOwned =
    found.ok &&
    found.value &&
    (await ctx.db.$count(providerCustomers, eq(providerCustomers.id, found.value))) > 0
  return isOwned ? { ok: true, value: undefined } : found
}
