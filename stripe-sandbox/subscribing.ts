import { type Attempt, verdictOf } from './charging.ts'
import { cardError, invalidRequest } from './core/errors.ts'
import type { SandboxState } from './core/state.ts'
import { currentDiscount, endDiscount } from './discounting.ts'
import { draftInvoice } from './invoice-drafting.ts'
import { pendingLines, periodLines } from './invoice-lines.ts'
import { finalizeInvoice, markPaid, type Settled, settleInvoice } from './invoicing.ts'
import { attachPaymentMethod } from './resources/payment-methods.ts'
import { type NewSubscription, putSubscription } from './subscription-objects.ts'
import type { CheckoutOrder } from './tables.ts'
import type { CheckoutSession, Invoice, PaymentIntent, PaymentMethod, Subscription } from './types.ts'

const DRAFT_SECONDS = 60 * 60
/** The time limit for the first payment of a subscription. */
const INCOMPLETE_SECONDS = 23 * 60 * 60

/** Starts a subscription after Checkout has taken its first payment. */
export function startFromCheckout(
  state: SandboxState,
  session: CheckoutSession,
  order: CheckoutOrder,
  method: PaymentMethod,
  intent: PaymentIntent,
): { subscription: Subscription; invoice: Invoice } {
  const customer = state.find('customer', session.customer ?? '')
  attachPaymentMethod(state, method.id, customer.id)
  const created = putSubscription(state, {
    customer,
    items: order.items.flatMap(({ price, quantity }) =>
      price?.recurring ? [{ price, quantity: quantity ?? 1 }] : [],
    ),
    coupons: order.coupons,
    metadata: order.subscription.metadata,
    description: order.subscription.description,
    method: method.id,
    collection: 'charge_automatically',
  })
  state.emit('customer.subscription.created', created)
  const extras = order.items.filter(({ price }) => price?.type === 'one_time')
  const draft = invoiceFor(state, created, 'subscription_create', extras)
  finalizeInvoice(state, draft, intent)
  const invoice = markPaid(state, draft)
  const subscription = state.store.patch('subscription', created.id, { latest_invoice: invoice.id })
  return { subscription, invoice }
}

/** Creates a subscription requested through the API, and collects its first payment. */
export function startSubscription(
  state: SandboxState,
  given: NewSubscription,
  behaviour: string,
): Subscription {
  const { customer, collection } = given
  const method = given.method ?? customer.invoice_settings.default_payment_method
  if (collection === 'charge_automatically' && !method)
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. ' +
        'For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      { code: 'resource_missing' },
    )
  const how: Attempt | undefined =
    collection === 'send_invoice' || !method
      ? undefined
      : { method: state.find('payment_method', method, 'default_payment_method'), presence: 'off_session' }
  const verdict = how && verdictOf(state, how)
  if (behaviour === 'error_if_incomplete') refuseUnpaid(verdict)
  const { id } = putSubscription(state, given)
  const status = verdict ? 'incomplete' : 'active'
  const created = state.store.patch('subscription', id, { status })
  state.emit('customer.subscription.created', created)
  const invoice = invoiceFor(state, created, 'subscription_create')
  state.store.patch('subscription', id, { latest_invoice: invoice.id })
  if (how) {
    finalizeInvoice(state, invoice)
    collect(state, invoice, how)
  } else {
    state.schedule('finalize_invoice', invoice.id, state.now() + DRAFT_SECONDS)
  }
  if (verdict) state.schedule('expire_incomplete', id, state.now() + INCOMPLETE_SECONDS)
  return state.find('subscription', id)
}

function refuseUnpaid(verdict: ReturnType<typeof verdictOf>) {
  if (verdict && verdict !== 'challenge') throw cardError(verdict)
}

/** Pays an open invoice unless nothing is due. */
export function collect(state: SandboxState, { id }: Invoice, how: Attempt): Settled {
  const invoice = state.find('invoice', id)
  return invoice.status === 'open' ? settleInvoice(state, invoice, how) : { invoice }
}

/** Creates the invoice of the current period, including pending items. */
export function invoiceFor(
  state: SandboxState,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  extras: CheckoutOrder['items'] = [],
): Invoice {
  const customer = state.find('customer', subscription.customer)
  const discount = currentDiscount(state, subscription.discounts)
  const draft = draftInvoice(state, {
    customer,
    lines: [...pendingLines(state, customer.id), ...periodLines(subscription, extras)],
    currency: subscription.currency,
    collection: subscription.collection_method === 'send_invoice' ? 'send_invoice' : 'charge_automatically',
    daysUntilDue: subscription.days_until_due,
    reason,
    discount,
    subscription,
    method: subscription.default_payment_method,
  })
  if (discount?.coupon.duration === 'once') {
    endDiscount(state, discount.discount.id)
    state.store.patch('subscription', subscription.id, { discounts: [] })
  }
  return draft
}
