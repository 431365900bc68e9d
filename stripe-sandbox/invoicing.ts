import type { Refusal } from './cards.ts'
import { type Attempt, openIntent, tryIntent } from './charging.ts'
import { invalidRequest } from './core/errors.ts'
import { newId, word } from './core/ids.ts'
import type { SandboxState } from './core/state.ts'
import type { Invoice, PaymentIntent } from './types.ts'

/** Finalizes the invoice: number, address, PDF and PaymentIntent. An invoice with nothing due is paid immediately. */
export function finalizeInvoice(state: SandboxState, { id }: Invoice, paidBy?: PaymentIntent): Invoice {
  const draft = state.find('invoice', id)
  if (draft.status !== 'draft')
    throw invalidRequest("This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
      code: 'invoice_not_editable',
    })
  state.unschedule('finalize_invoice', id)
  const now = state.now()
  const secret = word(32)
  const finalized = state.store.patch('invoice', id, {
    automatically_finalizes_at: null,
    effective_at: now,
    ending_balance: 0,
    hosted_invoice_url: `sandbox:///invoice/${id}/${secret}`,
    invoice_pdf: `sandbox:///invoice/${id}/${secret}/pdf`,
    number: nextNumber(state, draft.customer ?? ''),
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  })
  state.store.put('hosted_secret', { id, secret })
  state.emit('invoice.finalized', finalized)
  if (finalized.amount_due === 0) return markPaid(state, finalized)
  if (finalized.due_date) state.schedule('invoice_overdue', id, finalized.due_date)
  waitFor(state, finalized, paidBy ?? openIntent(state, intentFor(finalized)))
  return finalized
}

const intentFor = (invoice: Invoice) => ({
  amount: invoice.amount_due,
  currency: invoice.currency,
  customer: invoice.customer,
  description: `Payment for Invoice ${invoice.number}`,
  receiptEmail: invoice.customer_email,
})

function waitFor(state: SandboxState, invoice: Invoice, intent: PaymentIntent) {
  state.store.put('invoice_payment', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: state.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
}

function nextNumber(state: SandboxState, customer: string): string {
  const { invoice_prefix: prefix, next_invoice_sequence: sequence = 1 } = state.find('customer', customer)
  state.store.patch('customer', customer, { next_invoice_sequence: sequence + 1 })
  return `${prefix}-${String(sequence).padStart(4, '0')}`
}

export type Settled = { invoice: Invoice; intent?: PaymentIntent; refusal?: Refusal }

/** Attempts to pay an open invoice with a card. */
export function settleInvoice(state: SandboxState, { id }: Invoice, how: Attempt): Settled {
  const invoice = state.find('invoice', id)
  const intent = intentOf(state, id)
  if (!intent) return { invoice: markPaid(state, invoice) }
  const { intent: after, refusal } = tryIntent(state, intent, how)
  const attempted = state.store.patch('invoice', id, {
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
  })
  if (after.status === 'requires_action') {
    state.emit('invoice.payment_action_required', attempted)
    return { invoice: attempted, intent: after }
  }
  if (refusal) {
    state.emit('invoice.payment_failed', attempted)
    return { invoice: attempted, intent: after, refusal }
  }
  return { invoice: markPaid(state, attempted), intent: after }
}

/** Returns the PaymentIntent of the invoice. */
export function intentOf(state: SandboxState, invoice: string): PaymentIntent | undefined {
  const payment = state.store
    .all('invoice_payment')
    .find((row) => row.invoice === invoice && row.status !== 'canceled')
  return payment && state.store.get('payment_intent', payment.payment.payment_intent ?? '')
}

/** Marks the invoice as paid by its PaymentIntent, or `elsewhere` in cash or by bank transfer. */
export function markPaid(
  state: SandboxState,
  { id }: Invoice,
  how: 'by card' | 'elsewhere' = 'by card',
): Invoice {
  const invoice = state.find('invoice', id)
  const now = state.now()
  const paid = state.store.patch('invoice', id, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    attempted: true,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  })
  const waiting = state.store
    .all('invoice_payment')
    .find((row) => row.invoice === id && row.status === 'open')
  if (waiting && how === 'elsewhere') cancelPayment(state, waiting.id, waiting.payment.payment_intent ?? '')
  if (waiting && how === 'by card') {
    const done = state.store.patch('invoice_payment', waiting.id, {
      amount_paid: waiting.amount_requested,
      status: 'paid',
      status_transitions: { ...waiting.status_transitions, paid_at: now },
    })
    state.emit('invoice_payment.paid', done)
  }
  state.emit('invoice.paid', paid)
  state.emit('invoice.payment_succeeded', paid)
  state.unschedule('retry_invoice', id)
  state.unschedule('invoice_overdue', id)
  revive(state, paid)
  return paid
}

/** Makes an incomplete or past due subscription active after its invoice is paid. */
function revive(state: SandboxState, invoice: Invoice) {
  const subscription = state.store.get(
    'subscription',
    invoice.parent?.subscription_details?.subscription ?? '',
  )
  if (!subscription || !['incomplete', 'past_due'].includes(subscription.status)) return
  const { id, status } = subscription
  state.emit('customer.subscription.updated', state.store.patch('subscription', id, { status: 'active' }), {
    status,
  })
}

/** Marks the invoice as sent. The sandbox sends no e-mail. */
export function sendInvoice(state: SandboxState, invoice: Invoice): Invoice {
  state.emit('invoice.sent', invoice)
  return invoice
}

/** Voids an invoice: nothing is owed, and the invoice is kept. */
export function voidInvoice(state: SandboxState, { id }: Invoice): Invoice {
  const invoice = state.find('invoice', id)
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw invalidRequest(
      `You can only pass in open or uncollectible invoices. This invoice isn't open: it is ${invoice.status}.`,
    )
  const now = state.now()
  const waiting = state.store
    .all('invoice_payment')
    .find((row) => row.invoice === id && row.status === 'open')
  if (waiting) cancelPayment(state, waiting.id, waiting.payment.payment_intent ?? '')
  const voided = state.store.patch('invoice', id, {
    amount_remaining: 0,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  })
  state.unschedule('retry_invoice', id)
  state.unschedule('invoice_overdue', id)
  state.emit('invoice.voided', voided)
  return voided
}

function cancelPayment(state: SandboxState, payment: string, intent: string) {
  const now = state.now()
  state.store.patch('invoice_payment', payment, {
    status: 'canceled',
    status_transitions: { canceled_at: now, paid_at: null },
  })
  const canceled = state.store.patch('payment_intent', intent, {
    canceled_at: now,
    cancellation_reason: 'void_invoice',
    status: 'canceled',
  })
  state.emit('payment_intent.canceled', canceled)
}
