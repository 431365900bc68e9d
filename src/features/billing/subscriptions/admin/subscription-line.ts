import { priceWords } from '../../prices/model.ts'
import { hasEnded, nextInWords, type Subscription, subscriptionWords } from '../model.ts'

/** A subscription with price, discount, next payment and state as text, so that browsers need not work it out. */
export function subscriptionLine(one: Subscription) {
  const discount = one.discountBp > 0 ? `with ${one.discountBp / 100}% off` : ''
  const next = hasEnded(one.status) ? '' : nextInWords(one)
  return {
    id: one.id,
    title: one.plan,
    under: [priceWords(one), discount, next].filter(Boolean).join(', '),
    badges: [subscriptionWords(one)],
  }
}

export type SubscriptionLine = ReturnType<typeof subscriptionLine>
