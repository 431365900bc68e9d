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
import type { SandboxState } from '../core/state.ts'
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

function create(state: SandboxState, given: z.infer<z.ZodObject<typeof created>>): Invoice {
  const customer = state.find('customer', given.customer, 'customer')
  const collection = given.collection_method ?? 'charge_automatically'
  if (collection === 'send_invoice' && given.days_until_due === undefined && given.due_date === undefined)
    throw invalidRequest(
      "If invoice collection_method is set to 'send_invoice', either days_until_due or due_date must be set.",
      { param: 'days_until_due' },
    )
  const [discount] = (given.discounts ?? []).map(({ coupon }) => ({
    discount: redeem(state, coupon, { customer: customer.id }, 'discounts[0][coupon]'),
    coupon: state.find('coupon', coupon),
  }))
  const invoice = draftInvoice(state, {
    customer,
    lines: given.pending_invoice_items_behavior === 'include' ? pendingLines(state, customer.id) : [],
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
  return given.auto_advance ? advancing(state, invoice) : invoice
}

/** Stripe finalizes a draft an hour after its creation if `auto_advance` is set. */
function advancing(state: SandboxState, { id }: Invoice): Invoice {
  const at = state.now() + DRAFT_SECONDS
  state.schedule('finalize_invoice', id, at)
  return state.store.patch('invoice', id, { auto_advance: true, automatically_finalizes_at: at })
}

function update(state: SandboxState, id: string, given: z.infer<z.ZodObject<typeof fields>>): Invoice {
  const before = state.find('invoice', id)
  const { metadata: pairs, auto_advance: advances, ...rest } = given
  if (before.status !== 'draft' && Object.values(rest).some((value) => value !== undefined))
    throw invalidRequest("Finalized invoices can't be updated.", { code: 'invoice_not_editable' })
  const due = given.days_until_due === undefined ? given.due_date : state.now() + given.days_until_due * DAY
  const after = state.store.put('invoice', {
    ...before,
    auto_advance: advances ?? before.auto_advance ?? false,
    default_payment_method: given.default_payment_method ?? before.default_payment_method,
    description: given.description === undefined ? before.description : given.description,
    due_date: due ?? before.due_date,
    footer: given.footer === undefined ? before.footer : given.footer,
    metadata: mergedMetadata(before.metadata, pairs),
  })
  state.emit('invoice.updated', after)
  return advances && before.status === 'draft' ? advancing(state, after) : after
}

function remove(state: SandboxState, id: string) {
  const invoice = state.find('invoice', id)
  if (invoice.status !== 'draft')
    throw invalidRequest('You can only delete draft invoices.', { code: 'invoice_not_editable' })
  relinedInvoice(state, invoice, [])
  state.unschedule('finalize_invoice', id)
  state.store.delete('invoice', id)
  state.emit('invoice.deleted', invoice)
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
  call('POST', 'invoices', created, (state, { params }) => create(state, params)),
  call('GET', 'invoices', listed, (state, { params, url }) => {
    const { customer, collection_method, status, subscription } = params
    const rows = matching(state.store.all('invoice'), { customer, collection_method, status })
      .filter((row) => within(row.created, params.created))
      .filter(
        (row) =>
          params.due_date === undefined || (row.due_date !== null && within(row.due_date, params.due_date)),
      )
      .filter((row) => !subscription || row.parent?.subscription_details?.subscription === subscription)
    return page(rows, params, url, 'invoice')
  }),
  call('GET', 'invoices/:id', {}, (state, { id }) => state.find('invoice', id)),
  call('POST', 'invoices/:id', fields, (state, { params, id }) => update(state, id, params)),
  call('DELETE', 'invoices/:id', {}, (state, { id }) => remove(state, id)),
  call('POST', 'invoices/:id/finalize', { auto_advance: bool.optional() }, (state, { id }) =>
    finalizeInvoice(state, state.find('invoice', id)),
  ),
  call('POST', 'invoices/:id/send', {}, (state, { id }) => send(state, id)),
  call('POST', 'invoices/:id/pay', paying, (state, { params, id }) => pay(state, id, params)),
  call('POST', 'invoices/:id/void', {}, (state, { id }) => voidInvoice(state, state.find('invoice', id))),
  call('POST', 'invoices/:id/mark_uncollectible', {}, (state, { id }) => markUncollectible(state, id)),
]
