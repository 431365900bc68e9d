import { longDay } from '../../../kernel/dates.ts'
import { formatPence, pence } from '../../../kernel/money.ts'
import type { Invoice, Payment, PaymentPurpose, Subscription } from '../model.ts'
import { invoiceWords } from './invoice-words.ts'
import { paymentWords, priceWords, type StatusWords, subscriptionWords } from './payment-words.ts'

/** Rows of the tables of finance staff, in words: they travel as JSON too. */

export type InvoiceRow = {
  id: string
  number: string
  isPaid: boolean
  created: string
  customer: string
  email: string
  amount: string
  description: string
  state: StatusWords
  /** When it is due, was paid, and when somebody was reminded; '' where there is none. */
  due: string
  paid: string
  reminded: string
  canRemind: boolean
  hostedUrl: string
  pdfUrl: string
}

const dayOr = (at: Date | null): string => (at ? longDay(at) : '')

/** [INV-001, INV-003, SYS-052, resolutions F19] */
export const invoiceRow = (invoice: Invoice, now: Date): InvoiceRow => ({
  id: invoice.id,
  number: invoice.number,
  isPaid: invoice.status === 'paid',
  created: longDay(invoice.createdAt),
  customer: invoice.customerName || invoice.customerEmail,
  email: invoice.customerName ? invoice.customerEmail : '',
  amount: formatPence(invoice.amountDue),
  description: invoice.description,
  state: invoiceWords(invoice, now),
  due: dayOr(invoice.dueAt),
  paid: dayOr(invoice.paidAt),
  reminded: dayOr(invoice.remindedAt),
  canRemind: invoice.status === 'open' && invoice.customerEmail !== '',
  hostedUrl: invoice.hostedUrl,
  pdfUrl: invoice.pdfUrl,
})

/** What somebody pays for, by purpose. */
export const PURPOSE_WORDS: Readonly<Record<PaymentPurpose, string>> = {
  event: 'Event',
  registration: 'Registration fee',
  subscription: 'Subscription',
  order: 'Store order',
  invoice: 'Invoice',
}

export type PaymentRow = {
  id: string
  /** The provider's, once there is one. */
  chargeId: string
  created: string
  person: string
  email: string
  purpose: string
  description: string
  /** Where its object is, for who may open that. */
  objectPath: string | undefined
  personPath: string | undefined
  amount: string
  refunded: string
  state: StatusWords
  canRefund: boolean
  receiptUrl: string
}

type Listed = Payment & { payerEmail: string; createdAt: Date; receiptUrl: string }
type Paths = Pick<PaymentRow, 'objectPath' | 'personPath'>

/** [INV-011, INV-012, resolutions F19] */
export const paymentRow = (payment: Listed, paths: Paths): PaymentRow => ({
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

/** What can still go back of a payment. */
export const leftOf = ({ status, amount, refunded }: Pick<Payment, 'status' | 'amount' | 'refunded'>) =>
  pence(status === 'paid' ? amount - refunded : 0)

export type SubscriptionRow = {
  id: string
  person: string
  /** What whoever looks at the name should know; '' for a member. */
  personNote: string
  personPath: string | undefined
  plan: string
  price: string
  state: StatusWords
  since: string
  /** 'Next payment 3rd May 2026', or when it ends or has ended. */
  next: string
  discount: string
  updated: string
  canCancel: boolean
}

type Subscribed = Subscription & { person: string; createdAt: Date; endedAt: Date | null; updatedAt: Date }

/** [INV-022, resolutions B25, B26] */
export const subscriptionRow = (row: Subscribed, personPath: string | undefined): SubscriptionRow => ({
  id: row.id,
  person: row.person || 'Unknown',
  personNote: row.memberId ? '' : 'No member yet',
  personPath,
  plan: row.plan,
  price: priceWords(row),
  state: subscriptionWords(row),
  since: longDay(row.createdAt),
  next: nextOf(row),
  discount: row.discountBp > 0 ? `${row.discountBp / 100}%` : '',
  updated: longDay(row.updatedAt),
  canCancel: !isOver(row.status),
})

const isOver = (status: string) => status === 'canceled' || status === 'incomplete_expired'

function nextOf({ status, endedAt, currentPeriodEnd, cancelAtPeriodEnd }: Subscribed): string {
  if (isOver(status)) return endedAt ? `Ended ${longDay(endedAt)}` : 'Ended'
  if (!currentPeriodEnd) return ''
  return cancelAtPeriodEnd ? `Ends ${longDay(currentPeriodEnd)}` : longDay(currentPeriodEnd)
}
