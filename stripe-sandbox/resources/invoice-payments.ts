import { z } from 'zod'
import { type Call, call } from '../core/call.ts'
import { matching, page } from '../core/listing.ts'
import { paging, text } from '../core/params.ts'

const listed = {
  ...paging,
  invoice: text().optional(),
  payment: z
    .strictObject({ payment_intent: text().optional(), type: z.literal('payment_intent') })
    .optional(),
  status: z.enum(['canceled', 'open', 'paid']).optional(),
}

/** Links invoices to their PaymentIntents, because an intent does not name its invoice. */
export const invoicePaymentCalls: Call[] = [
  call('GET', 'invoice_payments', listed, (state, { params, url }) => {
    const { invoice, payment, status } = params
    const intent = payment?.payment_intent
    const rows = matching(state.store.all('invoice_payment'), { invoice, status })
    return page(
      rows.filter((row) => intent === undefined || row.payment.payment_intent === intent),
      params,
      url,
      'invoice payment',
    )
  }),
]
