import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { operationOf } from '../../../billing/operations/commands/request-operation.server.ts'
import type { BillingNeeds } from '../../../billing/operations/model.ts'
import { requestRefund } from '../../../billing/refunds/commands/request-refund.server.ts'
import { refundOperationId } from '../../../billing/refunds/queries/pending-refunds.server.ts'

const UNMATCHED = 'not-for-its-booking'
const RETRY_MS = 3_600_000

/**
 * Refunds an amount of a payment that the booking cannot use, once. A refund that the provider refused is requested
 * again in an hour.
 */
export async function sendBack(ctx: BillingNeeds, tx: Tx, paymentId: string, atMost: Pence): Promise<void> {
  if (await queueRetry(ctx, tx, paymentId)) return
  await requestRefund(ctx, tx, { paymentId, key: UNMATCHED, atMost })
}

/** Queues such a refund again if the provider refused it. Returns whether it did. */
export async function queueRetry({ clock }: BillingNeeds, tx: Tx, paymentId: string): Promise<boolean> {
  const earlier = await operationOf(tx, refundOperationId(paymentId, UNMATCHED))
  if (earlier?.status !== 'failed') return false
  const later = new Date(clock.now().getTime() + RETRY_MS)
  await addJob(tx, 'events:send-back', { paymentId }, `events:send-back:${paymentId}`, undefined, later)
  return true
}

/** Requests such a refund again, of the same amount. */
export async function sendBackAgain(ctx: BillingNeeds, tx: Tx, paymentId: string): Promise<void> {
  const earlier = await operationOf(tx, refundOperationId(paymentId, UNMATCHED))
  if (!earlier) return
  const { amount } = earlier.request as { amount: number } // written by `requestRefund`
  await requestRefund(ctx, tx, { paymentId, key: UNMATCHED, atMost: pence(amount) })
}

/** Whether a refund of what the booking cannot use of a payment has been requested. */
export const isSentBack = async (tx: Tx, paymentId: string): Promise<boolean> =>
  (await operationOf(tx, refundOperationId(paymentId, UNMATCHED))) !== undefined
