import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { pence } from '../../../../kernel/money.ts'
import {
  callForOperation,
  type OperationHandler,
} from '../../operations/commands/perform-operation.server.ts'
import { leftOf } from '../../payments/model.ts'
import { payments } from '../../payments/table.server.ts'
import { notifyRefundFailed } from '../../sync/commands/notify-refund.server.ts'
import { queuePaymentEvent } from '../../sync/commands/payment-events.server.ts'
import { syncRefundsAndDisputes } from '../../sync/commands/sync-refunds-and-disputes.server.ts'

const requested = z.object({ paymentId: z.uuid(), amount: z.int().positive() })

/** Creates a refund, and notifies the feature of its payment of success or refusal, and the payer of a refusal. */
export const CREATE_REFUND: OperationHandler = {
  kind: 'refund.create',
  async perform(ctx, operation) {
    const { paymentId, amount } = requested.parse(operation.request)
    const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId))
    const payment_intent = payment?.paymentIntentId
    if (!payment_intent) return { ok: false, reason: 'NOTHING_TO_REFUND' }
    const metadata = { operation: operation.id }
    const refund = await callForOperation(ctx, operation, async (stripe, once, isMade) => {
      const { data } = await stripe.refunds.list({ payment_intent, limit: 100 })
      return data.find(isMade) ?? stripe.refunds.create({ payment_intent, amount, metadata }, once)
    })
    if (!refund.ok && refund.reason === 'PROVIDER_DOWN') return refund
    const synced = await syncRefundsAndDisputes(ctx, payment_intent)
    if (!refund.ok) return refund
    return synced.ok ? { ok: true, value: refund.value.id } : synced
  },
  async ended(ctx, tx, { request }, isDone) {
    const { paymentId, amount } = requested.parse(request)
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId))
    if (!payment) return
    await queuePaymentEvent(tx, 'payment.returned', payment)
    // If nothing is left, the payer has the money already.
    if (!isDone && leftOf(payment) > 0) await notifyRefundFailed(ctx, tx, payment, pence(amount))
  },
}
