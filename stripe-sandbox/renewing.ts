import { changesIn } from './core/changes.ts'
import type { SandboxState } from './core/state.ts'
import { endDiscount } from './discounting.ts'
import { finalizeInvoice, sendInvoice, voidInvoice } from './invoicing.ts'
import { periodEnd } from './periods.ts'
import { collect, invoiceFor } from './subscribing.ts'
import type { Invoice, Subscription } from './types.ts'

const DAY = 24 * 60 * 60
/** Days before each retry of a failed renewal. After the last one the subscription is cancelled. */
const RETRY_DAYS = [3, 5, 7]
const DRAFT_SECONDS = 60 * 60

/**
 * Ends a period: cancels the subscription if that was requested, otherwise creates and collects the next
 * invoice.
 */
export function renew(state: SandboxState, id: string) {
  const before = state.store.get('subscription', id)
  if (!before || before.status === 'canceled' || before.status === 'incomplete_expired') return
  if (before.cancel_at_period_end) {
    endSubscription(state, before, before.cancellation_details?.reason ?? 'cancellation_requested')
    return
  }
  const items = before.items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: periodEnd(item.current_period_end, item.price),
  }))
  const next = state.store.patch('subscription', id, { items: { ...before.items, data: items } })
  state.schedule('renew', id, items[0]?.current_period_end ?? state.now())
  const invoice = invoiceFor(state, next, 'subscription_cycle')
  const after = state.store.patch('subscription', id, { latest_invoice: invoice.id })
  state.emit('customer.subscription.updated', after, changesIn(before, after))
  collectOrSend(state, after, invoice)
}

/** Collects or sends an invoice of a subscription, or voids it while collection is paused. */
export function collectOrSend(state: SandboxState, subscription: Subscription, invoice: Invoice) {
  if (subscription.pause_collection) {
    const open = finalizeInvoice(state, invoice)
    if (open.status === 'open') voidInvoice(state, open)
    return
  }
  if (subscription.collection_method === 'send_invoice') {
    state.schedule('finalize_invoice', invoice.id, state.now() + DRAFT_SECONDS)
    return
  }
  finalizeInvoice(state, invoice)
  tryToCollect(state, invoice.id)
}

/** Charges the customer's card. If it is refused, schedules a retry and marks the subscription as past due. */
export function tryToCollect(state: SandboxState, id: string) {
  const invoice = state.store.get('invoice', id)
  const subscription = state.store.get(
    'subscription',
    invoice?.parent?.subscription_details?.subscription ?? '',
  )
  if (invoice?.status !== 'open' || !subscription || subscription.status === 'canceled') return
  const customer = state.store.get('customer', subscription.customer)
  const card = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method
  const method = state.store.get('payment_method', card ?? '')
  const after = method ? collect(state, invoice, { method, presence: 'off_session' }).invoice : invoice
  if (after.status === 'paid') return
  const wait = RETRY_DAYS[after.attempt_count - 1]
  if (wait === undefined) {
    state.store.patch('invoice', id, { next_payment_attempt: null })
    endSubscription(state, subscription, 'payment_failed')
    return
  }
  const next = state.now() + wait * DAY
  state.store.patch('invoice', id, { next_payment_attempt: next })
  state.schedule('retry_invoice', id, next)
  setStatus(state, subscription, 'past_due')
}

/** Finalizes a draft an hour after its creation, and collects it. */
export function finalizeDraft(state: SandboxState, id: string) {
  const draft = state.store.get('invoice', id)
  if (draft?.status !== 'draft') return
  const open = finalizeInvoice(state, draft)
  if (open.status !== 'open') return
  if (open.collection_method === 'send_invoice') sendInvoice(state, open)
  else tryToCollect(state, id)
}

/** Handles a sent invoice that has passed its due date. */
export function becomeOverdue(state: SandboxState, id: string) {
  const invoice = state.store.get('invoice', id)
  if (invoice?.status !== 'open') return
  state.emit('invoice.overdue', invoice)
  const subscription = state.store.get(
    'subscription',
    invoice.parent?.subscription_details?.subscription ?? '',
  )
  if (subscription && subscription.status === 'active') setStatus(state, subscription, 'past_due')
}

/** Expires a subscription whose first payment was not made within 23 hours. */
export function expireIncomplete(state: SandboxState, id: string) {
  const subscription = state.store.get('subscription', id)
  if (subscription?.status !== 'incomplete') return
  const expired = state.store.patch('subscription', id, {
    ended_at: state.now(),
    status: 'incomplete_expired',
  })
  state.unschedule('renew', id)
  state.emit('customer.subscription.updated', expired, { status: subscription.status })
}

type Reason = NonNullable<Subscription['cancellation_details']>['reason']

/** Cancels a subscription immediately. Open invoices stay due. */
export function endSubscription(
  state: SandboxState,
  subscription: Subscription,
  reason: Reason,
): Subscription {
  const now = state.now()
  for (const discount of subscription.discounts) endDiscount(state, discount)
  const ended = state.store.patch('subscription', subscription.id, {
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
  state.unschedule('renew', subscription.id)
  state.emit('customer.subscription.deleted', ended)
  return ended
}

function setStatus(state: SandboxState, { id, status }: Subscription, next: Subscription['status']) {
  if (status === next) return
  const after = state.store.patch('subscription', id, { status: next })
  state.emit('customer.subscription.updated', after, { status })
}
