import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { callOnce } from '../../../../platform/payments/call-once.ts'
import { callProvider } from '../../../../platform/payments/payments.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { openCheckoutOf } from '../../payments/queries/ledger.server.ts'
import { type PaymentEntry, payments } from '../../payments/table.server.ts'
import { endUnpaid } from '../../sync/commands/payment-events.server.ts'
import { settlePayment } from '../../sync/commands/settle-payment.server.ts'

export type OpenedSession = Outcome<
  { url: string; paymentId: string; sessionId: string },
  { reason: 'PROVIDER_DOWN' } | { reason: 'PROVIDER_REFUSED'; message: string }
>

/**
 * Opens the checkout session of a payment in the ledger. If the provider's answer was lost, a retry finds the same
 * session, because the payment's id is the idempotency key and the stored request is sent again.
 */
export async function openSession(ctx: BillingNeeds, { id, request }: PaymentEntry): Promise<OpenedSession> {
  if (!request) throw new Error(`payment ${id} has no checkout session`)
  const made = await callOnce(ctx, `payment:${id}`, (stripe, once) =>
    stripe.checkout.sessions.create(request.params, once),
  )
  if (!made.ok && made.reason !== 'PROVIDER_DOWN') {
    await endUnpaid(ctx, id, 'failed')
    if (made.reason === 'PROVIDER_REFUSED') return made
    return refused('PROVIDER_REFUSED', { message: 'this fee cannot be paid now. Please choose another.' })
  }
  if (!made.ok || !made.value.url) return refused('PROVIDER_DOWN')
  const { id: sessionId, url } = made.value
  const kept = await ctx.db
    .update(payments)
    .set({ sessionId, sessionUrl: url, updatedAt: ctx.clock.now() })
    .where(and(eq(payments.id, id), eq(payments.status, 'open')))
    .returning({ id: payments.id })
  if (kept.length > 0) return done({ url, paymentId: id, sessionId })
  // The payment was closed while the session was being created, so the session is not needed.
  await callProvider(ctx, (stripe) => stripe.checkout.sessions.expire(sessionId))
  return refused('PROVIDER_DOWN')
}

export type CloseCheckout = Outcome<
  object,
  /** The payer has paid, and the ledger records it. */
  { reason: 'PAID' } | { reason: 'PROVIDER_DOWN' }
>

/** Closes the open checkout sessions of an object before the object changes. Succeeds if none is open. */
export const closeCheckout = (ctx: BillingNeeds, objectId: string): Promise<CloseCheckout> =>
  closeSessions(ctx, openCheckoutOf(objectId))

/** Closes the checkout session of one payment if it is open. */
export const closePayment = (ctx: BillingNeeds, paymentId: string): Promise<CloseCheckout> =>
  closeSessions(ctx, and(eq(payments.id, paymentId), eq(payments.status, 'open')))

/** Closes the checkout sessions of all open payments that match a condition. */
export async function closeSessions(ctx: BillingNeeds, condition: SQL | undefined): Promise<CloseCheckout> {
  for (const payment of await ctx.db.select().from(payments).where(condition)) {
    const closed = await closeSession(ctx, payment)
    if (!closed.ok) return closed
  }
  return done()
}

/** Closes the checkout session of a payment. If it cannot be closed, settles the payment with its current state. */
export async function closeSession(ctx: BillingNeeds, payment: PaymentEntry): Promise<CloseCheckout> {
  const { id, sessionId } = payment
  const isOpen = and(eq(payments.id, id), eq(payments.status, 'open'))
  if (!sessionId) {
    // If a concurrent request has just opened a session, close that session.
    const isGivenUp = await endUnpaid(ctx, id, 'expired', isNull(payments.sessionId))
    return isGivenUp ? done() : closeSessions(ctx, isOpen)
  }
  const expired = await callProvider(ctx, (stripe) => stripe.checkout.sessions.expire(sessionId))
  const settled = expired.ok ? undefined : await settlePayment(ctx, sessionId)
  if (settled?.ok) return refused('PAID')
  if (!settled) await endUnpaid(ctx, id, 'expired')
  // A failed direct debit counts as closed. One that is still being collected cannot be closed.
  return (await ctx.db.$count(payments, isOpen)) === 0 ? done() : refused('PROVIDER_DOWN')
}
