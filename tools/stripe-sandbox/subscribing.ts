import { type Attempt, verdictOf } from './charging.ts'
import { invalidRequest } from './core/errors.ts'
import { listOf } from './core/expand.ts'
import { newId } from './core/ids.ts'
import type { World } from './core/world.ts'
import { currentDiscount, endDiscount, redeem } from './discounting.ts'
import { draftInvoice } from './invoice-drafting.ts'
import { pendingLines, periodLines } from './invoice-lines.ts'
import { finalizeInvoice, markPaid, type Settled, settleInvoice } from './invoicing.ts'
import { periodEnd } from './periods.ts'
import { attachPaymentMethod } from './resources/payment-methods.ts'
import type { CheckoutOrder } from './tables.ts'
import type {
  CheckoutSession,
  Customer,
  Invoice,
  PaymentIntent,
  PaymentMethod,
  Plan,
  Price,
  Subscription,
  SubscriptionItem,
} from './types.ts'

export type NewSubscription = {
  customer: Customer
  items: { price: Price; quantity: number; metadata?: Record<string, string> }[]
  coupons: string[]
  metadata: Record<string, string>
  description?: string | null | undefined
  method: string | null
  collection: 'charge_automatically' | 'send_invoice'
  daysUntilDue?: number | null | undefined
  cancelAtPeriodEnd?: boolean | undefined
}

/** Begins a subscription whose first payment Checkout has just taken. */
export function startFromCheckout(
  world: World,
  session: CheckoutSession,
  order: CheckoutOrder,
  method: PaymentMethod,
  intent: PaymentIntent,
): { subscription: Subscription; invoice: Invoice } {
  const customer = world.find('customer', session.customer ?? '')
  attachPaymentMethod(world, method.id, customer.id)
  const created = putSubscription(world, {
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
  world.emit('customer.subscription.created', created)
  const extras = order.items.filter(({ price }) => price?.type === 'one_time')
  const draft = invoiceFor(world, created, 'subscription_create', extras)
  finalizeInvoice(world, draft, intent)
  const invoice = markPaid(world, draft)
  const subscription = world.store.patch('subscription', created.id, { latest_invoice: invoice.id })
  return { subscription, invoice }
}

/** Begins a subscription asked for by the API, and asks for its first payment. */
export function startSubscription(world: World, given: NewSubscription, behaviour: string): Subscription {
  const { customer, collection } = given
  const method = given.method ?? customer.invoice_settings.default_payment_method
  if (collection === 'charge_automatically' && !method)
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. ' +
        'For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      { code: 'resource_missing' },
    )
  const created = putSubscription(world, given)
  world.emit('customer.subscription.created', created)
  const invoice = invoiceFor(world, created, 'subscription_create')
  world.store.patch('subscription', created.id, { latest_invoice: invoice.id })
  if (collection === 'send_invoice' || !method) {
    world.schedule('finalize_invoice', invoice.id, world.now() + 60 * 60)
    return world.find('subscription', created.id)
  }
  const how: Attempt = { method: world.find('payment_method', method), presence: 'off_session' }
  if (behaviour === 'error_if_incomplete') refuseUnpaid(verdictOf(world, how))
  finalizeInvoice(world, invoice)
  const { invoice: after } = collect(world, invoice, how)
  return world.store.patch('subscription', created.id, {
    status: after.status === 'paid' ? 'active' : 'incomplete',
  })
}

function refuseUnpaid(verdict: ReturnType<typeof verdictOf>) {
  if (verdict && verdict !== 'challenge') throw invalidRequest(verdict.message, { code: verdict.code })
}

/** Pays an open invoice unless there is nothing left to pay. */
export function collect(world: World, { id }: Invoice, how: Attempt): Settled {
  const invoice = world.find('invoice', id)
  return invoice.status === 'open' ? settleInvoice(world, invoice, how) : { invoice }
}

/** The invoice of the period the subscription is in, with what waited for it. */
export function invoiceFor(
  world: World,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  extras: CheckoutOrder['items'] = [],
): Invoice {
  const customer = world.find('customer', subscription.customer)
  const discount = currentDiscount(world, subscription.discounts)
  const draft = draftInvoice(world, {
    customer,
    lines: [...pendingLines(world, customer.id), ...periodLines(subscription, extras)],
    currency: subscription.currency,
    collection: subscription.collection_method === 'send_invoice' ? 'send_invoice' : 'charge_automatically',
    daysUntilDue: subscription.days_until_due,
    reason,
    discount,
    subscription,
    method: subscription.default_payment_method,
  })
  if (discount?.coupon.duration === 'once') {
    endDiscount(world, discount.discount.id)
    world.store.patch('subscription', subscription.id, { discounts: [] })
  }
  return draft
}

function putSubscription(world: World, given: NewSubscription): Subscription {
  const id = newId('sub')
  const now = world.now()
  const items = given.items.map((item) => subscriptionItem(world, id, item))
  const discounts = given.coupons.map(
    (coupon) =>
      redeem(world, coupon, { customer: given.customer.id, subscription: id }, 'discounts[0][coupon]').id,
  )
  const end = items[0]?.current_period_end ?? now
  const subscription = world.store.put('subscription', {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: given.cancelAtPeriodEnd ? end : null,
    cancel_at_period_end: given.cancelAtPeriodEnd ?? false,
    canceled_at: given.cancelAtPeriodEnd ? now : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: given.collection,
    created: now,
    currency: items[0]?.price.currency ?? 'gbp',
    customer: given.customer.id,
    customer_account: null,
    days_until_due: given.collection === 'send_invoice' ? (given.daysUntilDue ?? 30) : null,
    default_payment_method: given.method,
    default_source: null,
    default_tax_rates: [],
    description: given.description ?? null,
    discounts,
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  })
  world.schedule('renew', id, end)
  return subscription
}

export function subscriptionItem(
  world: World,
  subscription: string,
  { price, quantity, metadata }: NewSubscription['items'][number],
): SubscriptionItem {
  const now = world.now()
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd(now, price),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: metadata ?? {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  }
}

/** The older name of a recurring price, which items still carry. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
