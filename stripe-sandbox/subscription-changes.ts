import { changesIn } from './core/changes.ts'
import { invalidRequest } from './core/errors.ts'
import { newId } from './core/ids.ts'
import { mergedMetadata } from './core/params.ts'
import type { SandboxState } from './core/state.ts'
import { endDiscount, redeem } from './discounting.ts'
import { collectOrSend } from './renewing.ts'
import { putInvoiceItem } from './resources/invoice-items.ts'
import { recurringPrice, type SubscriptionChanges } from './resources/subscription-params.ts'
import { invoiceFor } from './subscribing.ts'
import { planOf, subscriptionItem } from './subscription-objects.ts'
import type { Subscription, SubscriptionItem } from './types.ts'

/** What `POST /v1/subscriptions/{id}` does. */
export function changeSubscription(
  state: SandboxState,
  before: Subscription,
  given: SubscriptionChanges,
): Subscription {
  if (before.status === 'canceled')
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.', {
      code: 'resource_missing',
    })
  if (given.default_payment_method)
    state.find('payment_method', given.default_payment_method, 'default_payment_method')
  refusePastResume(state, given)
  const items = given.items ? changedItems(state, before, given.items) : before.items.data
  const changed = state.store.put('subscription', {
    ...before,
    ...cancellationOf(state, before, given),
    ...pauseOf(given),
    collection_method: given.collection_method ?? before.collection_method,
    days_until_due: given.days_until_due ?? before.days_until_due,
    default_payment_method: given.default_payment_method ?? before.default_payment_method,
    description: given.description === undefined ? before.description : given.description,
    discounts: given.discounts ? changedDiscounts(state, before, given.discounts) : before.discounts,
    items: { ...before.items, data: items },
    metadata: mergedMetadata(before.metadata, given.metadata),
  })
  if (given.pause_collection !== undefined) scheduleResume(state, changed)
  const hasNewRhythm = rhythmOf(before.items.data) !== rhythmOf(items)
  if (!hasNewRhythm && given.proration_behavior !== 'none') prorate(state, before, items)
  state.emit('customer.subscription.updated', changed, changesIn(before, changed))
  return hasNewRhythm ? beginAgain(state, changed) : changed
}

function refusePastResume(state: SandboxState, { pause_collection: pause }: SubscriptionChanges) {
  if (pause?.resumes_at === undefined || pause.resumes_at > state.now()) return
  throw invalidRequest('`resumes_at` must be a timestamp in the future.', {
    param: 'pause_collection[resumes_at]',
  })
}

const pauseOf = ({ pause_collection: pause }: SubscriptionChanges): Partial<Subscription> =>
  pause === undefined
    ? {}
    : { pause_collection: pause && { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null } }

/** Replaces the time at which collection resumes by itself. */
function scheduleResume(state: SandboxState, { id, pause_collection: pause }: Subscription) {
  state.unschedule('resume_collection', id)
  if (pause?.resumes_at) state.schedule('resume_collection', id, pause.resumes_at)
}

/** Ends a pause whose time has come. */
export function resumeCollection(state: SandboxState, id: string) {
  const before = state.store.get('subscription', id)
  if (!before?.pause_collection || before.status === 'canceled') return
  const after = state.store.patch('subscription', id, { pause_collection: null })
  state.emit('customer.subscription.updated', after, changesIn(before, after))
}

function cancellationOf(state: SandboxState, before: Subscription, given: SubscriptionChanges) {
  const ends = given.cancel_at_period_end
  if (ends === undefined && !given.cancellation_details) return {}
  const details = {
    comment: given.cancellation_details?.comment ?? before.cancellation_details?.comment ?? null,
    feedback: given.cancellation_details?.feedback ?? before.cancellation_details?.feedback ?? null,
    feedback_option: null,
    reason: ends ? ('cancellation_requested' as const) : null,
  }
  if (ends === undefined)
    return { cancellation_details: { ...details, reason: before.cancellation_details?.reason ?? null } }
  return {
    cancel_at: ends ? (before.items.data[0]?.current_period_end ?? null) : null,
    cancel_at_period_end: ends,
    canceled_at: ends ? state.now() : null,
    cancellation_details: details,
  }
}

function changedDiscounts(
  state: SandboxState,
  before: Subscription,
  given: { coupon?: string | undefined }[],
): string[] {
  for (const id of before.discounts) endDiscount(state, id)
  return given.flatMap(({ coupon }) =>
    coupon
      ? redeem(state, coupon, { customer: before.customer, subscription: before.id }, 'discounts[0][coupon]')
          .id
      : [],
  )
}

function changedItems(
  state: SandboxState,
  before: Subscription,
  given: NonNullable<SubscriptionChanges['items']>,
): SubscriptionItem[] {
  const unknown = given.find(({ id }) => id && !before.items.data.some((item) => item.id === id))
  if (unknown)
    throw invalidRequest(`No such subscription item: '${unknown.id}'`, {
      code: 'resource_missing',
      param: 'items[0][id]',
    })
  const kept = before.items.data.flatMap((item) => {
    const change = given.find(({ id }) => id === item.id)
    if (!change) return item
    if (change.deleted) return []
    const price = change.price ? recurringPrice(state, change.price, 'items[0][price]') : item.price
    return {
      ...item,
      metadata: mergedMetadata(item.metadata, change.metadata),
      plan: planOf(price),
      price,
      quantity: change.quantity ?? item.quantity ?? 1,
    }
  })
  const added = given
    .filter(({ id }) => !id)
    .map(({ price = '', quantity = 1 }) =>
      subscriptionItem(state, before.id, {
        price: recurringPrice(state, price, 'items[0][price]'),
        quantity,
      }),
    )
  const period = before.items.data[0]
  return [
    ...kept,
    ...added.map((item) => ({
      ...item,
      current_period_start: period?.current_period_start ?? item.current_period_start,
      current_period_end: period?.current_period_end ?? item.current_period_end,
    })),
  ]
}

const rhythmOf = ([item]: SubscriptionItem[]) =>
  `${item?.price.recurring?.interval_count} ${item?.price.recurring?.interval}`

/** A change of billing interval starts a new period immediately, with its own invoice. */
function beginAgain(state: SandboxState, subscription: Subscription): Subscription {
  const items = subscription.items.data.map((item) => ({
    ...subscriptionItem(state, subscription.id, { price: item.price, quantity: item.quantity ?? 1 }),
    id: item.id,
  }))
  const restarted = state.store.patch('subscription', subscription.id, {
    billing_cycle_anchor: state.now(),
    items: { ...subscription.items, data: items },
  })
  state.schedule('renew', restarted.id, items[0]?.current_period_end ?? state.now())
  const invoice = invoiceFor(state, restarted, 'subscription_update')
  const after = state.store.patch('subscription', restarted.id, { latest_invoice: invoice.id })
  collectOrSend(state, after, invoice)
  return state.find('subscription', restarted.id)
}

/**
 * Prorates the rest of the period on the next invoice: credits the old price and charges the new one.
 */
function prorate(state: SandboxState, before: Subscription, items: SubscriptionItem[]) {
  const [first] = before.items.data
  if (!first) return
  const length = first.current_period_end - first.current_period_start
  const left = Math.max(0, first.current_period_end - state.now())
  const [was, is] = [worth(before.items.data), worth(items)]
  if (was === is) return
  const share = (amount: number) => Math.round((amount * left) / length)
  for (const [amount, what] of [
    [-share(was), 'Unused time'],
    [share(is), 'Remaining time'],
  ] as const) {
    putInvoiceItem(state, {
      id: newId('ii'),
      customer: before.customer,
      currency: before.currency,
      amount,
      description: `${what} on ${first.price.nickname ?? 'the subscription'}`,
      period: { start: state.now(), end: first.current_period_end },
      subscription: before.id,
      proration: true,
    })
  }
}

const worth = (items: SubscriptionItem[]) =>
  items.reduce((sum, { price, quantity = 1 }) => sum + (price.unit_amount ?? 0) * quantity, 0)
