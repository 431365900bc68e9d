import { z } from 'zod'
import { type Call, call } from '../core/call.ts'
import { changesIn } from '../core/changes.ts'
import { newId, word } from '../core/ids.ts'
import { matching, page, within } from '../core/listing.ts'
import { address, clearable, email, mergedMetadata, metadata, paging, range, text } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import type { Customer } from '../types.ts'

const emailOrNone = z.union([z.literal('').transform(() => null), email])
const addressOrNone = z.union([z.literal('').transform(() => null), address])
const fields = {
  name: clearable(256).optional(),
  email: emailOrNone.optional(),
  phone: clearable(20).optional(),
  description: clearable(350).optional(),
  address: addressOrNone.optional(),
  metadata: metadata.optional(),
  preferred_locales: z.array(text(10)).optional(),
  invoice_settings: z
    .strictObject({ default_payment_method: clearable().optional(), footer: clearable().optional() })
    .optional(),
}
type Fields = z.infer<z.ZodObject<typeof fields>>

/** Creates a customer. Checkout calls it too when the session names none. */
export function createCustomer(state: SandboxState, given: Fields): Customer {
  const blank: Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: state.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: word(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  const customer = state.store.put('customer', withFields(blank, given))
  state.emit('customer.created', customer)
  return customer
}

function withFields(customer: Customer, given: Fields): Customer {
  const { address: place, metadata: pairs, invoice_settings: settings, ...plain } = given
  const given_ = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined))
  return {
    ...customer,
    ...given_,
    ...(place !== undefined && { address: place && fullAddress(place) }),
    invoice_settings: {
      ...customer.invoice_settings,
      ...(settings?.default_payment_method !== undefined && {
        default_payment_method: settings.default_payment_method,
      }),
      ...(settings?.footer !== undefined && { footer: settings.footer }),
    },
    metadata: mergedMetadata(customer.metadata, pairs),
  }
}

const fullAddress = (given: z.infer<typeof address>) => ({
  city: given.city ?? null,
  country: given.country ?? null,
  line1: given.line1 ?? null,
  line2: given.line2 ?? null,
  postal_code: given.postal_code ?? null,
  state: given.state ?? null,
})

function retrieve(state: SandboxState, id: string) {
  return state.store.get('deleted_customer', id) ?? state.find('customer', id)
}

function update(state: SandboxState, id: string, given: Fields): Customer {
  const before = state.find('customer', id)
  const after = state.store.put('customer', withFields(before, given))
  state.emit('customer.updated', after, changesIn(before, after))
  return after
}

function remove(state: SandboxState, id: string) {
  const customer = state.find('customer', id)
  state.store.delete('customer', id)
  state.emit('customer.deleted', customer)
  return state.store.put('deleted_customer', { id, object: 'customer', deleted: true })
}

export const customerCalls: Call[] = [
  call('POST', 'customers', fields, (state, { params }) => createCustomer(state, params)),
  call(
    'GET',
    'customers',
    { ...paging, email: text(512).optional(), created: range.optional() },
    (state, { params: { email: wanted, created, ...paging }, url }) => {
      const rows = matching(state.store.all('customer'), { email: wanted }).filter((row) =>
        within(row.created, created),
      )
      return page(rows, paging, url, 'customer')
    },
  ),
  call('GET', 'customers/:id', {}, (state, { id }) => retrieve(state, id)),
  call('POST', 'customers/:id', fields, (state, { params, id }) => update(state, id, params)),
  call('DELETE', 'customers/:id', {}, (state, { id }) => remove(state, id)),
  call(
    'GET',
    'customers/:id/payment_methods',
    { ...paging, type: text().optional() },
    (state, { params: { type: _type, ...paging }, id, url }) => {
      state.find('customer', id)
      return page(matching(state.store.all('payment_method'), { customer: id }), paging, url, 'PaymentMethod')
    },
  ),
]
