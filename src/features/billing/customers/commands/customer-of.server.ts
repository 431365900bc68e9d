import { and, eq, isNotNull } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { callOnce } from '../../../../platform/payments/call-once.ts'
import { callProvider, type ProviderResult } from '../../../../platform/payments/payments.ts'
import { providerEmail } from '../../../../platform/payments/provider-email.ts'
import { contactEmail, contactOf } from '../../../members/queries/contact.server.ts'
import { members } from '../../../members/table.server.ts'
import {
  idempotencyKeyOf,
  type OperationHandler,
  performWith,
  wasCreatedBy,
} from '../../operations/commands/perform-operation.server.ts'
import { requestOperation } from '../../operations/commands/request-operation.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { modeOf } from '../model.ts'
import { unsharedCustomer } from '../queries/customer-by-email.server.ts'
import { findCustomer, type Owner } from '../queries/owner.server.ts'
import { providerCustomers } from '../table.server.ts'

const MAX_LISTED = 100

/**
 * Locks a member's row until the end of the transaction, so that concurrent subscriptions and invoices are created
 * one at a time. Returns whether the provider has an address to write to, which may be a guardian's. Throws NotFound
 * for an unknown member. [INV-015]
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

/** Charges a member's customer, or a new one if the provider has deleted the old one. [resolutions B22] */
export async function chargeMember<T>(
  ctx: BillingNeeds,
  memberId: string,
  charge: (customer: string) => Promise<ProviderResult<T>>,
): Promise<ProviderResult<T>> {
  const customer = await customerOf(ctx, memberId)
  if (!customer.ok) return customer
  const charged = await charge(customer.value)
  if (charged.ok || charged.reason !== 'PROVIDER_KNOWS_NONE') return charged
  return (await isRemoved(ctx, customer.value)) ? chargeMember(ctx, memberId, charge) : charged
}

/**
 * Returns the member's customer. Without one, adopts the provider's only customer with the member's e-mail address if
 * no one else uses that address, or creates a customer (for a minor, under the guardian's name). Throws NotFound for
 * an unknown member. [INV-015]
 */
export async function customerOf(ctx: BillingNeeds, memberId: string): Promise<ProviderResult<string>> {
  const known = await findCustomer(ctx, ctx.db, { memberId })
  if (known) return { ok: true, value: known }
  if ((await ctx.db.$count(members, eq(members.id, memberId))) === 0) throw new NotFound()
  const mode = modeOf(ctx)
  const removed = and(eq(providerCustomers.memberId, memberId), isNotNull(providerCustomers.removedAt))
  const id = `customer:${mode}:${memberId}:${await ctx.db.$count(providerCustomers, removed)}`
  await ctx.db.transaction((tx) =>
    requestOperation(ctx, tx, { id, kind: 'customer.create', memberId, request: {} }),
  )
  const made = await performWith(ctx, CREATE_CUSTOMER, id)
  return made.ok ? { ok: true, value: made.resultId } : made
}

export const CREATE_CUSTOMER: OperationHandler = {
  kind: 'customer.create',
  async perform(ctx, operation) {
    const memberId = operation.memberId ?? ''
    const member = await contactOf(ctx, ctx.db, memberId)
    // A database trigger prevents deleting a member who has a pending operation.
    if (!member) throw new NotFound()
    const own = await unsharedCustomer(ctx, memberId)
    if (!own.ok) return own
    const email = providerEmail(member.email.toLowerCase())
    const made = await callOnce(ctx, idempotencyKeyOf(operation), async (stripe, once) => {
      if (own.value) return { id: own.value }
      const { data } = email ? await stripe.customers.list({ email, limit: MAX_LISTED }) : { data: [] }
      const metadata = { member_id: memberId, operation: operation.id }
      return (
        data.find(wasCreatedBy(operation)) ??
        stripe.customers.create({ name: member.name, ...(email && { email }), metadata }, once)
      )
    })
    if (!made.ok) return made
    await ctx.db.transaction((tx) => keepCustomer(ctx, tx, made.value.id, { memberId }))
    return { ok: true, value: (await findCustomer(ctx, ctx.db, { memberId })) ?? made.value.id }
  },
}

/**
 * Records the owner of a customer permanently. Does nothing if the customer has an owner or the owner has a customer.
 */
export async function keepCustomer(
  ctx: Pick<Ctx, 'payments' | 'clock'>,
  tx: Tx,
  id: string,
  owner: Owner,
): Promise<void> {
  const mode = modeOf(ctx)
  const [kept] = await tx
    .insert(providerCustomers)
    .values({ id, mode, ...owner, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning()
  // The content API publishes the customer id in these two fields.
  if (kept?.memberId)
    await tx
      .update(members)
      .set(mode === 'live' ? { stripeId: id } : { stripeIdTest: id })
      .where(eq(members.id, kept.memberId))
}

/**
 * Returns whether the provider has deleted a customer that could not be charged, and if so marks it as removed, so
 * that its owner gets a new one.
 */
export async function isRemoved(ctx: BillingNeeds, id: string): Promise<boolean> {
  const answered = await callProvider(ctx, (stripe) => stripe.customers.retrieve(id))
  const isGone = answered.ok ? answered.value.deleted === true : answered.reason === 'PROVIDER_KNOWS_NONE'
  if (isGone)
    await ctx.db
      .update(providerCustomers)
      .set({ removedAt: ctx.clock.now() })
      .where(eq(providerCustomers.id, id))
  return isGone
}
