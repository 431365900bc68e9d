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
 * The one customer with an e-mail address: that of the only member who has it, else the only one at the provider.
 * Undefined where there is none, or where it could be several people. [resolutions B22]
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
 * The provider's only customer with the own e-mail address of a member; undefined if anyone else has the address, has
 * paid with it or owns the customer. [resolutions B22]
 */
export async function unsharedCustomer(
  ctx: Needs & Pick<Ctx, 'clock'>,
  memberId: string,
): Promise<ProviderResult<string | undefined>> {
  const [member] = await ctx.db
    .select({ email: members.email, contact: contactEmail(ctx) })
    .from(members)
    .where(eq(members.id, memberId))
  // A guardian's address is that of the siblings too.
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
