import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { members } from '../../../members/table.server.ts'
import { registrationsOf } from '../../customers/queries/owner.server.ts'
import { pendingOperations } from '../../operations/commands/request-operation.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { payments } from '../../payments/table.server.ts'
import { runningOfMember } from '../../subscriptions/queries/subscriptions.server.ts'
import { type CloseCheckout, closeSessions } from './checkout-session.server.ts'

/**
 * The open checkout sessions in which a member could start a subscription. `exceptOf` leaves out those of one
 * registration.
 */
const openFor = (memberId: string, exceptOf?: string): SQL | undefined =>
  and(
    eq(payments.purpose, 'subscription'),
    sql`(${payments.memberId} = ${memberId} or ${payments.objectId} in ${registrationsOf(memberId)})`,
    eq(payments.status, 'open'),
    exceptOf === undefined ? undefined : ne(payments.objectId, exceptOf),
  )

/** Closes the checkout sessions in which a member could start a second subscription. */
export const closeSubscriptionCheckouts = (
  ctx: BillingNeeds,
  memberId: string,
  exceptOf?: string,
): Promise<CloseCheckout> => closeSessions(ctx, openFor(memberId, exceptOf))

/** Whether a member has an open checkout session for a subscription of another registration. */
export const hasOtherCheckout = async (tx: Tx, memberId: string, registrationId: string): Promise<boolean> =>
  (await tx.$count(payments, openFor(memberId, registrationId))) > 0

/**
 * Locks a member's row until the end of the transaction, so that concurrent subscriptions and invoices are created
 * one at a time.
 */
export const lockSubscriber = (tx: Tx, memberId: string) =>
  tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update')

/**
 * Returns why a member cannot start a subscription: one is running, or one is being started by staff or in another
 * checkout session. Takes a row lock on the member, so undefined stays true until the transaction ends, in which the
 * caller must record the new session. [resolutions B11]
 */
export async function whyNotSubscribe(
  tx: Tx,
  memberId: string,
  objectId: string,
): Promise<'ALREADY_PAID' | 'BEGUN_ELSEWHERE' | undefined> {
  await lockSubscriber(tx, memberId)
  if ((await runningOfMember(tx, memberId)).length > 0) return 'ALREADY_PAID'
  if (await hasOtherCheckout(tx, memberId, objectId)) return 'BEGUN_ELSEWHERE'
  const assigned = await pendingOperations(tx, memberId, 'subscription.create')
  return assigned.length > 0 ? 'BEGUN_ELSEWHERE' : undefined
}

/** Returns which payment or operation of a member is still pending, if any. */
export async function pendingOf(
  tx: Tx,
  memberId: string,
): Promise<'CHECKOUT_OPEN' | 'ASSIGNMENT_PENDING' | 'INVOICE_PENDING' | undefined> {
  const pending = await pendingOperations(tx, memberId)
  if (pending.some(({ kind }) => kind === 'subscription.create')) return 'ASSIGNMENT_PENDING'
  if ((await tx.$count(payments, openFor(memberId))) > 0) return 'CHECKOUT_OPEN'
  return pending.length > 0 ? 'INVOICE_PENDING' : undefined
}
