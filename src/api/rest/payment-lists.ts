import type { Hono } from 'hono'
import { gdObjectOf } from '../../features/billing/payments/model.ts'
import {
  type LedgerPayment,
  listPayments,
  refundsByPayment,
} from '../../features/billing/payments/queries/payments.server.ts'
import { paymentSearch, subscriptionSearch } from '../../features/billing/schema.ts'
import type { SubscriptionEntry } from '../../features/billing/subscriptions/queries/subscriptions.server.ts'
import { listSubscriptions } from '../../features/billing/subscriptions/queries/subscriptions.server.ts'
import type { HttpEnv } from '../../platform/http/env.ts'

/** What was paid, and what is paid regularly, as the tables of the treasurer list it. [API-062, resolutions F22] */
export function mountLedger(app: Hono<HttpEnv>): void {
  app.get('/payments', async (c) => {
    const { rows, total } = await listPayments(c.var.ctx, paymentSearch.parse(c.req.query()))
    const refunds = await refundsByPayment(
      c.var.ctx,
      rows.map(({ id }) => id),
    )
    const list = rows.map((row) => paymentOnTheWire(row, refunds.get(row.id) ?? []))
    return c.json(list, 200, headersFor(total))
  })

  app.get('/subscriptions', async (c) => {
    const { rows, total } = await listSubscriptions(c.var.ctx, subscriptionSearch.parse(c.req.query()))
    return c.json(rows.map(subscriptionOnTheWire), 200, headersFor(total))
  })
}

const headersFor = (total: number) => ({
  'x-total-count': String(total),
  'cache-control': 'private, no-store',
})

/** Amounts in pence, as the provider has them. [SYS-052, INV-011] */
const paymentOnTheWire = (payment: LedgerPayment, refunds: object[]) => ({
  id: payment.id,
  status: payment.status,
  purpose: payment.purpose,
  description: payment.description,
  customer_name: payment.payerName,
  customer_email: payment.payerEmail,
  amount: payment.amount,
  amount_refunded: payment.refunded,
  currency: 'gbp',
  paid: payment.status === 'paid' || payment.status === 'refunded',
  refunded: payment.status === 'refunded',
  refunds: { data: refunds },
  metadata: { gd_object: gdObjectOf(payment.purpose), gd_object_id: payment.objectId },
  member: payment.memberId,
  created: payment.createdAt,
})

const subscriptionOnTheWire = (subscription: SubscriptionEntry) => ({
  id: subscription.id,
  status: subscription.status,
  plan: subscription.plan,
  amount: subscription.amount,
  interval: subscription.interval,
  interval_count: subscription.intervalCount,
  customer: subscription.customerId,
  customer_name: subscription.person,
  member: subscription.memberId,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
  current_period_end: subscription.currentPeriodEnd,
  created: subscription.createdAt,
})
