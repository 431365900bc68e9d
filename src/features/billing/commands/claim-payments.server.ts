import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { members } from '../../members/table.server.ts'
import { invoices, payments, subscriptions } from '../table.server.ts'
import { customerColumn } from './customer.server.ts'
import { notRetired } from './retired-customers.server.ts'
import { retireCustomer, sharedCustomer } from './untangle.server.ts'

/** Whose payments these are, for what, and the provider's customer who made them; '' for none. */
export type PaidFor = { memberId: string; registrationId: string; customerId: string }

type Needs = Pick<Ctx, 'payments' | 'clock'>

/**
 * What was paid for a registration becomes a member's. A member without a customer of the provider takes over the one
 * who paid, so that later payments are theirs too; nobody takes another member's. [resolutions B22, E07]
 */
export async function linkToMember(ctx: Needs, tx: Tx, { memberId, ...paid }: PaidFor): Promise<void> {
  const updatedAt = ctx.clock.now()
  await tx
    .update(payments)
    .set({ memberId, updatedAt })
    .where(and(isNull(payments.memberId), paymentsFor(paid.registrationId)))
  await tx
    .update(subscriptions)
    .set({ memberId, updatedAt })
    .where(and(isNull(subscriptions.memberId), eq(subscriptions.registrationId, paid.registrationId)))
  await tx
    .update(invoices)
    .set({ memberId, updatedAt })
    .where(and(isNull(invoices.memberId), ofPlansFrom(tx, paid.registrationId)))
  if (!paid.customerId) return
  const column = customerColumn(ctx)
  await tx
    .update(members)
    .set(withCustomer(ctx, paid.customerId))
    .where(
      and(
        eq(members.id, memberId),
        isNull(column),
        notRetired(paid.customerId),
        sql`not exists (select 1 from ${members} as other where ${sql.raw(`other.${column.name}`)} = ${paid.customerId})`,
      ),
    )
}

/**
 * Takes back what `linkToMember` gave: the payments are nobody's again. The customer as whom both could pay is
 * nobody's for good.
 */
export async function releaseFromMember(
  ctx: Needs,
  tx: Tx,
  { memberId, registrationId }: Omit<PaidFor, 'customerId'>,
): Promise<void> {
  const shared = await sharedCustomer(ctx, tx, { memberId, registrationId })
  if (shared) await retireCustomer(ctx, tx, shared)
  const updatedAt = ctx.clock.now()
  await tx
    .update(payments)
    .set({ memberId: null, updatedAt })
    .where(and(eq(payments.memberId, memberId), paymentsFor(registrationId)))
  await tx
    .update(subscriptions)
    .set({ memberId: null, updatedAt })
    .where(and(eq(subscriptions.memberId, memberId), eq(subscriptions.registrationId, registrationId)))
  await tx
    .update(invoices)
    .set({ memberId: null, updatedAt })
    .where(and(eq(invoices.memberId, memberId), ofPlansFrom(tx, registrationId)))
}

const paymentsFor = (registrationId: string) =>
  and(inArray(payments.purpose, ['registration', 'subscription']), eq(payments.objectId, registrationId))

/** The invoices of the plans that a registration has begun. */
const ofPlansFrom = (tx: Tx, registrationId: string) =>
  inArray(
    invoices.subscriptionId,
    tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(eq(subscriptions.registrationId, registrationId)),
  )

const withCustomer = ({ payments: { mode } }: Needs, id: string | null) =>
  mode === 'live' ? { stripeId: id } : { stripeIdTest: id }
