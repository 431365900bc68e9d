import type { Refusal } from './cards.ts'
import { type Attempt, openIntent, tryIntent } from './charging.ts'
import { invalidRequest } from './core/errors.ts'
import { newId, word } from './core/ids.ts'
import type { World } from './core/world.ts'
import type { Invoice, PaymentIntent } from './types.ts'

/** Fixes the invoice: number, address, PDF, and the payment it waits for. Nothing owed means paid at once. */
export function finalizeInvoice(world: World, { id }: Invoice, paidBy?: PaymentIntent): Invoice {
  const draft = world.find('invoice', id)
  if (draft.status !== 'draft')
    throw invalidRequest("This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
      code: 'invoice_not_editable',
    })
  world.unschedule('finalize_invoice', id)
  const now = world.now()
  const secret = word(32)
  const finalized = world.store.patch('invoice', id, {
    automatically_finalizes_at: null,
    effective_at: now,
    ending_balance: 0,
    hosted_invoice_url: `sandbox:///invoice/${id}/${secret}`,
    invoice_pdf: `sandbox:///invoice/${id}/${secret}/pdf`,
    number: nextNumber(world, draft.customer ?? ''),
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  })
  world.store.put('hosted_secret', { id, secret })
  world.emit('invoice.finalized', finalized)
  if (finalized.amount_due === 0) return markPaid(world, finalized)
  if (finalized.due_date) world.schedule('invoice_overdue', id, finalized.due_date)
  waitFor(world, finalized, paidBy ?? openIntent(world, intentFor(finalized)))
  return finalized
}

const intentFor = (invoice: Invoice) => ({
  amount: invoice.amount_due,
  currency: invoice.currency,
  customer: invoice.customer,
  description: `Payment for Invoice ${invoice.number}`,
  receiptEmail: invoice.customer_email,
})

function waitFor(world: World, invoice: Invoice, intent: PaymentIntent) {
  world.store.put('invoice_payment', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: world.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
}

function nextNumber(world: World, customer: string): string {
  const { invoice_prefix: prefix, next_invoice_sequence: sequence = 1 } = world.find('customer', customer)
  world.store.patch('customer', customer, { next_invoice_sequence: sequence + 1 })
  return `${prefix}-${String(sequence).padStart(4, '0')}`
}

export type Settled = { invoice: Invoice; intent?: PaymentIntent; refusal?: Refusal }

/** Tries to pay an open invoice with a card. */
export function settleInvoice(world: World, { id }: Invoice, how: Attempt): Settled {
  const invoice = world.find('invoice', id)
  const intent = intentOf(world, id)
  if (!intent) return { invoice: markPaid(world, invoice) }
  const { intent: after, refusal } = tryIntent(world, intent, how)
  const attempted = world.store.patch('invoice', id, {
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
  })
  if (after.status === 'requires_action') {
    world.emit('invoice.payment_action_required', attempted)
    return { invoice: attempted, intent: after }
  }
  if (refusal) {
    world.emit('invoice.payment_failed', attempted)
    return { invoice: attempted, intent: after, refusal }
  }
  return { invoice: markPaid(world, attempted), intent: after }
}

/** The payment an invoice waits for or was paid by. */
export function intentOf(world: World, invoice: string): PaymentIntent | undefined {
  const payment = world.store
    .all('invoice_payment')
    .find((row) => row.invoice === invoice && row.status !== 'canceled')
  return payment && world.store.get('payment_intent', payment.payment.payment_intent ?? '')
}

/** The invoice is paid: by its payment, or `elsewhere`, in cash or by transfer. */
export function markPaid(world: World, { id }: Invoice, how: 'by card' | 'elsewhere' = 'by card'): Invoice {
  const invoice = world.find('invoice', id)
  const now = world.now()
  const paid = world.store.patch('invoice', id, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    attempted: true,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  })
  const waiting = world.store
    .all('invoice_payment')
    .find((row) => row.invoice === id && row.status === 'open')
  if (waiting && how === 'elsewhere') cancelPayment(world, waiting.id, waiting.payment.payment_intent ?? '')
  if (waiting && how === 'by card') {
    const done = world.store.patch('invoice_payment', waiting.id, {
      amount_paid: waiting.amount_requested,
      status: 'paid',
      status_transitions: { ...waiting.status_transitions, paid_at: now },
    })
    world.emit('invoice_payment.paid', done)
  }
  world.emit('invoice.paid', paid)
  world.emit('invoice.payment_succeeded', paid)
  world.unschedule('retry_invoice', id)
  world.unschedule('invoice_overdue', id)
  revive(world, paid)
  return paid
}

/** What was incomplete or past due is active once its invoice is paid. */
function revive(world: World, invoice: Invoice) {
  const subscription = world.store.get(
    'subscription',
    invoice.parent?.subscription_details?.subscription ?? '',
  )
  if (!subscription || !['incomplete', 'past_due'].includes(subscription.status)) return
  const { id, status } = subscription
  world.emit('customer.subscription.updated', world.store.patch('subscription', id, { status: 'active' }), {
    status,
  })
}

/** Mails the invoice to the customer, as far as anybody can tell. */
export function sendInvoice(world: World, invoice: Invoice): Invoice {
  world.emit('invoice.sent', invoice)
  return invoice
}

/** Takes an invoice back: it is owed no more and stays on record. */
export function voidInvoice(world: World, { id }: Invoice): Invoice {
  const invoice = world.find('invoice', id)
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw invalidRequest(
      `You can only pass in open or uncollectible invoices. This invoice isn't open: it is ${invoice.status}.`,
    )
  const now = world.now()
  const waiting = world.store
    .all('invoice_payment')
    .find((row) => row.invoice === id && row.status === 'open')
  if (waiting) cancelPayment(world, waiting.id, waiting.payment.payment_intent ?? '')
  const voided = world.store.patch('invoice', id, {
    amount_remaining: 0,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  })
  world.unschedule('retry_invoice', id)
  world.unschedule('invoice_overdue', id)
  world.emit('invoice.voided', voided)
  return voided
}

function cancelPayment(world: World, payment: string, intent: string) {
  const now = world.now()
  world.store.patch('invoice_payment', payment, {
    status: 'canceled',
    status_transitions: { canceled_at: now, paid_at: null },
  })
  const canceled = world.store.patch('payment_intent', intent, {
    canceled_at: now,
    cancellation_reason: 'void_invoice',
    status: 'canceled',
  })
  world.emit('payment_intent.canceled', canceled)
}
