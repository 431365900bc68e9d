import { longDay } from '../../../../kernel/dates.ts'
import { priceWords } from '../../prices/model.ts'
import { hasEnded, nextWords, type Subscription, subscriptionWords } from '../model.ts'

/** A row of the subscription table as text, because it is also sent as JSON. [INV-022, resolutions B25, B26] */
export const subscriptionRow = (row: Subscription, personPath: string | undefined) => ({
  id: row.id,
  person: row.person || 'Unknown',
  /** A note beside the name; '' for a member. */
  personNote: row.memberId ? '' : 'No member yet',
  personPath,
  plan: row.plan,
  price: priceWords(row),
  state: subscriptionWords(row),
  since: longDay(row.createdAt),
  /** The date of the next payment or of the end, as text. */
  next: nextWords(row),
  discount: row.discountBp > 0 ? `${row.discountBp / 100}%` : '',
  updated: longDay(row.updatedAt),
  canCancel: !hasEnded(row.status),
})

export type SubscriptionRow = ReturnType<typeof subscriptionRow>
