import { bookCharge } from './balance.ts'
import { CHALLENGE_FAILED, cardOf, LATER_REFUSAL, type Refusal } from './cards.ts'
import { chargeOf } from './charge-objects.ts'
import { newId, word } from './core/ids.ts'
import type { World } from './core/world.ts'
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

/** Opens a payment that nobody has tried yet. */
export function openIntent(world: World, given: NewIntent): PaymentIntent {
  const id = newId('pi')
  const intent = world.store.put('payment_intent', {
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
    created: world.now(),
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
  world.emit('payment_intent.created', intent)
  return intent
}

export type Attempt = {
  method: PaymentMethod
  /** Whether the card's owner is there to answer a challenge. */
  presence: 'on_session' | 'off_session'
  /** How the challenge ended, once it was put. */
  challenge?: 'passed' | 'failed'
  /** Where the challenge is, if one is needed. */
  challengeUrl?: string
}
export type Outcome = { intent: PaymentIntent; refusal?: Refusal }

/** What the issuer will say, before anything is written. */
export function verdictOf(
  world: World,
  { method, presence, challenge }: Attempt,
): Refusal | 'challenge' | undefined {
  const card = cardOf(world.store.get('card_number', method.id)?.number ?? '')
  if (challenge === 'failed') return CHALLENGE_FAILED
  if (presence === 'on_session' && card.challenge && challenge !== 'passed') return 'challenge'
  if (presence === 'off_session' && card.failsLater) return LATER_REFUSAL
  return card.refusal
}

/** Tries to take the money: it succeeds, is refused, or waits for the card's owner. Each leaves its events. */
export function tryIntent(world: World, intent: PaymentIntent, attempt: Attempt): Outcome {
  const verdict = verdictOf(world, attempt)
  if (verdict === 'challenge') return { intent: askOwner(world, intent, attempt) }
  if (verdict) return refused(world, intent, attempt.method, verdict)
  return { intent: succeeded(world, intent, attempt.method) }
}

function askOwner(world: World, intent: PaymentIntent, { method, challengeUrl }: Attempt): PaymentIntent {
  const waiting = world.store.patch('payment_intent', intent.id, {
    payment_method: method.id,
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: null, url: challengeUrl ?? null },
    },
    status: 'requires_action',
  })
  world.emit('payment_intent.requires_action', waiting)
  return waiting
}

function refused(world: World, intent: PaymentIntent, method: PaymentMethod, refusal: Refusal): Outcome {
  // A failed challenge never reached the issuer, so there is no charge.
  const charge =
    refusal === CHALLENGE_FAILED
      ? undefined
      : world.store.put('charge', chargeOf(world, intent, method, refusal))
  if (charge) world.emit('charge.failed', charge)
  const failed = world.store.patch('payment_intent', intent.id, {
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
  world.emit('payment_intent.payment_failed', failed)
  return { intent: failed, refusal }
}

function succeeded(world: World, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const charge = world.store.put('charge', chargeOf(world, intent, method))
  world.emit('charge.succeeded', charge)
  const paid = world.store.patch('payment_intent', intent.id, {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  })
  world.emit('payment_intent.succeeded', paid)
  // The balance follows the payment, as it does with `automatic_async` capture.
  const booked = world.store.patch('charge', charge.id, { balance_transaction: bookCharge(world, charge).id })
  world.emit('charge.updated', booked, { balance_transaction: null })
  const { number = '' } = world.store.get('card_number', method.id) ?? {}
  if (cardOf(number).disputes) openDispute(world, booked, 'fraudulent')
  return paid
}
