import type { Stripe } from 'stripe'
import type { Pence } from '../../../kernel/money.ts'
import type { Outcome } from '../../../kernel/outcome.ts'
import type { PaymentPurpose } from '../payments/model.ts'
import type { Price } from '../prices/model.ts'

/** A line item of a checkout session, priced by the server. */
export type CheckoutLine = { name: string; description?: string; amount: Pence; quantity: number }

/** What one of several things costs in a payment for all of them. */
export type PaymentPart = {
  objectId: string
  description: string
  amount: Pence
  /** What its price is, if this pays only a part of it. */
  partOf?: Pence
}

/** A one-off fee that was charged together with the first payment of a subscription. */
export type FeePaidOnce = { priceId?: string; label: string; amountMinor: number }

/** A one-off fee at a price of the provider, or at an amount of the server. */
export type OnceFee = { priceId: string } | OwnFee
type OwnFee = { id?: undefined; label: string; amount: Pence }

/** What the payer has to do next, shown on the receipt. `path` is a path of this site. */
export type NextStep = { words: string; path: string }

/** The parameters of a checkout session, stored with the payment so that a retry sends the same request. */
export type CheckoutRequest = {
  params: Stripe.Checkout.SessionCreateParams
  /** A one-off fee, charged with the first payment of the subscription. */
  once?: FeePaidOnce
  /** Shown on the receipt unless a subscription is running by then. */
  next?: NextStep
}

/** What is being paid for, as the server knows it. The browser supplies no amount, payer or return address. */
export type CheckoutOf = {
  purpose: PaymentPurpose
  objectId: string
  description: string
  /** A member pays through their own customer at the provider, a registration through its own. */
  payer: { memberId: string | null; name: string; email: string }
  /** The member the subscription is for. A member can have one running subscription. [resolutions B11] */
  subscriber?: string | null
  /** Paths of this site. The provider adds session_id to the success address. */
  returns: { success: string; cancel: string }
  openMinutes?: number
  next?: NextStep
  /** What each of several things costs, where one payment is for all of them; `objectId` is one of them. */
  parts?: PaymentPart[]
  /** A one-off fee, charged with the first payment of the subscription to `priceId`. */
  once?: OnceFee
} & ({ lines: CheckoutLine[] } | { priceId: string })

export type StartCheckout = Outcome<
  { url: string; paymentId: string; sessionId: string },
  | { reason: 'ALREADY_PAID' }
  /** The same member's subscription is being started elsewhere, or its object is being changed. [resolutions B11] */
  | { reason: 'BEGUN_ELSEWHERE' }
  | { reason: 'UNKNOWN_PRICE' }
  | { reason: 'PROVIDER_DOWN' }
  | { reason: 'PROVIDER_REFUSED'; message: string }
>

/** What the payer will be charged, after the prices have been looked up. */
export type Priced = {
  amount: Pence
  lines?: CheckoutLine[]
  price?: Price
  once?: Price | OwnFee
}
