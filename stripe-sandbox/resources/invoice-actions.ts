import type { z } from 'zod'
import { cardError, invalidRequest } from '../core/errors.ts'
import { bool, text } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import { finalizeInvoice, markPaid, sendInvoice, settleInvoice } from '../invoicing.ts'
import type { Invoice } from '../types.ts'
import { namedPaymentMethod } from './payment-methods.ts'

export const paying = {
  off_session: bool.optional(),
  paid_out_of_band: bool.optional(),
  payment_method: text().optional(),
}

export function pay(state: SandboxState, id: string, given: z.infer<z.ZodObject<typeof paying>>): Invoice {
  const found = state.find('invoice', id)
  const invoice = found.status === 'draft' ? finalizeInvoice(state, found) : found
  if (invoice.status === 'paid' && found.status !== 'draft') throw invalidRequest('Invoice is already paid')
  if (invoice.status === 'paid') return invoice
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw invalidRequest(`This invoice cannot be paid: it is ${invoice.status}.`)
  if (given.paid_out_of_band) return markPaid(state, invoice, 'elsewhere')
  const settled = settleInvoice(state, invoice, {
    method: namedPaymentMethod(state, given.payment_method ?? cardFor(state, invoice)),
    presence: given.off_session === false ? 'on_session' : 'off_session',
  })
  if (settled.refusal) throw cardError({ ...settled.refusal })
  return settled.invoice
}

function cardFor(state: SandboxState, invoice: Invoice): string {
  const { invoice_settings: settings } = state.find('customer', invoice.customer ?? '')
  const method = invoice.default_payment_method ?? settings.default_payment_method
  if (method) return method
  throw invalidRequest(
    'There is no `default_payment_method` set on this Customer or Invoice. Please attach a Payment Method or set a default.',
    { code: 'invoice_no_payment_method_types' },
  )
}

export function markUncollectible(state: SandboxState, id: string): Invoice {
  const invoice = state.find('invoice', id)
  if (invoice.status !== 'open') throw invalidRequest('You can only mark open invoices as uncollectible.')
  const marked = state.store.patch('invoice', id, {
    status: 'uncollectible',
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: state.now() },
  })
  state.emit('invoice.marked_uncollectible', marked)
  return marked
}

export function send(state: SandboxState, id: string): Invoice {
  const invoice = state.find('invoice', id)
  if (invoice.collection_method !== 'send_invoice')
    throw invalidRequest('You can only manually send an invoice if its collection method is `send_invoice`.')
  return sendInvoice(state, invoice.status === 'draft' ? finalizeInvoice(state, invoice) : invoice)
}
