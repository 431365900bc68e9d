import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { members } from '../../../members/table.server.ts'
import { registrationsOf } from '../../customers/queries/owner.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { providerOperations } from '../../operations/table.server.ts'
import { payments } from '../../payments/table.server.ts'
import { runningOfMember } from '../../subscriptions/queries/subscriptions.server.ts'
import { type CloseCheckout, closeSessions } from './checkout-session.server.ts'

/** The open checkout sessions in which a member could begin a subscription; without those of one registration. */
const openFor = (memberId: string, exceptOf?: string): SQL | undefined =>
  and(
    eq(payments.purpose, 'subscription'),
    sql`(${payments.memberId} = ${memberId} or ${payments.objectId} in ${registrationsOf(memberId)})`,
    eq(payments.status, 'open'),
    exceptOf === undefined ? undefined : ne(payments.objectId, exceptOf),
  )

/** Closes the checkout sessions in which a member could begin a subscription beside another. */
export const closeSubscriptionCheckouts = (
  ctx: BillingNeeds,
  memberId: string,
  exceptOf?: string,
): Promise<CloseCheckout> => closeSessions(ctx, openFor(memberId, exceptOf))

/** Whether a member could begin a subscription in the checkout session of another registration. */
export const hasOtherCheckout = async (tx: Tx, memberId: string, registrationId: string): Promise<boolean> =>
  (await tx.$count(payments, openFor(memberId, registrationId))) > 0

/** Whether staff are assigning a subscription to a member, and the provider has not answered yet. */
const isBeingAssigned = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.$count(
    providerOperations,
    and(
      eq(providerOperations.memberId, memberId),
      eq(providerOperations.kind, 'subscription.create'),
      eq(providerOperations.status, 'pending'),
    ),
  )) > 0

/** Locks a member until the transaction ends: subscriptions and invoices of one are begun one after the other. */
export const lockSubscriber = (tx: Tx, memberId: string) =>
  tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update')

/**
 * Why a member cannot begin a subscription: one runs, or one is begun elsewhere at this moment, by staff or in another
 * session. Undefined holds until the transaction ends, in which the session is written down. [resolutions B11]
 */
export async function whyNotSubscribe(
  tx: Tx,
  memberId: string,
  objectId: string,
): Promise<'ALREADY_PAID' | 'BEGUN_ELSEWHERE' | undefined> {
  await lockSubscriber(tx, memberId)
  if ((await runningOfMember(tx, memberId)).length > 0) return 'ALREADY_PAID'
  const isBegun = (await hasOtherCheckout(tx, memberId, objectId)) || (await isBeingAssigned(tx, memberId))
  return isBegun ? 'BEGUN_ELSEWHERE' : undefined
}

/** What of a member's money is not settled yet: an open checkout session, or an operation of staff. */
export async function pendingOf(
  tx: Tx,
  memberId: string,
): Promise<'CHECKOUT_OPEN' | 'ASSIGNMENT_PENDING' | 'INVOICE_PENDING' | undefined> {
  if (await isBeingAssigned(tx, memberId)) return 'ASSIGNMENT_PENDING'
  if ((await tx.$count(payments, openFor(memberId))) > 0) return 'CHECKOUT_OPEN'
  const pending = and(eq(providerOperations.memberId, memberId), eq(providerOperations.status, 'pending'))
  return (await tx.$count(providerOperations, pending)) > 0 ? 'INVOICE_PENDING' : undefined
}
