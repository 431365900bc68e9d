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
import type { SandboxState } from '../core/state.ts'
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

const unexpectedState = (intent: PaymentIntent) =>
  invalidRequest(`This PaymentIntent could not be changed because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
  })

const listed = { ...paging, created: range.optional(), customer: text().optional() }

export const paymentCalls: Call[] = [
  call('POST', 'payment_intents', created, (state, { params }) => create(state, params)),
  call('GET', 'payment_intents/:id', { client_secret: text().optional() }, (state, { id }) =>
    state.find('payment_intent', id),
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
  call('GET', 'charges/:id', {}, (state, { id }) => state.find('charge', id)),
]
