import { z } from 'zod'
import { openIntent, tryIntent } from '../charging.ts'
import { type Call, call } from '../core/call.ts'
import { cardError, invalidRequest } from '../core/errors.ts'
import { matching, page, within } from '../core/listing.ts'
import {
  amount,
  bool,
  clearable,
  currency,
  email,
  mergedMetadata,
  metadata,
  paging,
  range,
  text,
  url,
} from '../core/params.ts'
import { search } from '../core/search.ts'
import type { SandboxState } from '../core/world.ts'
import type { PaymentIntent } from '../types.ts'
import { namedPaymentMethod } from './payment-methods.ts'

const confirming = {
  payment_method: text().optional(),
  off_session: bool.optional(),
  return_url: url.optional(),
}
const created = {
  ...confirming,
  amount,
  currency,
  automatic_payment_methods: z
    .strictObject({ enabled: bool, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  confirm: bool.optional(),
  customer: text().optional(),
  description: clearable(1000).optional(),
  metadata: metadata.optional(),
  receipt_email: email.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
  statement_descriptor_suffix: text(22).optional(),
}
const changeable = {
  amount: amount.optional(),
  description: clearable(1000).optional(),
  metadata: metadata.optional(),
  receipt_email: email.optional(),
}

function create(state: SandboxState, given: z.infer<z.ZodObject<typeof created>>): PaymentIntent {
  if (given.amount < 30)
    throw invalidRequest(`Amount must be at least £0.30 gbp`, { code: 'amount_too_small', param: 'amount' })
  if (given.customer) state.find('customer', given.customer, 'customer')
  const intent = openIntent(state, {
    amount: given.amount,
    currency: given.currency,
    customer: given.customer ?? null,
    description: given.description ?? null,
    metadata: mergedMetadata({}, given.metadata),
    receiptEmail: given.receipt_email ?? null,
    setupFutureUsage: given.setup_future_usage ?? null,
    statementSuffix: given.statement_descriptor_suffix ?? null,
  })
  if (given.confirm) return confirm(state, intent, given)
  if (!given.payment_method) return intent
  const { id } = namedPaymentMethod(state, given.payment_method)
  return state.store.patch('payment_intent', intent.id, {
    payment_method: id,
    status: 'requires_confirmation',
  })
}

function confirm(state: SandboxState, intent: PaymentIntent, given: z.infer<z.ZodObject<typeof confirming>>) {
  if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status))
    throw unexpectedState(intent)
  const named = given.payment_method ?? intent.payment_method
  if (!named)
    throw invalidRequest("You cannot confirm this PaymentIntent because it's missing a payment method.", {
      code: 'payment_intent_unexpected_state',
    })
  const { intent: after, refusal } = tryIntent(state, intent, {
    method: namedPaymentMethod(state, named),
    presence: given.off_session ? 'off_session' : 'on_session',
    challengeUrl: `sandbox:///challenge/${intent.id}`,
  })
  if (refusal) throw cardError({ ...refusal, payment_intent: after })
  return after
}

function cancel(state: SandboxState, id: string, reason: PaymentIntent['cancellation_reason']) {
  const intent = state.find('payment_intent', id)
  if (['succeeded', 'canceled'].includes(intent.status)) throw unexpectedState(intent)
  const canceled = state.store.patch('payment_intent', id, {
    canceled_at: state.now(),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  })
  state.emit('payment_intent.canceled', canceled)
  return canceled
}

function update(state: SandboxState, id: string, given: z.infer<z.ZodObject<typeof changeable>>) {
  const intent = state.find('payment_intent', id)
  return state.store.put('payment_intent', {
    ...intent,
    amount: given.amount ?? intent.amount,
    description: given.description === undefined ? intent.description : given.description,
    metadata: mergedMetadata(intent.metadata, given.metadata),
    receipt_email: given.receipt_email ?? intent.receipt_email,
  })
}

const unexpectedState = (intent: PaymentIntent) =>
  invalidRequest(`This PaymentIntent could not be changed because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
  })

const listed = { ...paging, created: range.optional(), customer: text().optional() }
const searched = { query: text(), limit: paging.limit, page: text().optional() }
const reasons = z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'])

export const paymentCalls: Call[] = [
  call('POST', 'payment_intents', created, (state, { params }) => create(state, params)),
  call('GET', 'payment_intents', listed, (state, { params, url: path }) => {
    const rows = matching(state.store.all('payment_intent'), { customer: params.customer })
    return page(
      rows.filter((row) => within(row.created, params.created)),
      params,
      path,
      'payment_intent',
    )
  }),
  call('GET', 'payment_intents/search', searched, (state, { params, url: path }) =>
    search(state.store.all('payment_intent'), params.query, params.limit ?? 10, path),
  ),
  call('GET', 'payment_intents/:id', { client_secret: text().optional() }, (state, { id }) =>
    state.find('payment_intent', id),
  ),
  call('POST', 'payment_intents/:id', changeable, (state, { params, id }) => update(state, id, params)),
  call('POST', 'payment_intents/:id/confirm', confirming, (state, { params, id }) =>
    confirm(state, state.find('payment_intent', id), params),
  ),
  call(
    'POST',
    'payment_intents/:id/cancel',
    { cancellation_reason: reasons.optional() },
    (state, { params, id }) => cancel(state, id, params.cancellation_reason ?? null),
  ),
  call('GET', 'charges', { ...listed, payment_intent: text().optional() }, (state, { params, url: path }) => {
    const { customer, payment_intent } = params
    const rows = matching(state.store.all('charge'), { customer, payment_intent })
    return page(
      rows.filter((row) => within(row.created, params.created)),
      params,
      path,
      'charge',
    )
  }),
  call('GET', 'charges/search', searched, (state, { params, url: path }) =>
    search(state.store.all('charge'), params.query, params.limit ?? 10, path),
  ),
  call('GET', 'charges/:id', {}, (state, { id }) => state.find('charge', id)),
]
