import { longDay } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { isReversed, leftOf, METHOD_WORDS, type PaymentPurpose, paymentWords } from '../model.ts'
import type { LedgerPayment } from '../queries/payments.server.ts'

/** The label of each purpose. */
export const PURPOSE_WORDS: Readonly<Record<PaymentPurpose, string>> = {
  event: 'Event',
  booking: 'Tickets',
  registration: 'Registration fee',
  subscription: 'Subscription',
  order: 'Store order',
  invoice: 'Invoice',
}

/** Links to the object and the person of a payment, if the reader may open them. */
type Paths = { objectPath: string | undefined; personPath: string | undefined }

/** A row of the payment table as text, because it is also sent as JSON. [INV-011, INV-012, resolutions F19] */
export const paymentRow = (payment: LedgerPayment, paths: Paths) => ({
  ...paths,
  id: payment.id,
  chargeId: payment.chargeId,
  created: longDay(payment.paidAt ?? payment.createdAt),
  person: payment.payerName || payment.payerEmail || 'Unknown',
  email: payment.payerName ? payment.payerEmail : '',
  purpose: PURPOSE_WORDS[payment.purpose],
  description: payment.description,
  amount: formatPence(payment.amount),
  /** What it is a part of; '' for a payment of the whole. */
  partOf: payment.partOf === null ? '' : formatPence(payment.partOf),
  refunded: payment.refunded > 0 && !isReversed(payment) ? formatPence(payment.refunded) : '',
  state: paymentWords(payment),
  /** How it was paid, if not by card. */
  method: payment.method === 'card' ? '' : METHOD_WORDS[payment.method],
  reference: payment.reference,
  canRefund: payment.method === 'card' && leftOf(payment) > 0,
  canReverse: payment.method !== 'card' && leftOf(payment) > 0,
  hasReceipt: payment.status === 'paid' || payment.status === 'refunded',
  receiptUrl: payment.receiptUrl,
})

export type PaymentRow = ReturnType<typeof paymentRow>
