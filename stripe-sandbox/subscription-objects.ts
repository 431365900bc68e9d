import { listOf } from './core/expand.ts'
import { newId } from './core/ids.ts'
import type { SandboxState } from './core/state.ts'
import { redeem } from './discounting.ts'
import { periodEnd } from './periods.ts'
import type { Customer, Plan, Price, Subscription, SubscriptionItem } from './types.ts'

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

/** Stores a subscription with its first period. */
export function putSubscription(state: SandboxState, given: NewSubscription): Subscription {
  const id = newId('sub')
  const now = state.now()
  const items = given.items.map((item) => subscriptionItem(state, id, item))
  const discounts = given.coupons.map(
    (coupon) =>
      redeem(state, coupon, { customer: given.customer.id, subscription: id }, 'discounts[0][coupon]').id,
  )
  const end = items[0]?.current_period_end ?? now
  const subscription = state.store.put('subscription', {
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
  state.schedule('renew', id, end)
  return subscription
}

export function subscriptionItem(
  state: SandboxState,
  subscription: string,
  { price, quantity, metadata }: NewSubscription['items'][number],
): SubscriptionItem {
  const now = state.now()
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

/** The legacy `plan` object of a recurring price, which subscription items still include. */
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
