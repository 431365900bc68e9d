import { longDay } from '../../../../kernel/dates.ts'
import { formatPence, pence } from '../../../../kernel/money.ts'
import { type Payment, type PaymentPurpose, paymentWords, type StatusWords } from '../model.ts'

/** What is paid for, by purpose. */
export const PURPOSE_WORDS: Readonly<Record<PaymentPurpose, string>> = {
  event: 'Event',
  registration: 'Registration fee',
  subscription: 'Subscription',
  order: 'Store order',
  invoice: 'Invoice',
}

/** A row of the table of payments, in words: it travels as JSON too. */
export type PaymentRow = {
  id: string
  /** The provider's, once there is one. */
  chargeId: string
  created: string
  person: string
  email: string
  purpose: string
  description: string
  /** Where its object is, where the reader may open it. */
  objectPath: string | undefined
  personPath: string | undefined
  amount: string
  refunded: string
  state: StatusWords
  canRefund: boolean
  receiptUrl: string
}

type Listed = Payment & { payerEmail: string; createdAt: Date; receiptUrl: string }

/** [INV-011, INV-012, resolutions F19] */
export const paymentRow = (
  payment: Listed,
  paths: Pick<PaymentRow, 'objectPath' | 'personPath'>,
): PaymentRow => ({
  ...paths,
  id: payment.id,
  chargeId: payment.chargeId,
  created: longDay(payment.paidAt ?? payment.createdAt),
  person: payment.payerName || payment.payerEmail || 'Unknown',
  email: payment.payerName ? payment.payerEmail : '',
  purpose: PURPOSE_WORDS[payment.purpose],
  description: payment.description,
  amount: formatPence(payment.amount),
  refunded: payment.refunded > 0 ? formatPence(payment.refunded) : '',
  state: paymentWords(payment),
  canRefund: leftOf(payment) > 0,
  receiptUrl: payment.receiptUrl,
})

/** What can still be refunded of a payment. */
export const leftOf = ({ status, amount, refunded }: Pick<Payment, 'status' | 'amount' | 'refunded'>) =>
  pence(status === 'paid' ? amount - refunded : 0)
