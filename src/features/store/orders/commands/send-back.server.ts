import { refundPayment } from '../../../billing/refunds/commands/refund-payment.server.ts'
import { followOrder, type OrderNeeds } from './follow-order.server.ts'

/**
 * Sends back money that is not for its order: it came twice, or too late for goods that were sold meanwhile. Throws
 * when the provider does not do it, so that the job comes again. The same payment goes back once.
 */
export async function sendBack(
  ctx: OrderNeeds,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<void> {
  const refund = await refundPayment(ctx, { paymentId, key: 'not-for-its-order' })
  if (!refund.ok && refund.reason !== 'NOTHING_TO_REFUND')
    throw new Error(`the payment ${paymentId} could not be sent back: ${refund.reason}`)
  await followOrder(ctx, orderId)
}
