import type { Refusal } from './cards.ts'
import { type Attempt, type NewIntent, openIntent, tryIntent } from './charging.ts'
import { invalidRequest } from './core/errors.ts'
import type { World } from './core/world.ts'
import { createCustomer } from './resources/customers.ts'
import { attachPaymentMethod, type CardInput, createPaymentMethod } from './resources/payment-methods.ts'
import { startFromCheckout } from './subscribing.ts'
import type { CheckoutOrder } from './tables.ts'
import type { CheckoutSession, PaymentIntent, PaymentMethod } from './types.ts'

export type Payer = CardInput & { email: string; name: string }
export type Paid =
  | { state: 'paid'; session: CheckoutSession }
  | { state: 'refused'; refusal: Refusal; session: CheckoutSession }
  | { state: 'challenge'; intent: PaymentIntent; session: CheckoutSession }

/** What the payment page does with a card. Refuses a session that is no longer open. */
export function paySession(world: World, id: string, payer: Payer): Paid {
  const session = withCustomer(world, openSession(world, id), payer)
  const method = createPaymentMethod(world, payer)
  if (session.amount_total === 0 && session.mode === 'payment') {
    return {
      state: 'paid',
      session: complete(world, session, method, { payment_status: 'no_payment_required' }),
    }
  }
  return attempt(world, session, {
    method,
    presence: 'on_session',
    challengeUrl: `sandbox:///pay/${id}/challenge`,
  })
}

/** The card's owner has answered the challenge. */
export function answerChallenge(world: World, id: string, challenge: 'passed' | 'failed'): Paid {
  const session = openSession(world, id)
  const order = world.find('checkout_order', id)
  const intent = world.find('payment_intent', order.payment_intent ?? '')
  if (intent.status !== 'requires_action' || !intent.payment_method)
    throw invalidRequest('There is no challenge to answer.')
  const method = world.find('payment_method', intent.payment_method)
  return attempt(world, session, { method, presence: 'on_session', challenge })
}

/** A way to pay that tells days later, as a direct debit: the page is complete, and nothing is paid yet. */
export function promiseSession(world: World, id: string, payer: Payer): CheckoutSession {
  const session = withCustomer(world, openSession(world, id), payer)
  if (session.mode !== 'payment') throw invalidRequest('A subscription begins with a payment at once here.')
  const method = createPaymentMethod(world, payer)
  const { id: intent } = intentOf(world, session, world.find('checkout_order', id))
  const processing = world.store.patch('payment_intent', intent, {
    payment_method: method.id,
    status: 'processing',
  })
  world.emit('payment_intent.processing', processing)
  const before = world.store.patch('checkout.session', id, { payment_intent: intent })
  return complete(world, before, method, { payment_status: 'unpaid' })
}

/** The days are over: the money has come, or the bank has refused it. */
export function endPromise(world: World, id: string): CheckoutSession {
  const { payment_intent: named } = world.find('checkout_order', id)
  const intent = world.find('payment_intent', named ?? '')
  if (intent.status !== 'processing' || !intent.payment_method)
    throw invalidRequest('No payment is on its way.')
  const method = world.find('payment_method', intent.payment_method)
  const { refusal } = tryIntent(world, intent, { method, presence: 'on_session', challenge: 'passed' })
  const session = world.store.patch('checkout.session', id, { payment_status: refusal ? 'unpaid' : 'paid' })
  world.emit(`checkout.session.async_payment_${refusal ? 'failed' : 'succeeded'}`, session)
  return session
}

export function expireSession(world: World, session: CheckoutSession): CheckoutSession {
  const expired = world.store.patch('checkout.session', session.id, { status: 'expired', url: null })
  world.unschedule('expire_session', session.id)
  world.emit('checkout.session.expired', expired)
  return expired
}

function openSession(world: World, id: string): CheckoutSession {
  const session = world.find('checkout.session', id)
  if (session.status !== 'open')
    throw invalidRequest(`This Checkout Session is no longer open: it has a status of \`${session.status}\`.`)
  return session
}

/** A subscription always has a customer; a payment has one when asked to. */
function withCustomer(world: World, session: CheckoutSession, payer: Payer): CheckoutSession {
  if (session.customer || session.customer_creation !== 'always') return session
  const customer = createCustomer(world, { email: payer.email, name: payer.name })
  return world.store.patch('checkout.session', session.id, { customer: customer.id })
}

function attempt(world: World, session: CheckoutSession, how: Attempt): Paid {
  const order = world.find('checkout_order', session.id)
  if (session.mode === 'subscription') return attemptSubscription(world, session, order, how)
  const intent = intentOf(world, session, order)
  const before = world.store.patch('checkout.session', session.id, { payment_intent: intent.id })
  const { intent: after, refusal } = tryIntent(world, intent, how)
  if (refusal) return { state: 'refused', refusal, session: before }
  if (after.status === 'requires_action') return { state: 'challenge', intent: after, session: before }
  if (session.customer && order.intent.setup_future_usage)
    attachPaymentMethod(world, how.method.id, session.customer)
  return { state: 'paid', session: complete(world, before, how.method, { payment_status: 'paid' }) }
}

/** A subscription begins when its first payment succeeds; until then there is only the payment. */
function attemptSubscription(
  world: World,
  session: CheckoutSession,
  order: CheckoutOrder,
  how: Attempt,
): Paid {
  const intent = intentOf(world, session, order)
  const { intent: after, refusal } = tryIntent(world, intent, how)
  if (refusal) return { state: 'refused', refusal, session }
  if (after.status === 'requires_action') return { state: 'challenge', intent: after, session }
  const { subscription, invoice } = startFromCheckout(world, session, order, how.method, after)
  const ids = { subscription: subscription.id, invoice: invoice.id }
  return { state: 'paid', session: complete(world, session, how.method, { payment_status: 'paid', ...ids }) }
}

function intentOf(world: World, session: CheckoutSession, order: CheckoutOrder): PaymentIntent {
  if (order.payment_intent) return world.find('payment_intent', order.payment_intent)
  const isPayment = session.mode === 'payment'
  const given: NewIntent = {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'gbp',
    customer: session.customer,
    metadata: isPayment ? order.intent.metadata : {},
    description: isPayment ? order.intent.description : 'Subscription creation',
    receiptEmail: order.intent.receipt_email,
    statementSuffix: order.intent.statement_descriptor_suffix,
    setupFutureUsage: isPayment ? order.intent.setup_future_usage : 'off_session',
  }
  const intent = openIntent(world, given)
  world.store.patch('checkout_order', session.id, { payment_intent: intent.id })
  return intent
}

type Ending = Pick<CheckoutSession, 'payment_status'> & { subscription?: string; invoice?: string }

function complete(
  world: World,
  { id }: CheckoutSession,
  method: PaymentMethod,
  ending: Ending,
): CheckoutSession {
  const { name, email } = method.billing_details
  const completed = world.store.patch('checkout.session', id, {
    ...ending,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    status: 'complete',
    url: null,
  })
  world.unschedule('expire_session', id)
  world.emit('checkout.session.completed', completed)
  return completed
}
