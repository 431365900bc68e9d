import { z } from 'zod'
import { gdObjectOf } from '../../features/billing/payments/model.ts'
import {
  type LedgerPayment,
  listPayments,
  refundsByPayment,
} from '../../features/billing/payments/queries/payments.server.ts'
import { paymentSearch, subscriptionSearch } from '../../features/billing/schema.ts'
import type { Subscription } from '../../features/billing/subscriptions/model.ts'
import { listSubscriptions } from '../../features/billing/subscriptions/queries/subscriptions.server.ts'
import { providerCurrency } from '../../kernel/money.ts'
import { call } from '../call.ts'
import { NOT_KEPT } from '../no-store.ts'

const wireRefund = z.object({ amount: z.int(), currency: z.string(), status: z.string() })

const wirePayment = z.object({
  id: z.string(),
  status: z.string(),
  purpose: z.string(),
  description: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  amount: z.int(),
  amount_refunded: z.int(),
  currency: z.string(),
  paid: z.boolean(),
  refunded: z.boolean(),
  refunds: z.object({ data: z.array(wireRefund) }),
  metadata: z.object({ gd_object: z.string(), gd_object_id: z.string() }),
  member: z.string().nullable(),
  created: z.string(),
})

const wireSubscription = z.object({
  id: z.string(),
  status: z.string(),
  plan: z.string(),
  amount: z.int(),
  interval: z.string(),
  interval_count: z.int(),
  customer: z.string(),
  customer_name: z.string(),
  member: z.string().nullable(),
  cancel_at_period_end: z.boolean(),
  current_period_end: z.string().nullable(),
  created: z.string(),
})

/** Calls that list payments and subscriptions with the columns of the treasurer's tables. [resolutions F22] */
export const LEDGER_CALLS = [
  call({
    route: 'GET /payments',
    who: ['finance'],
    says: 'Payments, newest first, 100 at a time (?start=, ?show=, ?purpose=, ?q=)',
    query: paymentSearch,
    answer: z.array(wirePayment),
    headers: NOT_KEPT,
    handle: async (c, search) => {
      const { rows, total } = await listPayments(c.var.ctx, search)
      const refunds = await refundsByPayment(
        c.var.ctx,
        rows.map(({ id }) => id),
      )
      c.header('x-total-count', String(total))
      // The query builds each refund with exactly these names.
      const refundsOf = (id: string) => (refunds.get(id) ?? []) as z.infer<typeof wireRefund>[]
      return rows.map((row) => paymentOnTheWire(row, refundsOf(row.id)))
    },
  }),
  call({
    route: 'GET /subscriptions',
    who: ['finance'],
    says: 'Subscriptions, newest first, 100 at a time (?start=, ?show=, ?q=)',
    query: subscriptionSearch,
    answer: z.array(wireSubscription),
    headers: NOT_KEPT,
    handle: async (c, search) => {
      const { rows, total } = await listSubscriptions(c.var.ctx, search)
      c.header('x-total-count', String(total))
      return rows.map(subscriptionOnTheWire)
    },
  }),
]

/** Formats a payment. Amounts are in pence, as at the provider. */
const paymentOnTheWire = (payment: LedgerPayment, refunds: z.infer<typeof wireRefund>[]) => ({
  id: payment.id,
  status: payment.status,
  purpose: payment.purpose,
  description: payment.description,
  customer_name: payment.payerName,
  customer_email: payment.payerEmail,
  amount: payment.amount,
  amount_refunded: payment.refunded,
  currency: providerCurrency(),
  paid: payment.status === 'paid' || payment.status === 'refunded',
  refunded: payment.status === 'refunded',
  refunds: { data: refunds },
  metadata: { gd_object: gdObjectOf(payment.purpose), gd_object_id: payment.objectId },
  member: payment.memberId,
  created: payment.createdAt.toISOString(),
})

const subscriptionOnTheWire = (subscription: Subscription) => ({
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
  current_period_end: subscription.currentPeriodEnd?.toISOString() ?? null,
  created: subscription.createdAt.toISOString(),
})
