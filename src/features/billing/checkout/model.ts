import type { Pence } from '../../../kernel/money.ts'

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
