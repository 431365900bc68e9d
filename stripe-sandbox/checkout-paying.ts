import type { Refusal } from './cards.ts'
import { type Attempt, type NewIntent, openIntent, tryIntent } from './charging.ts'
import { invalidRequest } from './core/errors.ts'
import type { SandboxState } from './core/state.ts'
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

/** Pays a session with a card. Refuses a session that is no longer open. */
export function paySession(state: SandboxState, id: string, payer: Payer): Paid {
  const session = withCustomer(state, openSession(state, id), payer)
  const method = createPaymentMethod(state, payer)
  if (session.amount_total === 0 && session.mode === 'payment') {
    return {
      state: 'paid',
      session: complete(state, session, method, { payment_status: 'no_payment_required' }),
    }
  }
  return attempt(state, session, {
    method,
    presence: 'on_session',
    challengeUrl: `sandbox:///pay/${id}/challenge`,
  })
}

/** Continues the payment after the 3-D Secure challenge. */
export function answerChallenge(state: SandboxState, id: string, challenge: 'passed' | 'failed'): Paid {
  const session = openSession(state, id)
  const order = state.find('checkout_order', id)
  const intent = state.find('payment_intent', order.payment_intent ?? '')
  if (intent.status !== 'requires_action' || !intent.payment_method)
    throw invalidRequest('There is no challenge to answer.')
  const method = state.find('payment_method', intent.payment_method)
  return attempt(state, session, { method, presence: 'on_session', challenge })
}

/**
 * Completes the session with a delayed payment method, such as a direct debit. The session stays unpaid until it
 * settles.
 */
export function promiseSession(state: SandboxState, id: string, payer: Payer): CheckoutSession {
  const session = withCustomer(state, openSession(state, id), payer)
  if (session.mode !== 'payment') throw invalidRequest('A subscription begins with a payment at once here.')
  const method = createPaymentMethod(state, payer)
  const { id: intent } = intentOf(state, session, state.find('checkout_order', id))
  const processing = state.store.patch('payment_intent', intent, {
    payment_method: method.id,
    status: 'processing',
  })
  state.emit('payment_intent.processing', processing)
  const before = state.store.patch('checkout.session', id, { payment_intent: intent })
  return complete(state, before, method, { payment_status: 'unpaid' })
}

/** Settles a delayed payment: the money arrives, or the bank refuses it. */
export function endPromise(state: SandboxState, id: string): CheckoutSession {
  const { payment_intent: named } = state.find('checkout_order', id)
  const intent = state.find('payment_intent', named ?? '')
  if (intent.status !== 'processing' || !intent.payment_method)
    throw invalidRequest('No payment is on its way.')
  const method = state.find('payment_method', intent.payment_method)
  const { refusal } = tryIntent(state, intent, { method, presence: 'on_session', challenge: 'passed' })
  const session = state.store.patch('checkout.session', id, { payment_status: refusal ? 'unpaid' : 'paid' })
  state.emit(`checkout.session.async_payment_${refusal ? 'failed' : 'succeeded'}`, session)
  return session
}

export function expireSession(state: SandboxState, session: CheckoutSession): CheckoutSession {
  const expired = state.store.patch('checkout.session', session.id, { status: 'expired', url: null })
  state.unschedule('expire_session', session.id)
  state.emit('checkout.session.expired', expired)
  return expired
}

function openSession(state: SandboxState, id: string): CheckoutSession {
  const session = state.find('checkout.session', id)
  if (session.status !== 'open')
    throw invalidRequest(`This Checkout Session is no longer open: it has a status of \`${session.status}\`.`)
  return session
}

/** Returns the customer. Subscription sessions always have one, payment sessions only if the app asked for it. */
function withCustomer(state: SandboxState, session: CheckoutSession, payer: Payer): CheckoutSession {
  if (session.customer || session.customer_creation !== 'always') return session
  const customer = createCustomer(state, { email: payer.email, name: payer.name })
  return state.store.patch('checkout.session', session.id, { customer: customer.id })
}

function attempt(state: SandboxState, session: CheckoutSession, how: Attempt): Paid {
  const order = state.find('checkout_order', session.id)
  if (session.mode === 'subscription') return attemptSubscription(state, session, order, how)
  const intent = intentOf(state, session, order)
  const before = state.store.patch('checkout.session', session.id, { payment_intent: intent.id })
  const { intent: after, refusal } = tryIntent(state, intent, how)
  if (refusal) return { state: 'refused', refusal, session: before }
  if (after.status === 'requires_action') return { state: 'challenge', intent: after, session: before }
  if (session.customer && order.intent.setup_future_usage)
    attachPaymentMethod(state, how.method.id, session.customer)
  return { state: 'paid', session: complete(state, before, how.method, { payment_status: 'paid' }) }
}

/** A subscription is created only after its first payment succeeds. Until then there is only the PaymentIntent. */
function attemptSubscription(
  state: SandboxState,
  session: CheckoutSession,
  order: CheckoutOrder,
  how: Attempt,
): Paid {
  const intent = intentOf(state, session, order)
  const { intent: after, refusal } = tryIntent(state, intent, how)
  if (refusal) return { state: 'refused', refusal, session }
  if (after.status === 'requires_action') return { state: 'challenge', intent: after, session }
  const { subscription, invoice } = startFromCheckout(state, session, order, how.method, after)
  const ids = { subscription: subscription.id, invoice: invoice.id }
  return { state: 'paid', session: complete(state, session, how.method, { payment_status: 'paid', ...ids }) }
}

function intentOf(state: SandboxState, session: CheckoutSession, order: CheckoutOrder): PaymentIntent {
  if (order.payment_intent) return state.find('payment_intent', order.payment_intent)
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
  const intent = openIntent(state, given)
  state.store.patch('checkout_order', session.id, { payment_intent: intent.id })
  return intent
}

type Ending = Pick<CheckoutSession, 'payment_status'> & { subscription?: string; invoice?: string }

function complete(
  state: SandboxState,
  { id }: CheckoutSession,
  method: PaymentMethod,
  ending: Ending,
): CheckoutSession {
  const { name, email } = method.billing_details
  const completed = state.store.patch('checkout.session', id, {
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
  state.unschedule('expire_session', id)
  state.emit('checkout.session.completed', completed)
  return completed
}
