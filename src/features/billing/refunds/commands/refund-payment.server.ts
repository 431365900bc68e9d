import { eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { type Pence, pence } from '../../../../kernel/money.ts'
import { done, type Outcome } from '../../../../kernel/outcome.ts'
import { askOnce } from '../../../../platform/payments/ask-once.ts'
import { askAsStaff } from '../../../../platform/payments/payments.ts'
import {
  isMadeBy,
  keyOf,
  type Performer,
  performOperation,
} from '../../operations/commands/perform-operation.server.ts'
import { operationOf } from '../../operations/commands/request-operation.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { payments } from '../../payments/table.server.ts'
import { syncReturned } from '../../sync/commands/sync-returned.server.ts'
import { type RequestRefund, requestRefund, type ToRefund } from './refund.server.ts'

export type RefundPayment = Outcome<
  { amount: Pence },
  | Extract<RequestRefund, { ok: false }>
  | { reason: 'PROVIDER_DOWN' }
  | { reason: 'PROVIDER_REFUSED'; message: string }
>

const requested = z.object({ paymentId: z.uuid(), amount: z.int().positive() })

/** Refunds a payment, and waits for the outcome. The caller has authorised it. [resolutions B23] */
export async function refundPayment(ctx: BillingNeeds, refund: ToRefund): Promise<RefundPayment> {
  const asked = await requestRefund(ctx, refund)
  if (!asked.ok) return asked
  const performed = await performOperation(ctx, CREATE_REFUND, asked.operationId)
  if (!performed.ok) return performed
  const operation = await operationOf(ctx.db, asked.operationId)
  return done({ amount: pence(requested.parse(operation?.request).amount) })
}

export const CREATE_REFUND: Performer = {
  kind: 'refund.create',
  async perform(ctx, operation) {
    const { paymentId, amount } = requested.parse(operation.request)
    const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId))
    const payment_intent = payment?.paymentIntentId
    if (!payment_intent) return { ok: false, reason: 'NOTHING_TO_REFUND' }
    const metadata = { operation: operation.id }
    // The provider first: it forgets a key after a day, and never the refund that was made for it.
    const made = async (stripe: Stripe, once: { idempotencyKey: string }) => {
      const { data } = await stripe.refunds.list({ payment_intent, limit: 100 })
      return (
        data.find(isMadeBy(operation)) ?? stripe.refunds.create({ payment_intent, amount, metadata }, once)
      )
    }
    const refund = await askOnce(ctx, keyOf(operation), made, askAsStaff)
    if (!refund.ok && refund.reason === 'PROVIDER_DOWN') return refund
    const synced = await syncReturned(ctx, payment_intent)
    if (!refund.ok) return refund
    return synced.ok ? { ok: true, value: refund.value.id } : synced
  },
}
