import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { priceWords } from '../../prices/model.ts'
import { hasEnded, nextInWords, type Subscription, subscriptionWords } from '../model.ts'

/** A subscription in the admin area, with price, discount, next payment and state. */
export const subscriptionLine = (one: Subscription) => ({
  id: one.id,
  title: one.plan,
  under: (
    <>
      {priceWords(one)}
      {one.discountBp > 0 && `, with ${one.discountBp / 100}% off`}
      {!hasEnded(one.status) && nextInWords(one) && `, ${nextInWords(one)}`}
    </>
  ),
  badges: [subscriptionWords(one)],
})

/** A member's subscriptions in the admin area. */
export const MemberSubscriptions = ({ subscriptions }: { subscriptions: readonly Subscription[] }) => (
  <RecordLines lines={subscriptions.map(subscriptionLine)} none="No subscriptions." />
)
