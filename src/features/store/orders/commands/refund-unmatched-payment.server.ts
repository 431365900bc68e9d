import { refundPayment } from '../../../billing/refunds/commands/refund-payment.server.ts'
import { type OrderNeeds, syncOrder } from './sync-order.server.ts'

/**
 * Refunds a payment that its order cannot use: a second one, or one that came after the items had sold out. Throws when
 * the provider does not make the refund, so that the job is retried. Retrying does not refund twice.
 */
export async function refundUnmatchedPayment(
  ctx: OrderNeeds,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<void> {
  const refund = await refundPayment(ctx, { paymentId, key: 'not-for-its-order' })
  if (!refund.ok && refund.reason !== 'NOTHING_TO_REFUND')
    throw new Error(`the payment ${paymentId} could not be refunded: ${refund.reason}`)
  await syncOrder(ctx, orderId)
}
