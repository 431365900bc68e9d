import { type Pence, pence } from '../../../kernel/money.ts'
import type { StateTable } from '../../../kernel/state-table.ts'

/** What can be paid for. The feature of each purpose owns the object and its price. */
export const PAYMENT_PURPOSES = [
  'event',
  'booking',
  'registration',
  'subscription',
  'order',
  'invoice',
] as const
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]

/** How a payment was made. Finance staff record cash and bank transfers by hand. */
export const PAYMENT_METHODS = ['card', 'cash', 'bank_transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card',
  cash: 'Cash',
  bank_transfer: 'Bank transfer',
}

/** How something was paid, within a sentence. */
export const METHOD_PHRASES: Readonly<Record<PaymentMethod, string>> = {
  card: 'by card',
  cash: 'in cash',
  bank_transfer: 'by bank transfer',
}

/** The `gd_object` of a payment in the API: "others" for events. [INV-011, API-035, resolutions B27] */
export const gdObjectOf = (purpose: PaymentPurpose): string =>
  purpose === 'event' || purpose === 'booking' ? 'others' : purpose

export const PAYMENT_STATUSES = ['open', 'paid', 'expired', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const PAYMENT_STATES: StateTable<PaymentStatus> = {
  open: {
    paid: 'the money has arrived',
    expired: 'the checkout session was closed unpaid',
    failed: 'the provider refused, or a delayed payment was rejected',
  },
  expired: { paid: 'the money arrived after all' },
  failed: { paid: 'the money arrived after all' },
  paid: { refunded: 'all of it was refunded' },
  refunded: { paid: 'a refund failed at the bank of the payer' },
}

/** The states without money. */
export const UNPAID = ['open', 'expired', 'failed'] as const satisfies readonly PaymentStatus[]
/** The states with money, refunded or not. */
export const BROUGHT_MONEY = ['paid', 'refunded'] as const satisfies readonly PaymentStatus[]

/** The provider's states of a refund that returns money. Failed and cancelled refunds do not. */
export const RETURNING = ['succeeded', 'pending', 'requires_action']

/** The filters of the payment table. The first one is the default. [resolutions F19] */
export const PAYMENT_FILTERS = ['all', 'paid', 'refunded', 'unpaid', 'abandoned', 'disputed'] as const

export type Tone = 'ok' | 'warn' | 'bad' | 'info'
export type StatusWords = { tone: Tone; text: string }

/**
 * The label and colour of a payment's state. An expired checkout session is "abandoned", because it is not a debt.
 * [INV-012, resolutions F19]
 */
export function paymentWords(payment: {
  status: PaymentStatus
  refunded: Pence
  disputed: boolean
  method?: PaymentMethod
}): StatusWords {
  if (isReversed(payment)) return { tone: 'info', text: 'Reversed' }
  if (payment.disputed) return { tone: 'bad', text: 'Disputed' }
  if (payment.status === 'refunded') return { tone: 'warn', text: 'Refunded' }
  if (payment.refunded > 0) return { tone: 'warn', text: 'Partly refunded' }
  if (payment.status === 'paid') return { tone: 'ok', text: 'Paid' }
  if (payment.status === 'expired') return { tone: 'info', text: 'Abandoned' }
  return { tone: 'bad', text: payment.status === 'failed' ? 'Failed' : 'Unpaid' }
}

/** Whether a payment in cash or by bank transfer was recorded by mistake. */
export const isReversed = ({
  status,
  method = 'card',
}: {
  status: PaymentStatus
  method?: PaymentMethod
}): boolean => method !== 'card' && status === 'refunded'

/** The amount of a payment that can still be refunded. */
export const leftOf = (payment: { status: PaymentStatus; amount: Pence; refunded: Pence }): Pence =>
  pence(payment.status === 'paid' ? payment.amount - payment.refunded : 0)

/** Something to pay, or a payment that was started but not completed. */
export type Due = {
  /** The id of the invoice, payment, registration or booking. */
  id: string
  what: string
  /** The price as text, such as "£42.00 a month". */
  price: string
  /** Why the price is lower than usual. */
  reason?: string
  /** The amount owed now; zero as long as the person can still decide not to pay. */
  owed: Pence
  dueAt: Date | null
  /** Undefined if there is no page on which to pay it. */
  pay: { href: string; label: string } | undefined
  /** Buttons that each pay another amount at the address of `pay`, in place of its link. */
  choices?: readonly { label: string; fields: Readonly<Record<string, string>> }[]
  /** The invoice, if it is one. */
  invoiceId?: string
}
