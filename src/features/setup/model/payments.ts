import type { PaymentMode } from '../../../platform/payments/payments.ts'

/** Describes card payments in each mode and what is still missing. */
export const PAYMENT_WORDS: Readonly<
  Record<PaymentMode, { tone: 'ok' | 'warn' | 'info'; title: string; text: string }>
> = {
  sandbox: {
    tone: 'info',
    title: 'Practice payments',
    text: 'You can try everything with test cards, and no money moves. To take real payments, set STRIPE_SECRET_KEY to your secret key from Stripe and restart the site.',
  },
  test: {
    tone: 'info',
    title: 'Stripe in test mode',
    text: 'Your test key works: no money moves. To take real payments, set STRIPE_SECRET_KEY to your live key (sk_live_…) and restart the site.',
  },
  live: { tone: 'ok', title: 'Stripe is live', text: 'Members pay with real cards.' },
  off: {
    tone: 'warn',
    title: 'Card payments are off',
    text: 'Set STRIPE_SECRET_KEY to your secret key from Stripe and restart the site.',
  },
}

/** Shown if Stripe cannot yet notify the site of payments. */
export const WEBHOOK_MISSING =
  'STRIPE_WEBHOOK_SECRET is not set: add the address below as a webhook at Stripe, and set the variable to its signing secret.'
