import { changesIn } from './core/changes.ts'
import type { World } from './core/world.ts'
import { endDiscount } from './discounting.ts'
import { finalizeInvoice, sendInvoice } from './invoicing.ts'
import { periodEnd } from './periods.ts'
import { collect, invoiceFor } from './subscribing.ts'
import type { Invoice, Subscription } from './types.ts'

const DAY = 24 * 60 * 60
/** A refused renewal is tried again after so many days each; then the subscription ends. */
const RETRY_DAYS = [3, 5, 7]
const DRAFT_SECONDS = 60 * 60

/** A period is over: the subscription ends if it was to, else its next invoice is made and collected. */
export function renew(world: World, id: string) {
  const before = world.store.get('subscription', id)
  if (!before || before.status === 'canceled' || before.status === 'incomplete_expired') return
  if (before.cancel_at_period_end) {
    endSubscription(world, before, before.cancellation_details?.reason ?? 'cancellation_requested')
    return
  }
  const items = before.items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: periodEnd(item.current_period_end, item.price),
  }))
  const next = world.store.patch('subscription', id, { items: { ...before.items, data: items } })
  world.schedule('renew', id, items[0]?.current_period_end ?? world.now())
  const invoice = invoiceFor(world, next, 'subscription_cycle')
  const after = world.store.patch('subscription', id, { latest_invoice: invoice.id })
  world.emit('customer.subscription.updated', after, changesIn(before, after))
  collectOrSend(world, after, invoice)
}

/** Asks for the money of an invoice that the subscription has made. */
export function collectOrSend(world: World, subscription: Subscription, invoice: Invoice) {
  if (subscription.collection_method === 'send_invoice') {
    world.schedule('finalize_invoice', invoice.id, world.now() + DRAFT_SECONDS)
    return
  }
  finalizeInvoice(world, invoice)
  tryToCollect(world, invoice.id)
}

/** Takes the money from the customer's card; refused, it is tried again later and the subscription is past due. */
export function tryToCollect(world: World, id: string) {
  const invoice = world.store.get('invoice', id)
  const subscription = world.store.get(
    'subscription',
    invoice?.parent?.subscription_details?.subscription ?? '',
  )
  if (invoice?.status !== 'open' || !subscription || subscription.status === 'canceled') return
  const customer = world.store.get('customer', subscription.customer)
  const card = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method
  const method = world.store.get('payment_method', card ?? '')
  const after = method ? collect(world, invoice, { method, presence: 'off_session' }).invoice : invoice
  if (after.status === 'paid') return
  const wait = RETRY_DAYS[after.attempt_count - 1]
  if (wait === undefined) {
    world.store.patch('invoice', id, { next_payment_attempt: null })
    endSubscription(world, subscription, 'payment_failed')
    return
  }
  const next = world.now() + wait * DAY
  world.store.patch('invoice', id, { next_payment_attempt: next })
  world.schedule('retry_invoice', id, next)
  setStatus(world, subscription, 'past_due')
}

/** An invoice that was made an hour ago, or by hand, becomes due. */
export function finalizeDraft(world: World, id: string) {
  const draft = world.store.get('invoice', id)
  if (draft?.status !== 'draft') return
  const open = finalizeInvoice(world, draft)
  if (open.status !== 'open') return
  if (open.collection_method === 'send_invoice') sendInvoice(world, open)
  else tryToCollect(world, id)
}

/** The day has passed on which a sent invoice was due. */
export function becomeOverdue(world: World, id: string) {
  const invoice = world.store.get('invoice', id)
  if (invoice?.status !== 'open') return
  world.emit('invoice.overdue', invoice)
  const subscription = world.store.get(
    'subscription',
    invoice.parent?.subscription_details?.subscription ?? '',
  )
  if (subscription && subscription.status === 'active') setStatus(world, subscription, 'past_due')
}

/** A first payment that nobody made within 23 hours. */
export function expireIncomplete(world: World, id: string) {
  const subscription = world.store.get('subscription', id)
  if (subscription?.status !== 'incomplete') return
  const expired = world.store.patch('subscription', id, {
    ended_at: world.now(),
    status: 'incomplete_expired',
  })
  world.unschedule('renew', id)
  world.emit('customer.subscription.updated', expired, { status: subscription.status })
}

type Reason = NonNullable<Subscription['cancellation_details']>['reason']

/** Ends a subscription now. What was invoiced stays owed. */
export function endSubscription(world: World, subscription: Subscription, reason: Reason): Subscription {
  const now = world.now()
  for (const discount of subscription.discounts) endDiscount(world, discount)
  const ended = world.store.patch('subscription', subscription.id, {
    cancel_at: subscription.cancel_at_period_end ? subscription.cancel_at : null,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: {
      comment: subscription.cancellation_details?.comment ?? null,
      feedback: subscription.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason,
    },
    ended_at: now,
    status: 'canceled',
  })
  world.unschedule('renew', subscription.id)
  world.emit('customer.subscription.deleted', ended)
  return ended
}

function setStatus(world: World, { id, status }: Subscription, next: Subscription['status']) {
  if (status === next) return
  const after = world.store.patch('subscription', id, { status: next })
  world.emit('customer.subscription.updated', after, { status })
}
