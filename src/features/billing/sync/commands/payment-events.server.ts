import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { statesBefore } from '../../../../kernel/state-table.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { PAYMENT_STATES, type PaymentPurpose } from '../../payments/model.ts'
import { payments } from '../../payments/table.server.ts'

/** A payment was settled, was refunded or disputed, or its checkout session closed unpaid. */
type PaymentEvent = 'payment.settled' | 'payment.returned' | 'payment.closed'

/**
 * Queues a job for the payment's feature in the transaction that changed the payment. The job reads the ledger, so
 * running it twice does no harm.
 */
export async function queuePaymentEvent(
  tx: Tx,
  event: PaymentEvent,
  payment: { id: string; purpose: PaymentPurpose; objectId: string },
): Promise<void> {
  const { id: paymentId, purpose, objectId } = payment
  // Only an order reserves something while its session is open. No feature waits for the payment of an invoice.
  const isFollowed = event === 'payment.closed' ? purpose === 'order' : purpose !== 'invoice'
  if (isFollowed) await addJob(tx, `${event}:${purpose}`, { objectId, paymentId })
}

/** Marks an open payment as expired or failed. Returns false if it has been paid or closed in the meantime. */
export async function endUnpaid(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  id: string,
  status: 'expired' | 'failed',
  condition?: SQL,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [closed] = await tx
      .update(payments)
      .set({ status, updatedAt: clock.now() })
      .where(
        and(eq(payments.id, id), inArray(payments.status, statesBefore(PAYMENT_STATES, status)), condition),
      )
      .returning()
    if (closed) await queuePaymentEvent(tx, 'payment.closed', closed)
    return closed !== undefined
  })
}
