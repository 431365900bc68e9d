import { bookCharge } from './balance.ts'
import { CHALLENGE_FAILED, cardOf, LATER_REFUSAL, type Refusal } from './cards.ts'
import { chargeOf } from './charge-objects.ts'
import { newId, word } from './core/ids.ts'
import type { SandboxState } from './core/state.ts'
import { openDispute } from './disputing.ts'
import type { PaymentIntent, PaymentMethod } from './types.ts'

export type NewIntent = {
  amount: number
  currency: string
  customer: string | null
  metadata?: Record<string, string>
  description?: string | null
  receiptEmail?: string | null
  statementSuffix?: string | null
  setupFutureUsage?: PaymentIntent['setup_future_usage']
}

/** Creates a PaymentIntent without a payment attempt. */
export function openIntent(state: SandboxState, given: NewIntent): PaymentIntent {
  const id = newId('pi')
  const intent = state.store.put('payment_intent', {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${word(25)}`,
    confirmation_method: 'automatic',
    created: state.now(),
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: given.receiptEmail ?? null,
    review: null,
    setup_future_usage: given.setupFutureUsage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: given.statementSuffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  })
  state.emit('payment_intent.created', intent)
  return intent
}

export type Attempt = {
  method: PaymentMethod
  /** Whether the cardholder is present to complete 3-D Secure. */
  presence: 'on_session' | 'off_session'
  /** The result of the 3-D Secure challenge, if there was one. */
  challenge?: 'passed' | 'failed'
  /** The address of the challenge page, if one is needed. */
  challengeUrl?: string
}
export type Outcome = { intent: PaymentIntent; refusal?: Refusal }

/** Returns the issuer's decision without changing anything. */
export function verdictOf(
  state: SandboxState,
  { method, presence, challenge }: Attempt,
): Refusal | 'challenge' | undefined {
  const card = cardOf(state.store.get('card_number', method.id)?.number ?? '')
  if (challenge === 'failed') return CHALLENGE_FAILED
  if (presence === 'on_session' && card.challenge && challenge !== 'passed') return 'challenge'
  if (presence === 'off_session' && card.failsLater) return LATER_REFUSAL
  return card.refusal
}

/** Attempts the payment: it succeeds, is refused, or requires 3-D Secure. Every result emits its events. */
export function tryIntent(state: SandboxState, intent: PaymentIntent, attempt: Attempt): Outcome {
  const verdict = verdictOf(state, attempt)
  if (verdict === 'challenge') return { intent: askOwner(state, intent, attempt) }
  if (verdict) return refused(state, intent, attempt.method, verdict)
  return { intent: succeeded(state, intent, attempt.method) }
}

function askOwner(
  state: SandboxState,
  intent: PaymentIntent,
  { method, challengeUrl }: Attempt,
): PaymentIntent {
  const waiting = state.store.patch('payment_intent', intent.id, {
    payment_method: method.id,
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: null, url: challengeUrl ?? null },
    },
    status: 'requires_action',
  })
  state.emit('payment_intent.requires_action', waiting)
  return waiting
}

function refused(
  state: SandboxState,
  intent: PaymentIntent,
  method: PaymentMethod,
  refusal: Refusal,
): Outcome {
  // A failed challenge never reaches the issuer, so there is no charge.
  const charge =
    refusal === CHALLENGE_FAILED
      ? undefined
      : state.store.put('charge', chargeOf(state, intent, method, refusal))
  if (charge) state.emit('charge.failed', charge)
  const failed = state.store.patch('payment_intent', intent.id, {
    last_payment_error: {
      ...(charge && { charge: charge.id }),
      ...refusal,
      doc_url: `https://stripe.com/docs/error-codes/${refusal.code.replaceAll('_', '-')}`,
      payment_method: method,
      type: charge ? 'card_error' : 'invalid_request_error',
    },
    latest_charge: charge?.id ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  state.emit('payment_intent.payment_failed', failed)
  return { intent: failed, refusal }
}

function succeeded(state: SandboxState, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const charge = state.store.put('charge', chargeOf(state, intent, method))
  state.emit('charge.succeeded', charge)
  const paid = state.store.patch('payment_intent', intent.id, {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  })
  state.emit('payment_intent.succeeded', paid)
  // With `automatic_async` capture the balance transaction is created after the payment succeeds.
  const booked = state.store.patch('charge', charge.id, { balance_transaction: bookCharge(state, charge).id })
  state.emit('charge.updated', booked, { balance_transaction: null })
  const { number = '' } = state.store.get('card_number', method.id) ?? {}
  if (cardOf(number).disputes) openDispute(state, booked, 'fraudulent')
  return paid
}
