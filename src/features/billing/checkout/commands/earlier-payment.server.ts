import { and, desc, eq, inArray } from 'drizzle-orm'
import { done, refused } from '../../../../kernel/outcome.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { isFor, openCheckoutOf } from '../../payments/queries/ledger.server.ts'
import { leftAfterParts, partsOfPayment } from '../../payments/queries/parts.server.ts'
import { type PaymentEntry, payments } from '../../payments/table.server.ts'
import { isRunning } from '../../subscriptions/model.ts'
import { subscriptions } from '../../subscriptions/table.server.ts'
import { settlePayment } from '../../sync/commands/settle-payment.server.ts'
import type { CheckoutOf, Priced, StartCheckout } from '../model.ts'
import { closeSession, openSession } from './checkout-session.server.ts'

/**
 * Answers from an earlier payment for the same object, or returns undefined if a new payment is needed. An object has
 * at most one open checkout session: the same request gets that session, a different request closes it first.
 */
export async function earlierPayment(
  ctx: BillingNeeds,
  { purpose, objectId }: Pick<CheckoutOf, 'purpose' | 'objectId'>,
  priced: Priced,
): Promise<StartCheckout | undefined> {
  if (purpose === 'event') return undefined
  const isEarlier = and(isFor(objectId), inArray(payments.status, ['open', 'paid']))
  const earlier = await ctx.db.select().from(payments).where(isEarlier).orderBy(desc(payments.id))
  const isLeft = purpose === 'registration' && (await leftAfterParts(ctx.db, objectId)) > 0
  for (const payment of isLeft ? [] : earlier)
    if (
      payment.status === 'paid' &&
      payment.purpose === purpose &&
      (await stillCounts(ctx, payment, objectId))
    )
      return refused('ALREADY_PAID')
  const open = earlier.find(({ status }) => status === 'open')
  if (!open) return undefined
  const isSame =
    open.purpose === purpose && open.amount === priced.amount && open.priceId === (priced.price?.id ?? null)
  return continueWith(ctx, open, isSame)
}

/** A disputed payment, a refunded part, or a payment for an ended subscription may be made again. [resolutions B23] */
async function stillCounts({ db }: BillingNeeds, payment: PaymentEntry, objectId: string): Promise<boolean> {
  if (payment.disputed) return false
  const parts = await partsOfPayment(db, payment.id)
  if (parts.some((part) => part.objectId === objectId && part.returned)) return false
  if (!payment.subscriptionId) return true
  const [subscription] = await db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.id, payment.subscriptionId))
  return subscription === undefined || isRunning(subscription.status)
}

/** Returns the open session if the request is the same, and closes it otherwise. */
async function continueWith(
  ctx: BillingNeeds,
  { objectId, sessionId }: PaymentEntry,
  isSame: boolean,
): Promise<StartCheckout | undefined> {
  const settled = sessionId ? await settlePayment(ctx, sessionId) : refused('NOT_PAID')
  if (!settled.ok && settled.reason === 'PROVIDER_DOWN') return settled
  const isUnpaid = !settled.ok && (settled.reason === 'NOT_PAID' || settled.reason === 'UNKNOWN')
  if (!isUnpaid) return refused('ALREADY_PAID')
  const [open] = await ctx.db.select().from(payments).where(openCheckoutOf(objectId))
  if (!open) return undefined
  // If the provider's answer was lost, sending the same request again returns the same session.
  const session =
    open.sessionId && open.sessionUrl
      ? done({ url: open.sessionUrl, paymentId: open.id, sessionId: open.sessionId })
      : await openSession(ctx, open)
  if (!session.ok) return session.reason === 'PROVIDER_DOWN' ? session : undefined
  if (isSame) return session
  const closed = await closeSession(ctx, { ...open, sessionId: session.sessionId })
  if (closed.ok) return undefined
  return refused(closed.reason === 'PAID' ? 'ALREADY_PAID' : 'PROVIDER_DOWN')
}
