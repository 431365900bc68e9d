import type { Hono } from 'hono'
import type { Invoice } from '../../features/billing/invoices/model.ts'
import { listInvoices } from '../../features/billing/invoices/queries/invoices.server.ts'
import { performAny } from '../../features/billing/jobs.server.ts'
import { cancelCall, invoiceCall } from '../../features/billing/schema.ts'
import { cancelSubscription } from '../../features/billing/subscriptions/commands/cancel-subscription.server.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { PROVIDER_SILENT } from '../../platform/payments/wording.ts'
import { invalidInput, problem } from '../problem.ts'

/** What members owe, and ending what they pay regularly. [API-054, API-057] */
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
    const { ctx } = c.var
    const { operationId } = await cancelSubscription(ctx, call.data.subId)
    const cancelled = await performAny(ctx, operationId)
    if (cancelled.ok) return c.json({ id: cancelled.resultId })
    const { reason } = cancelled
    return reason === 'PROVIDER_DOWN'
      ? problem(c, 503, PROVIDER_SILENT, { reason })
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
