import { invalidRequest } from '../core/errors.ts'
import type { SandboxState } from '../core/state.ts'
import type { LineItem, Price } from '../types.ts'
import type { CheckoutGiven } from './checkout-params.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
/** Stripe's minimum payment in pounds. Other currencies have similar limits. */
const LEAST_AMOUNT = 30
const MAX_AMOUNT = 99_999_999

export function checkParties({ customer, customer_email: email, mode, ...given }: CheckoutGiven) {
  if (customer && email)
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    })
  if (mode === 'payment' && given.subscription_data)
    throw invalidRequest('You can not pass `subscription_data` in `payment` mode.', {
      param: 'subscription_data',
    })
  const onlyForPayments = ['payment_intent_data', 'customer_creation'] as const
  const misplaced = mode === 'subscription' ? onlyForPayments.find((name) => given[name]) : undefined
  if (misplaced)
    throw invalidRequest(`You can not pass \`${misplaced}\` in \`subscription\` mode.`, { param: misplaced })
}

/** Checks that all prices share one currency and fit the mode. Returns the currency. */
export function checkPrices(items: LineItem[], mode: CheckoutGiven['mode']): string {
  const currency = items[0]?.currency ?? 'gbp'
  if (items.some((item) => item.currency !== currency))
    throw invalidRequest('All prices on a Checkout Session must use the same currency.', {
      param: 'line_items',
    })
  const isRecurring = ({ price }: LineItem) => price?.type === 'recurring'
  if (mode === 'payment' && items.some(isRecurring))
    throw invalidRequest(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      { param: 'line_items' },
    )
  if (mode === 'subscription' && !items.some(isRecurring))
    throw invalidRequest(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      { param: 'line_items' },
    )
  const rhythms = new Set(items.filter(isRecurring).map(({ price }) => rhythmOf(price)))
  if (rhythms.size > 1)
    throw invalidRequest('Checkout does not support multiple prices with different billing intervals.', {
      param: 'line_items',
    })
  return currency
}

const rhythmOf = (price: Price | null) => `${price?.recurring?.interval_count} ${price?.recurring?.interval}`

export function checkTotal(total: number, mode: CheckoutGiven['mode']) {
  if (mode === 'payment' && total !== 0 && total < LEAST_AMOUNT)
    throw invalidRequest(
      `The Checkout Session's total amount due must add up to at least £0.${LEAST_AMOUNT} gbp`,
      { code: 'amount_too_small', param: 'line_items' },
    )
  if (total > MAX_AMOUNT)
    throw invalidRequest("The Checkout Session's total amount must be no more than £999,999.99 gbp", {
      code: 'amount_too_large',
      param: 'line_items',
    })
}

export function expiryOf(state: SandboxState, given: number | undefined): number {
  const now = state.now()
  if (given === undefined) return now + DAY
  // Stripe counts from the creation time and tolerates the seconds that the request took.
  if (given < now + 29 * MINUTE)
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    )
  if (given > now + DAY + MINUTE)
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    )
  return given
}
