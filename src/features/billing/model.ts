import type { Pence } from '../../kernel/money.ts'

/** What can be paid for by card. The feature of each purpose knows the object and its price. */
export const PAYMENT_PURPOSES = ['event', 'registration', 'subscription', 'order', 'invoice'] as const
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]

/** The `gd_object` of a payment on the wire: an event is one of the "others". [INV-011, API-035, resolutions B27] */
export const gdObjectOf = (purpose: PaymentPurpose): string => (purpose === 'event' ? 'others' : purpose)

/**
 * open: the payer was sent to the card page. paid: the money has arrived. expired: the card page closed unpaid.
 * failed: the provider refused or could not be reached, nothing was asked of the payer. refunded: all went back.
 */
export const PAYMENT_STATUSES = ['open', 'paid', 'expired', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
/** No money has come. */
export const UNPAID = ['open', 'expired', 'failed'] as const satisfies readonly PaymentStatus[]

/** What the provider says of an invoice that it has made out. */
export const INVOICE_STATUSES = ['open', 'paid', 'void', 'uncollectible'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** A payment as the features that asked for it may see it. */
export type Payment = {
  id: string
  purpose: PaymentPurpose
  objectId: string
  memberId: string | null
  payerName: string
  description: string
  amount: Pence
  refunded: Pence
  status: PaymentStatus
  disputed: boolean
  paidAt: Date | null
  /** The provider's ids of the charge ('' before there is one) and of who paid. */
  chargeId: string
  /** The plan that it began. */
  subscriptionId: string | null
  customerId: string | null
}

/** Subscriptions in these states count as running. [resolutions B11] */
export const RUNNING = ['active', 'trialing', 'past_due'] as const

/** Whether a subscription in this state of the provider gives what it pays for; past due is a visible grace. */
export const isRunning = (status: string): boolean => (RUNNING as readonly string[]).includes(status)

/** One thing on the card page, priced by us. */
export type CheckoutLine = { name: string; description?: string; amount: Pence; quantity: number }

/** A fee that was paid in the first payment of a plan. */
export type FeePaidOnce = { priceId: string; label: string; amountMinor: number }

/** What we ask the provider for: kept beside the payment, so that asking again is asking the same. */
export type CheckoutSessionRequest = {
  mode: 'payment' | 'subscription'
  /** The provider's own price, or lines that we have priced. */
  priceId?: string
  /** A fee that is paid once, in the first payment of the plan. */
  once?: FeePaidOnce
  lines?: CheckoutLine[]
  customer?: string
  email?: string
  description: string
  /** The provider makes a customer of who pays, for what is paid later. */
  keepsCustomer: boolean
  metadata: Record<string, string>
  successUrl: string
  cancelUrl: string
  expiresAtSeconds: number
  /** What the payer has to do after this payment, unless it is done by then; `path` is one of ours. */
  next?: { words: string; path: string }
}

/** An invoice as finance staff see it. [INV-003] */
export type Invoice = {
  id: string
  number: string
  memberId: string | null
  customerName: string
  customerEmail: string
  amountDue: Pence
  status: InvoiceStatus
  description: string
  hostedUrl: string
  pdfUrl: string
  createdAt: Date
  dueAt: Date | null
  paidAt: Date | null
  remindedAt: Date | null
}

/** A subscription as the features may see it. */
export type Subscription = {
  id: string
  customerId: string
  memberId: string | null
  registrationId: string | null
  priceId: string
  plan: string
  amount: Pence
  interval: string
  intervalCount: number
  status: string
  discountBp: number
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
}

/**
 * A fee that can be paid now, with the provider's price. `feeId` is what the club's settings call it. [resolutions B10]
 */
export type Price = {
  id: string
  feeId: string
  label: string
  amount: Pence
  interval: 'day' | 'week' | 'month' | 'year' | null
  intervalCount: number
}

/** Purposes whose feature follows what becomes of a payment: it has tasks 'payment.settled:<purpose>' and so on. */
export const FOLLOWED: ReadonlySet<PaymentPurpose> = new Set([
  'event',
  'registration',
  'subscription',
  'order',
])

/** Purposes that keep something for the payer while the card page is open: they hear 'payment.closed:<purpose>' too. */
export const HEARS_OF_CLOSING: ReadonlySet<PaymentPurpose> = new Set(['order'])

/** What can become of a payment: its money came, went back, or the card page closed without any. */
export type PaymentNews = 'payment.settled' | 'payment.returned' | 'payment.closed'
