import { z } from 'zod'
import { type Call, call } from '../core/call.ts'
import { invalidRequest } from '../core/errors.ts'
import { matching, page, within } from '../core/listing.ts'
import {
  bool,
  clearable,
  currency,
  int,
  mergedMetadata,
  metadata,
  paging,
  range,
  text,
} from '../core/params.ts'
import { search } from '../core/search.ts'
import type { World } from '../core/world.ts'
import { redeem } from '../discounting.ts'
import { draftInvoice, relinedInvoice } from '../invoice-drafting.ts'
import { pendingLines } from '../invoice-lines.ts'
import { finalizeInvoice, voidInvoice } from '../invoicing.ts'
import type { Invoice } from '../types.ts'
import { markUncollectible, pay, paying, send } from './invoice-actions.ts'

const fields = {
  auto_advance: bool.optional(),
  days_until_due: int.optional(),
  default_payment_method: text().optional(),
  description: clearable(1500).optional(),
  due_date: int.optional(),
  footer: clearable().optional(),
  metadata: metadata.optional(),
}
const created = {
  ...fields,
  collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
  currency: currency.optional(),
  customer: text(),
  discounts: z
    .array(z.strictObject({ coupon: text() }))
    .max(1)
    .optional(),
  pending_invoice_items_behavior: z.enum(['exclude', 'include']).optional(),
}
const DRAFT_SECONDS = 60 * 60
const DAY = 24 * 60 * 60

function create(world: World, given: z.infer<z.ZodObject<typeof created>>): Invoice {
  const customer = world.find('customer', given.customer, 'customer')
  const collection = given.collection_method ?? 'charge_automatically'
  if (collection === 'send_invoice' && given.days_until_due === undefined && given.due_date === undefined)
    throw invalidRequest(
      "If invoice collection_method is set to 'send_invoice', either days_until_due or due_date must be set.",
      { param: 'days_until_due' },
    )
  const [discount] = (given.discounts ?? []).map(({ coupon }) => ({
    discount: redeem(world, coupon, { customer: customer.id }, 'discounts[0][coupon]'),
    coupon: world.find('coupon', coupon),
  }))
  const invoice = draftInvoice(world, {
    customer,
    lines: given.pending_invoice_items_behavior === 'include' ? pendingLines(world, customer.id) : [],
    currency: given.currency ?? 'gbp',
    collection,
    daysUntilDue: given.days_until_due,
    dueDate: given.due_date,
    reason: 'manual',
    discount,
    metadata: mergedMetadata({}, given.metadata),
    description: given.description,
    footer: given.footer,
    method: given.default_payment_method,
    autoAdvance: given.auto_advance ?? false,
  })
  return given.auto_advance ? advancing(world, invoice) : invoice
}

/** Stripe finalizes a draft by itself an hour after it was made, if it may. */
function advancing(world: World, { id }: Invoice): Invoice {
  const at = world.now() + DRAFT_SECONDS
  world.schedule('finalize_invoice', id, at)
  return world.store.patch('invoice', id, { auto_advance: true, automatically_finalizes_at: at })
}

function update(world: World, id: string, given: z.infer<z.ZodObject<typeof fields>>): Invoice {
  const before = world.find('invoice', id)
  const { metadata: pairs, auto_advance: advances, ...rest } = given
  if (before.status !== 'draft' && Object.values(rest).some((value) => value !== undefined))
    throw invalidRequest("Finalized invoices can't be updated.", { code: 'invoice_not_editable' })
  const due = given.days_until_due === undefined ? given.due_date : world.now() + given.days_until_due * DAY
  const after = world.store.put('invoice', {
    ...before,
    auto_advance: advances ?? before.auto_advance ?? false,
    default_payment_method: given.default_payment_method ?? before.default_payment_method,
    description: given.description === undefined ? before.description : given.description,
    due_date: due ?? before.due_date,
    footer: given.footer === undefined ? before.footer : given.footer,
    metadata: mergedMetadata(before.metadata, pairs),
  })
  world.emit('invoice.updated', after)
  return advances && before.status === 'draft' ? advancing(world, after) : after
}

function remove(world: World, id: string) {
  const invoice = world.find('invoice', id)
  if (invoice.status !== 'draft')
    throw invalidRequest('You can only delete draft invoices.', { code: 'invoice_not_editable' })
  relinedInvoice(world, invoice, [])
  world.unschedule('finalize_invoice', id)
  world.store.delete('invoice', id)
  world.emit('invoice.deleted', invoice)
  return { id, object: 'invoice', deleted: true }
}

const listed = {
  ...paging,
  collection_method: created.collection_method,
  created: range.optional(),
  customer: text().optional(),
  due_date: range.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  subscription: text().optional(),
}

export const invoiceCalls: Call[] = [
  call('POST', 'invoices', created, (world, { params }) => create(world, params)),
  call('GET', 'invoices', listed, (world, { params, url }) => {
    const { customer, collection_method, status, subscription } = params
    const rows = matching(world.store.all('invoice'), { customer, collection_method, status })
      .filter((row) => within(row.created, params.created))
      .filter(
        (row) =>
          params.due_date === undefined || (row.due_date !== null && within(row.due_date, params.due_date)),
      )
      .filter((row) => !subscription || row.parent?.subscription_details?.subscription === subscription)
    return page(rows, params, url, 'invoice')
  }),
  call(
    'GET',
    'invoices/search',
    { query: text(), limit: paging.limit, page: text().optional() },
    (world, { params, url }) => search(world.store.all('invoice'), params.query, params.limit ?? 10, url),
  ),
  call('GET', 'invoices/:id', {}, (world, { id }) => world.find('invoice', id)),
  call('POST', 'invoices/:id', fields, (world, { params, id }) => update(world, id, params)),
  call('DELETE', 'invoices/:id', {}, (world, { id }) => remove(world, id)),
  call('GET', 'invoices/:id/lines', paging, (world, { params, id, url }) =>
    page(world.find('invoice', id).lines.data.toReversed(), params, url, 'line item'),
  ),
  call('POST', 'invoices/:id/finalize', { auto_advance: bool.optional() }, (world, { id }) =>
    finalizeInvoice(world, world.find('invoice', id)),
  ),
  call('POST', 'invoices/:id/send', {}, (world, { id }) => send(world, id)),
  call('POST', 'invoices/:id/pay', paying, (world, { params, id }) => pay(world, id, params)),
  call('POST', 'invoices/:id/void', {}, (world, { id }) => voidInvoice(world, world.find('invoice', id))),
  call('POST', 'invoices/:id/mark_uncollectible', {}, (world, { id }) => markUncollectible(world, id)),
]
