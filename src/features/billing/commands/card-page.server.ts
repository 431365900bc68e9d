import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { askOnce } from '../../../platform/payments/ask-once.ts'
import { type Asked, ask, type Patience } from '../../../platform/payments/payments.ts'
import { providerEmail } from '../../../platform/payments/provider-email.ts'
import type { CheckoutSessionRequest } from '../model.ts'
import { payments } from '../table.server.ts'
import { announce } from './announce.server.ts'

export type BillingNeeds = Pick<Ctx, 'db' | 'payments' | 'config' | 'clock' | 'pages' | 'log'>
/** What staff change of others' money is authorised and noted. */
export type StaffNeeds = BillingNeeds & Pick<Ctx, 'actor'>
export type LedgerRow = typeof payments.$inferSelect

export type CheckoutSession = Outcome<
  { url: string; paymentId: string; sessionId: string },
  { reason: 'PROVIDER_DOWN' } | { reason: 'PROVIDER_REFUSED'; message: string }
>

/**
 * Asks the provider for the card page of a payment in the ledger. Asked again, because an answer was lost, it finds
 * the same page: the payment's id is the idempotency key and the request is kept beside it.
 */
export async function openCheckoutSession(
  ctx: BillingNeeds,
  { id, request }: LedgerRow,
): Promise<CheckoutSession> {
  if (!request) throw new Error(`payment ${id} was not asked for on a card page`)
  const made = await askOnce(ctx, `payment:${id}`, (stripe, once) =>
    stripe.checkout.sessions.create(sessionParams(id, request), once),
  )
  if (made.ok && made.value.url) {
    const session = made.value
    if (await remember(ctx, id, session))
      return done({ url: made.value.url, paymentId: id, sessionId: session.id })
    // Closed while the provider was asked: nobody gets this page.
    await ask(ctx, (stripe) => stripe.checkout.sessions.expire(session.id))
    return refused('PROVIDER_DOWN')
  }
  if (made.ok || made.reason === 'PROVIDER_DOWN') return refused('PROVIDER_DOWN')
  await setStatus(ctx, id, 'failed')
  return made.reason === 'PROVIDER_REFUSED'
    ? made
    : refused('PROVIDER_REFUSED', { message: 'this fee cannot be paid now. Please choose another.' })
}

/** Closes a card page unpaid. False when it cannot be closed: it was paid, or the provider does not answer. */
export async function closeCheckoutSession(
  ctx: BillingNeeds,
  { id, sessionId }: Pick<LedgerRow, 'id' | 'sessionId'>,
): Promise<boolean> {
  if (!sessionId) return closeUnopened(ctx, id)
  const closed = await ask(ctx, (stripe) => stripe.checkout.sessions.expire(sessionId))
  if (!closed.ok) return false
  await setStatus(ctx, id, 'expired')
  return true
}

/** A payment that had no card page when it was read is given up as long as it has none: one may open meanwhile. */
async function closeUnopened(ctx: BillingNeeds, id: string): Promise<boolean> {
  if (await setStatus(ctx, id, 'expired', isNull(payments.sessionId))) return true
  const [now] = await ctx.db
    .select({ id: payments.id, sessionId: payments.sessionId })
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.status, 'open')))
  return now ? closeCheckoutSession(ctx, now) : true
}

/** What the provider knows of a card page, with the payment behind it. */
export const fetchSession = (
  ctx: BillingNeeds,
  sessionId: string,
  patience: Patience = {},
): Promise<Asked<Stripe.Checkout.Session>> =>
  ask(ctx, (stripe) =>
    stripe.checkout.sessions.retrieve(
      sessionId,
      { expand: ['payment_intent.latest_charge', 'invoice.payments'] },
      patience,
    ),
  )

/** An open payment becomes one that is over; one that was paid in between stays paid. Answers whether it became so. */
export async function setStatus(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  id: string,
  status: 'expired' | 'failed',
  condition?: SQL,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [closed] = await tx
      .update(payments)
      .set({ status, updatedAt: clock.now() })
      .where(and(eq(payments.id, id), eq(payments.status, 'open'), condition))
      .returning()
    if (closed) await announce(tx, 'payment.closed', closed)
    return closed !== undefined
  })
}

/** Keeps the card page of an open payment; false when the payment is not open any more. */
async function remember(ctx: BillingNeeds, id: string, session: Stripe.Checkout.Session): Promise<boolean> {
  const kept = await ctx.db
    .update(payments)
    .set({ sessionId: session.id, sessionUrl: session.url, updatedAt: ctx.clock.now() })
    .where(and(eq(payments.id, id), eq(payments.status, 'open')))
    .returning({ id: payments.id })
  return kept.length > 0
}

function sessionParams(id: string, asked: CheckoutSessionRequest): Stripe.Checkout.SessionCreateParams {
  const { mode, priceId, once, lines = [], customer, email, description, metadata } = asked
  const askedAs = email && providerEmail(email)
  const prices = [priceId, once?.priceId].filter((id) => id !== undefined)
  return {
    mode,
    client_reference_id: id,
    metadata,
    success_url: asked.successUrl,
    cancel_url: asked.cancelUrl,
    expires_at: asked.expiresAtSeconds,
    line_items: priceId ? prices.map((price) => ({ price, quantity: 1 })) : lines.map(lineItem),
    ...(customer ? { customer } : askedAs && { customer_email: askedAs }),
    ...(asked.keepsCustomer && mode === 'payment' && { customer_creation: 'always' }),
    ...(mode === 'payment'
      ? { payment_intent_data: { description, metadata } }
      : { subscription_data: { description, metadata } }),
  }
}

const lineItem = ({
  name,
  description,
  amount,
  quantity,
}: NonNullable<CheckoutSessionRequest['lines']>[number]) => ({
  quantity,
  price_data: {
    currency: 'gbp',
    unit_amount: amount,
    product_data: { name, ...(description && { description }) },
  },
})
