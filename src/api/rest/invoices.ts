import { z } from 'zod'
import type { Invoice } from '../../features/billing/invoices/queries/invoices.server.ts'
import { listInvoices } from '../../features/billing/invoices/queries/invoices.server.ts'
import { performOperation } from '../../features/billing/jobs.server.ts'
import { pendingText } from '../../features/billing/operations/model.ts'
import { cancelCall, invoiceCall } from '../../features/billing/schema.ts'
import { cancelSubscription } from '../../features/billing/subscriptions/commands/cancel-subscription.server.ts'
import { call } from '../call.ts'
import { NOT_KEPT } from '../no-store.ts'
import { problem } from '../problem.ts'

const wireInvoice = z.object({
  id: z.string(),
  number: z.string(),
  status: z.string(),
  paid: z.boolean(),
  created: z.int(),
  due_date: z.int().nullable(),
  customer_name: z.string(),
  customer_email: z.string(),
  amount_due: z.int(),
  desc: z.string(),
  invoice_pdf: z.string(),
  hosted_invoice_url: z.string(),
})

/** Calls that list members' invoices and cancel subscriptions. */
export const INVOICE_CALLS = [
  call({
    route: 'GET /stripe/get_invoices',
    who: ['finance'],
    says: 'Invoices, newest first, 100 at a time (?start=, ?show=unpaid|paid|all, ?q= in the description)',
    query: invoiceCall,
    answer: z.array(wireInvoice),
    headers: NOT_KEPT,
    handle: async (c, search) => {
      const { rows, total } = await listInvoices(c.var.ctx, search)
      c.header('x-total-count', String(total))
      return rows.map(onTheWire)
    },
  }),
  call({
    route: 'POST /gdutils/payment/cancel_subscription',
    who: ['finance'],
    says: 'Cancel a subscription at the end of the paid period',
    body: cancelCall,
    answer: z.object({ id: z.string() }),
    handle: async (c, { subId }) => {
      const { operationId } = await cancelSubscription(c.var.ctx, subId)
      const cancelled = await performOperation(c.var.ctx, operationId)
      if (cancelled.ok) return { id: cancelled.resultId }
      const { reason } = cancelled
      return reason === 'PROVIDER_DOWN'
        ? problem(c, 503, pendingText('subscription.cancel'), { reason })
        : problem(c, 422, cancelled.message, { reason })
    },
  }),
]

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

/** Formats an invoice with Stripe's field names: amounts in pence, times in Unix seconds. [resolutions F19] */
const onTheWire = (invoice: Invoice) => ({
  id: invoice.id,
  number: invoice.number,
  status: invoice.status,
  paid: invoice.status === 'paid',
  created: secondsOf(invoice.createdAt),
  due_date: invoice.dueAt && secondsOf(invoice.dueAt),
  customer_name: invoice.customerName,
  customer_email: invoice.customerEmail,
  amount_due: invoice.amountDue,
  desc: invoice.description,
  invoice_pdf: invoice.pdfUrl,
  hosted_invoice_url: invoice.hostedUrl,
})
