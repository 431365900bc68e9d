import { z } from 'zod'
import { type Call, call } from '../core/call.ts'
import { invalidRequest } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { bool, clearable, currency, int, mergedMetadata, metadata, text } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import { relinedInvoice } from '../invoice-drafting.ts'
import { itemLine } from '../invoice-lines.ts'
import type { InvoiceItem } from '../types.ts'

const created = {
  amount: int.optional(),
  currency: currency.optional(),
  customer: text(),
  description: clearable().optional(),
  discountable: bool.optional(),
  invoice: text().optional(),
  metadata: metadata.optional(),
  period: z.strictObject({ start: int, end: int }).optional(),
  pricing: z.strictObject({ price: text() }).optional(),
  quantity: int.optional(),
}

type NewItem = {
  id: string
  customer: string
  currency: string
  amount: number
  quantity?: number
  description: string | null
  discountable?: boolean
  invoice?: string | null
  metadata?: Record<string, string>
  period?: { start: number; end: number } | undefined
  price?: { price: string; product: string }
  subscription?: string
  proration?: boolean
}

/** Creates an invoice item for the given draft, or for the customer's next invoice. */
export function putInvoiceItem(state: SandboxState, given: NewItem): InvoiceItem {
  const now = state.now()
  const quantity = given.quantity ?? 1
  const item = state.store.put('invoiceitem', {
    id: given.id,
    object: 'invoiceitem',
    amount: given.amount,
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    date: now,
    description: given.description,
    discountable: given.discountable ?? !given.proration,
    discounts: [],
    invoice: given.invoice ?? null,
    livemode: false,
    metadata: given.metadata ?? {},
    parent: given.subscription
      ? { subscription_details: { subscription: given.subscription }, type: 'subscription_details' }
      : null,
    period: given.period ?? { start: now, end: now },
    pricing: {
      ...(given.price && { price_details: given.price }),
      type: 'price_details',
      unit_amount_decimal: String(given.amount / quantity),
    },
    proration: given.proration ?? false,
    quantity,
    quantity_decimal: String(quantity),
    tax_rates: [],
    test_clock: null,
  })
  state.emit('invoiceitem.created', item)
  return item
}

function create(state: SandboxState, given: z.infer<z.ZodObject<typeof created>>): InvoiceItem {
  const customer = state.find('customer', given.customer, 'customer')
  const price = given.pricing && state.find('price', given.pricing.price, 'pricing[price]')
  if (!price === (given.amount === undefined))
    throw invalidRequest('You must pass exactly one of `amount` and `pricing`.', { param: 'amount' })
  if (price?.recurring)
    throw invalidRequest(
      'The price specified is set to `type=recurring` but this field only accepts prices with `type=one_time`.',
      { param: 'pricing[price]' },
    )
  const invoice = given.invoice ? state.find('invoice', given.invoice, 'invoice') : undefined
  if (invoice && invoice.status !== 'draft')
    throw invalidRequest("The specified invoice isn't editable: it is no draft any more.", {
      code: 'invoice_not_editable',
      param: 'invoice',
    })
  const quantity = given.quantity ?? 1
  const item = putInvoiceItem(state, {
    id: newId('ii'),
    customer: customer.id,
    currency: price?.currency ?? given.currency ?? 'gbp',
    amount: price ? (price.unit_amount ?? 0) * quantity : (given.amount ?? 0),
    quantity,
    description:
      given.description ?? (price ? (state.store.get('product', price.product)?.name ?? null) : null),
    discountable: given.discountable ?? true,
    invoice: invoice?.id ?? null,
    metadata: mergedMetadata({}, given.metadata),
    period: given.period,
    ...(price && { price: { price: price.id, product: price.product } }),
  })
  if (invoice)
    relinedInvoice(state, invoice, [...invoice.lines.data, { ...itemLine(item), invoice: invoice.id }])
  return item
}

export const invoiceItemCalls: Call[] = [
  call('POST', 'invoiceitems', created, (state, { params }) => create(state, params)),
]
