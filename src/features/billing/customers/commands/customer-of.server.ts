import { and, eq, isNotNull } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { askOnce } from '../../../../platform/payments/ask-once.ts'
import { type Asked, ask } from '../../../../platform/payments/payments.ts'
import { providerEmail } from '../../../../platform/payments/provider-email.ts'
import { contactEmail, contactName } from '../../../members/queries/contact.server.ts'
import { members } from '../../../members/table.server.ts'
import {
  isMadeBy,
  keyOf,
  type Performer,
  performOperation,
} from '../../operations/commands/perform-operation.server.ts'
import { requestOperation } from '../../operations/commands/request-operation.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { modeOf } from '../model.ts'
import { findCustomer, type Owner } from '../queries/owner.server.ts'
import { providerCustomers } from '../table.server.ts'

const MOST_LISTED = 100

/**
 * The customer of a member: the one that there is, else a new one in the name of the guardian for a minor. Throws
 * NotFound for a member who does not exist. [resolutions B22]
 */
export async function customerOf(ctx: BillingNeeds, memberId: string): Promise<Asked<string>> {
  const known = await findCustomer(ctx, ctx.db, { memberId })
  if (known) return { ok: true, value: known }
  if ((await ctx.db.$count(members, eq(members.id, memberId))) === 0) throw new NotFound()
  const mode = modeOf(ctx)
  const removed = and(eq(providerCustomers.memberId, memberId), isNotNull(providerCustomers.removedAt))
  const id = `customer:${mode}:${memberId}:${await ctx.db.$count(providerCustomers, removed)}`
  await ctx.db.transaction((tx) =>
    requestOperation(ctx, tx, { id, kind: 'customer.create', memberId, request: {} }),
  )
  const made = await performOperation(ctx, CREATE_CUSTOMER, id)
  return made.ok ? { ok: true, value: made.resultId } : made
}

export const CREATE_CUSTOMER: Performer = {
  kind: 'customer.create',
  async perform(ctx, operation) {
    const { memberId } = operation
    const [member] = await ctx.db
      .select({ name: contactName(ctx), email: contactEmail(ctx) })
      .from(members)
      .where(eq(members.id, memberId ?? ''))
    if (!member || !memberId) return { ok: false, reason: 'there is no such member.' }
    const email = providerEmail(member.email.toLowerCase())
    const made = await askOnce(ctx, keyOf(operation), async (stripe, once) => {
      const { data } = email ? await stripe.customers.list({ email, limit: MOST_LISTED }) : { data: [] }
      const metadata = { member_id: memberId, operation: operation.id }
      return (
        data.find(isMadeBy(operation)) ??
        stripe.customers.create({ name: member.name, ...(email && { email }), metadata }, once)
      )
    })
    if (!made.ok) return made
    await ctx.db.transaction((tx) => keepCustomer(ctx, tx, made.value.id, { memberId }))
    return { ok: true, value: (await findCustomer(ctx, ctx.db, { memberId })) ?? made.value.id }
  },
}

/** Keeps whose customer it is, for good; false when it is another's already, or a member has one. */
export async function keepCustomer(
  ctx: Pick<Ctx, 'payments' | 'clock'>,
  tx: Tx,
  id: string,
  owner: Owner,
): Promise<boolean> {
  const mode = modeOf(ctx)
  const [kept] = await tx
    .insert(providerCustomers)
    .values({ id, mode, ...owner, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning()
  // The member's fields of the content API.
  if (kept?.memberId)
    await tx
      .update(members)
      .set(mode === 'live' ? { stripeId: id } : { stripeIdTest: id })
      .where(eq(members.id, kept.memberId))
  return kept !== undefined
}

/** After the provider would not charge a customer: whether it was deleted there. Then its owner gets a new one. */
export async function isRemoved(ctx: BillingNeeds, id: string): Promise<boolean> {
  const asked = await ask(ctx, (stripe) => stripe.customers.retrieve(id))
  const isGone = asked.ok ? asked.value.deleted === true : asked.reason === 'PROVIDER_KNOWS_NONE'
  if (isGone)
    await ctx.db
      .update(providerCustomers)
      .set({ removedAt: ctx.clock.now() })
      .where(eq(providerCustomers.id, id))
  return isGone
}
