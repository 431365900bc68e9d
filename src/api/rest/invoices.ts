import type { Hono } from 'hono'
import { cancelSubscription } from '../../features/billing/commands/cancel-subscription.server.ts'
import type { Invoice } from '../../features/billing/model.ts'
import { listInvoices } from '../../features/billing/queries/invoices.server.ts'
import { cancelCall, invoiceCall } from '../../features/billing/schema.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { invalidInput, problem, SILENT } from '../problem.ts'

/** Lists the invoices of members and cancels subscriptions. [API-054, API-057] */
export function mountInvoices(app: Hono<HttpEnv>): void {
  app.get('/stripe/get_invoices', async (c) => {
    const { rows, total } = await listInvoices(c.var.ctx, invoiceCall.parse(c.req.query()))
    return c.json(rows.map(onTheWire), 200, {
      'x-total-count': String(total),
      'cache-control': 'private, no-store',
    })
  })

  app.post('/gdutils/payment/cancel_subscription', async (c) => {
    const call = cancelCall.safeParse(await c.req.json().catch(() => undefined))
    if (!call.success) return invalidInput(c, call.error)
    const cancelled = await cancelSubscription(c.var.ctx, call.data.subId)
    if (cancelled.ok) return c.json({ id: cancelled.subscriptionId })
    const { reason } = cancelled
    return reason === 'PROVIDER_DOWN'
      ? problem(c, 503, SILENT, { reason })
      : problem(c, 422, cancelled.message, { reason })
  })
}

const secondsOf = (at: Date | null): number | null => (at ? Math.floor(at.getTime() / 1000) : null)

/** An invoice with the provider's field names: amounts in pence, times in seconds. [INV-003, resolutions F19] */
const onTheWire = (invoice: Invoice) => ({
  id: invoice.id,
  number: invoice.number,
  status: invoice.status,
  paid: invoice.status === 'paid',
  created: secondsOf(invoice.createdAt),
  due_date: secondsOf(invoice.dueAt),
  customer_name: invoice.customerName,
  customer_email: invoice.customerEmail,
  amount_due: invoice.amountDue,
  desc: invoice.description,
  invoice_pdf: invoice.pdfUrl,
  hosted_invoice_url: invoice.hostedUrl,
})
