import { type Pence, pence } from '../../../kernel/money.ts'
import type { StateTable } from '../../../kernel/state-table.ts'

/** What can be paid for. The feature of each purpose knows the object and its price. */
export const PAYMENT_PURPOSES = ['event', 'registration', 'subscription', 'order', 'invoice'] as const
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]

/** The `gd_object` of a payment on the wire: an event is one of the "others". [INV-011, API-035, resolutions B27] */
export const gdObjectOf = (purpose: PaymentPurpose): string => (purpose === 'event' ? 'others' : purpose)

export const PAYMENT_STATUSES = ['open', 'paid', 'expired', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const PAYMENT_STATES: StateTable<PaymentStatus> = {
  open: {
    paid: 'the money has arrived',
    expired: 'the checkout session was closed unpaid',
    failed: 'the provider refused, or the money that takes days did not come',
  },
  expired: { paid: 'the money arrived after all' },
  failed: { paid: 'the money arrived after all' },
  paid: { refunded: 'all of it was refunded' },
  refunded: { paid: 'a refund failed at the bank of the payer' },
}

/** No money has come. */
export const UNPAID = ['open', 'expired', 'failed'] as const satisfies readonly PaymentStatus[]
/** Money has come, whether it was refunded or not. */
export const BROUGHT_MONEY = ['paid', 'refunded'] as const satisfies readonly PaymentStatus[]

/** What the table of payments can be narrowed to; the first is the standard. [resolutions F19] */
export const PAYMENT_FILTERS = ['all', 'paid', 'refunded', 'unpaid', 'abandoned', 'disputed'] as const

export type Tone = 'ok' | 'warn' | 'bad' | 'info'
export type StatusWords = { tone: Tone; text: string }

/**
 * A payment's state in a word and a colour: refunded warns, paid succeeds, unpaid is danger. A checkout session that
 * was left unpaid is no debt: it is abandoned. [INV-012, resolutions F19]
 */
export function paymentWords(payment: {
  status: PaymentStatus
  refunded: Pence
  disputed: boolean
}): StatusWords {
  if (payment.disputed) return { tone: 'bad', text: 'Disputed' }
  if (payment.status === 'refunded') return { tone: 'warn', text: 'Refunded' }
  if (payment.refunded > 0) return { tone: 'warn', text: 'Partly refunded' }
  if (payment.status === 'paid') return { tone: 'ok', text: 'Paid' }
  if (payment.status === 'expired') return { tone: 'info', text: 'Abandoned' }
  return { tone: 'bad', text: payment.status === 'failed' ? 'Failed' : 'Unpaid' }
}

/** What can still be refunded of a payment. */
export const leftOf = (payment: { status: PaymentStatus; amount: Pence; refunded: Pence }): Pence =>
  pence(payment.status === 'paid' ? payment.amount - payment.refunded : 0)

/** Something to pay, or a payment that was begun. */
export type Due = {
  /** Of the invoice, payment or registration. */
  id: string
  what: string
  /** What it costs, in words: "£42.00 a month". */
  price: string
  /** What of it is owed now: nothing while it can still be left. */
  owed: Pence
  dueAt: Date | null
  /** Undefined where the provider has no page that takes the money. */
  pay: { href: string; label: string } | undefined
}
