import type { Tx } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { FOLLOWED, HEARS_OF_CLOSING, type PaymentNews, type PaymentPurpose } from '../model.ts'

/**
 * Tells the feature that asked for a payment what has become of it, in the same transaction. The feature looks its
 * object up in the ledger: the same news twice changes nothing.
 */
export async function announce(
  tx: Tx,
  news: PaymentNews,
  payment: { id: string; purpose: PaymentPurpose; objectId: string },
): Promise<void> {
  const hearers = news === 'payment.closed' ? HEARS_OF_CLOSING : FOLLOWED
  if (!hearers.has(payment.purpose)) return
  await addJob(tx, `${news}:${payment.purpose}`, { objectId: payment.objectId, paymentId: payment.id })
}
