import type { Stripe } from 'stripe'
import { newId } from '../../../../kernel/ids.ts'
import { pence, providerCurrency } from '../../../../kernel/money.ts'
import { done, refused } from '../../../../kernel/outcome.ts'
import type { ProviderResult } from '../../../../platform/payments/payments.ts'
import { providerEmail } from '../../../../platform/payments/provider-email.ts'
import { customerOf, isRemoved } from '../../customers/commands/customer-of.server.ts'
import { findCustomer } from '../../customers/queries/owner.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { gdObjectOf } from '../../payments/model.ts'
import { paymentParts, payments } from '../../payments/table.server.ts'
import { findPrice } from '../../prices/queries/prices.server.ts'
import type { CheckoutLine, CheckoutOf, CheckoutRequest, Priced, StartCheckout } from '../model.ts'
import { openSession } from './checkout-session.server.ts'
import { earlierPayment } from './earlier-payment.server.ts'
import { closeSubscriptionCheckouts, whyNotSubscribe } from './single-subscription.server.ts'

/** How long a checkout session stays open. The provider accepts 30 minutes to 24 hours. */
const OPEN_MINUTES = 60

/**
 * Opens a checkout session for one payment and returns its address. The payment is written to the ledger before the
 * provider is called, so that every paid session is known here. If the object can change during the call, the caller
 * must lock it and check it again before redirecting. Everything except an event is paid once: a second request gets
 * the open session, or is refused with ALREADY_PAID. [resolutions B01, B03, B09, B11, B22]
 */
export async function startCheckout(ctx: BillingNeeds, input: CheckoutOf): Promise<StartCheckout> {
  const priced = await price(ctx, input)
  if (!priced) return refused('UNKNOWN_PRICE')
  const earlier = await earlierPayment(ctx, input, priced)
  if (earlier) return earlier
  const customer = await payerOf(ctx, input)
  if (!customer.ok) return customer.reason === 'PROVIDER_REFUSED' ? customer : refused('PROVIDER_DOWN')
  const { subscriber, objectId } = input
  const others = subscriber ? await closeSubscriptionCheckouts(ctx, subscriber, objectId) : done()
  if (!others.ok) return refused(others.reason === 'PAID' ? 'ALREADY_PAID' : 'PROVIDER_DOWN')
  const entered = await enter(ctx, input, priced, customer.value)
  if (!entered.ok) return entered
  // A concurrent request has inserted its payment first, so continue with that payment.
  if (!entered.payment) return (await earlierPayment(ctx, input, priced)) ?? refused('PROVIDER_DOWN')
  const opened = await openSession(ctx, entered.payment)
  if (opened.ok || opened.reason === 'PROVIDER_DOWN' || !customer.value) return opened
  return (await isRemoved(ctx, customer.value)) ? startCheckout(ctx, input) : opened
}

/** Finds the customer to charge. Undefined lets the provider create a new one. */
async function payerOf(
  ctx: BillingNeeds,
  { purpose, objectId, payer }: CheckoutOf,
): Promise<ProviderResult<string | undefined>> {
  if (payer.memberId) return customerOf(ctx, payer.memberId)
  const isRegistration = purpose === 'registration' || purpose === 'subscription'
  const registrationId = objectId
  return { ok: true, value: isRegistration ? await findCustomer(ctx, ctx.db, { registrationId }) : undefined }
}

async function price(ctx: BillingNeeds, input: CheckoutOf): Promise<Priced | undefined> {
  if ('lines' in input) {
    const amount = pence(input.lines.reduce((sum, line) => sum + line.amount * line.quantity, 0))
    return { amount, lines: input.lines }
  }
  const found = await findPrice(ctx, input.priceId)
  if (!input.once || !found) return found && { amount: found.amount, price: found }
  const once = 'priceId' in input.once ? await findPrice(ctx, input.once.priceId) : input.once
  return once && { amount: pence(found.amount + once.amount), price: found, once }
}

/** Inserts the payment into the ledger. Returns no payment if another one for the same object is open. */
async function enter(ctx: BillingNeeds, input: CheckoutOf, priced: Priced, customer: string | undefined) {
  const { subscriber, payer, purpose, objectId, description } = input
  const id = newId()
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + (input.openMinutes ?? OPEN_MINUTES) * 60_000)
  return ctx.db.transaction(async (tx) => {
    const why = subscriber ? await whyNotSubscribe(tx, subscriber, objectId) : undefined
    if (why) return refused(why)
    const [payment] = await tx
      .insert(payments)
      .values({
        ...{ id, purpose, objectId, description, expiresAt, createdAt: now, updatedAt: now },
        memberId: payer.memberId,
        payerName: payer.name,
        payerEmail: payer.email,
        amount: priced.amount,
        priceId: priced.price?.id ?? null,
        customerId: customer ?? null,
        request: requestFor(input, priced, sessionParams(ctx, input, priced, { id, expiresAt, customer })),
      })
      .onConflictDoNothing()
      .returning()
    if (payment && input.parts)
      await tx.insert(paymentParts).values(input.parts.map((part) => ({ ...part, paymentId: id })))
    return done({ payment })
  })
}

const requestFor = (
  { next }: CheckoutOf,
  { once }: Priced,
  params: Stripe.Checkout.SessionCreateParams,
): CheckoutRequest => ({
  params,
  ...(once && {
    once: { ...(once.id !== undefined && { priceId: once.id }), label: once.label, amountMinor: once.amount },
  }),
  ...(next && { next }),
})

function sessionParams(
  { config }: BillingNeeds,
  { purpose, objectId, description, payer, returns }: CheckoutOf,
  { lines = [], price, once }: Priced,
  { id, expiresAt, customer }: { id: string; expiresAt: Date; customer: string | undefined },
): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: id, gd_object: gdObjectOf(purpose), gd_object_id: objectId }
  const success = new URL(returns.success, config.publicUrl)
  const email = providerEmail(payer.email)
  const isSubscription = Boolean(price?.interval)
  return {
    mode: isSubscription ? 'subscription' : 'payment',
    client_reference_id: id,
    metadata,
    // The provider replaces this placeholder only if its braces are not URL-encoded.
    success_url: `${success.href}${success.search ? '&' : '?'}session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: new URL(returns.cancel, config.publicUrl).href,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    line_items: price
      ? [price, ...(once ? [once] : [])].map((one) =>
          one.id !== undefined
            ? { price: one.id, quantity: 1 }
            : lineItem({ name: one.label, amount: one.amount, quantity: 1 }),
        )
      : lines.map(lineItem),
    ...(customer ? { customer } : email && { customer_email: email }),
    // Later payments of the registration are charged to the same customer.
    ...(purpose === 'registration' && !customer && !isSubscription && { customer_creation: 'always' }),
    ...(isSubscription
      ? { subscription_data: { description, metadata } }
      : { payment_intent_data: { description, metadata } }),
  }
}

const lineItem = ({ name, description, amount, quantity }: CheckoutLine) => ({
  quantity,
  price_data: {
    currency: providerCurrency(),
    unit_amount: amount,
    product_data: { name, ...(description && { description }) },
  },
})
