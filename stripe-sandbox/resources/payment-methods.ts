import { createHash } from 'node:crypto'
import { z } from 'zod'
import { cardOf, numberOfToken } from '../cards.ts'
import { type Call, call } from '../core/call.ts'
import { invalidRequest } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { matching, page } from '../core/listing.ts'
import { int, mergedMetadata, metadata, paging, text } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import type { Customer, PaymentMethod } from '../types.ts'

export type CardInput = {
  number: string
  expMonth?: number | undefined
  expYear?: number | undefined
  name?: string | null | undefined
  email?: string | null | undefined
}

const EXPIRES_IN_YEARS = 4

/** Stores a card as a payment method, and its number separately. */
export function createPaymentMethod(state: SandboxState, input: CardInput): PaymentMethod {
  const { brand } = cardOf(input.number)
  const year = new Date(state.now() * 1000).getUTCFullYear()
  const method = state.store.put('payment_method', {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: null,
      email: input.email ?? null,
      name: input.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'GB',
      display_brand: brand,
      exp_month: input.expMonth ?? 12,
      exp_year: input.expYear ?? year + EXPIRES_IN_YEARS,
      fingerprint: createHash('sha256').update(input.number).digest('hex').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: input.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: state.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  })
  state.store.put('card_number', { id: method.id, number: input.number })
  return method
}

/** Attaches the card to the customer for off-session payments. */
export function attachPaymentMethod(state: SandboxState, id: string, customer: string): PaymentMethod {
  const method = state.store.patch('payment_method', id, { customer })
  state.emit('payment_method.attached', method)
  return method
}

/** Makes this card the default for the customer's invoices and subscriptions. */
export function makeDefault(state: SandboxState, customer: Customer, method: string) {
  state.store.patch('customer', customer.id, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method },
  })
}

/** Returns the payment method with this id, or creates one from a Stripe test token. */
export function namedPaymentMethod(state: SandboxState, id: string, param = 'payment_method'): PaymentMethod {
  const number = numberOfToken(id)
  return number ? createPaymentMethod(state, { number }) : state.find('payment_method', id, param)
}

const created = {
  type: z.enum(['card']),
  card: z.strictObject({
    token: text().optional(),
    number: text(19).optional(),
    exp_month: int.optional(),
    exp_year: int.optional(),
    cvc: text(4).optional(),
  }),
  metadata: metadata.optional(),
}

function create(
  state: SandboxState,
  { card, metadata: pairs }: z.infer<z.ZodObject<typeof created>>,
): PaymentMethod {
  const number = card.token ? numberOfToken(card.token) : card.number
  if (!number)
    throw invalidRequest(`No such token: '${card.token ?? ''}'`, {
      code: 'resource_missing',
      param: 'card[token]',
    })
  const method = createPaymentMethod(state, { number, expMonth: card.exp_month, expYear: card.exp_year })
  return state.store.patch('payment_method', method.id, { metadata: mergedMetadata({}, pairs) })
}

function detach(state: SandboxState, id: string): PaymentMethod {
  const { customer } = state.find('payment_method', id)
  const owner = customer ? state.store.get('customer', customer) : undefined
  if (owner?.invoice_settings.default_payment_method === id)
    state.store.patch('customer', owner.id, {
      invoice_settings: { ...owner.invoice_settings, default_payment_method: null },
    })
  const method = state.store.patch('payment_method', id, { customer: null })
  state.emit('payment_method.detached', method)
  return method
}

export const paymentMethodCalls: Call[] = [
  call('POST', 'payment_methods', created, (state, { params }) => create(state, params)),
  call(
    'GET',
    'payment_methods',
    { ...paging, customer: text(), type: z.enum(['card']).optional() },
    (state, { params: { customer, ...paging }, url }) =>
      page(matching(state.store.all('payment_method'), { customer }), paging, url, 'PaymentMethod'),
  ),
  call('GET', 'payment_methods/:id', {}, (state, { id }) => state.find('payment_method', id)),
  call('POST', 'payment_methods/:id/attach', { customer: text() }, (state, { params, id }) => {
    const customer = state.find('customer', params.customer, 'customer')
    return attachPaymentMethod(state, namedPaymentMethod(state, id, 'id').id, customer.id)
  }),
  call('POST', 'payment_methods/:id/detach', {}, (state, { id }) => detach(state, id)),
]
