import type { Pence } from '../../../kernel/money.ts'
import type { Outcome } from '../../../kernel/outcome.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { PaymentPurpose } from '../payments/model.ts'
import type { Price } from '../prices/model.ts'

/** One thing in the checkout session, priced by us. */
export type CheckoutLine = { name: string; description?: string; amount: Pence; quantity: number }

/** A fee that was paid in the first payment of a subscription. */
export type FeePaidOnce = { priceId: string; label: string; amountMinor: number }

/** What we ask the provider for: kept beside the payment, so that asking again is asking the same. */
export type CheckoutRequest = {
  mode: 'payment' | 'subscription'
  /** The provider's own price, or lines that we have priced. */
  priceId?: string
  /** A fee that is paid once, in the first payment of the subscription. */
  once?: FeePaidOnce
  lines?: CheckoutLine[]
  customer?: string
  email?: string
  description: string
  /** The provider makes a customer of the payer, for what is paid later. */
  keepsCustomer: boolean
  metadata: Record<string, string>
  successUrl: string
  cancelUrl: string
  expiresAtSeconds: number
  /** What the payer has to do after this payment, unless it is done by then; `path` is one of ours. */
  next?: { words: string; path: string }
}

/** What is to be paid, priced by the server: the browser never says an amount, a payer or an address. */
export type CheckoutOf = {
  purpose: PaymentPurpose
  objectId: string
  description: string
  /** A member pays as their own customer; what a registration pays is paid as the registration's. */
  payer: { memberId: string | null; name: string; email: string }
  /** The member that a subscription will belong to. One runs at a time. [resolutions B11] */
  subscriber?: string | null
  /** Asked in the transaction that writes the payment down: whether what it is for is still as it was. */
  isStillSo?: (tx: Tx) => Promise<boolean>
  /** Paths of our own. The success address gets session_id. */
  returns: { success: string; cancel: string }
  openMinutes?: number
  /** What is due after this payment, for the receipt, unless a subscription runs by then. */
  next?: { words: string; path: string }
  /** A price that is paid once, in the first payment of the subscription of `priceId`. */
  oncePriceId?: string
} & ({ lines: CheckoutLine[] } | { priceId: string })

export type StartCheckout = Outcome<
  { url: string; paymentId: string; sessionId: string },
  | { reason: 'ALREADY_PAID' }
  /** A subscription of the same member, or what it is for changes, at this moment. [resolutions B11] */
  | { reason: 'BEGUN_ELSEWHERE' }
  | { reason: 'UNKNOWN_PRICE' }
  | { reason: 'PROVIDER_DOWN' }
  | { reason: 'PROVIDER_REFUSED'; message: string }
>

/** What the payer will be charged. */
export type Priced = { amount: Pence; lines?: CheckoutLine[]; price?: Price; once?: Price }
