import { z } from 'zod'
import { type Call, call } from '../core/call.ts'
import { invalidRequest } from '../core/errors.ts'
import { matching, page } from '../core/listing.ts'
import { amount, metadata, paging, text } from '../core/params.ts'
import { creditInvoice, voidCreditNote } from '../crediting.ts'

const created = {
  amount,
  email_type: z.enum(['credit_note', 'none']).optional(),
  invoice: text(),
  memo: text().optional(),
  metadata: metadata.optional(),
}

const listed = { ...paging, customer: text().optional(), invoice: text().optional() }

/** Credit notes of open invoices, for an amount and without lines. */
export const creditNoteCalls: Call[] = [
  call('POST', 'credit_notes', created, (state, { params }) => {
    const invoice = state.find('invoice', params.invoice, 'invoice')
    if (params.amount < 1)
      throw invalidRequest('Invalid positive integer', {
        code: 'parameter_invalid_integer',
        param: 'amount',
      })
    return creditInvoice(state, invoice, params)
  }),
  call('GET', 'credit_notes', listed, (state, { params, url }) => {
    const { customer, invoice } = params
    return page(matching(state.store.all('credit_note'), { customer, invoice }), params, url, 'credit note')
  }),
  call('GET', 'credit_notes/:id', {}, (state, { id }) => state.find('credit_note', id)),
  call('POST', 'credit_notes/:id/void', {}, (state, { id }) => voidCreditNote(state, id)),
]
