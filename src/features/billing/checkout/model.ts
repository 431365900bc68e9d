import type { Stripe } from 'stripe'
import type { Pence } from '../../../kernel/money.ts'
import type { Outcome } from '../../../kernel/outcome.ts'
import type { PaymentPurpose } from '../payments/model.ts'
import type { Price } from '../prices/model.ts'

/** One thing in the checkout session, priced by us. */
export type CheckoutLine = { name: string; description?: string; amount: Pence; quantity: number }

/** A fee that was paid in the first payment of a subscription. */
export type FeePaidOnce = { priceId: string; label: string; amountMinor: number }

/** What a payer has to do after a payment, for its receipt; `path` is one of ours. */
export type NextStep = { words: string; path: string }

/** What we ask the provider for: kept beside the payment, so that asking again is asking the same. */
export type CheckoutRequest = {
  params: Stripe.Checkout.SessionCreateParams
  /** A fee that is paid once, in the first payment of the subscription. */
  once?: FeePaidOnce
  /** Due unless a subscription runs by then. */
  next?: NextStep
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
  /** Paths of our own. The success address gets session_id. */
  returns: { success: string; cancel: string }
  openMinutes?: number
  next?: NextStep
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
