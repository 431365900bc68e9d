import { longDay } from '../../../../kernel/dates.ts'
import { priceWords } from '../../prices/model.ts'
import { hasEnded, nextWords, type Subscription, subscriptionWords } from '../model.ts'

/** A row of the table of subscriptions, in words: it travels as JSON too. [INV-022, resolutions B25, B26] */
export const subscriptionRow = (row: Subscription, personPath: string | undefined) => ({
  id: row.id,
  person: row.person || 'Unknown',
  /** What the reader of the name should know; '' for a member. */
  personNote: row.memberId ? '' : 'No member yet',
  personPath,
  plan: row.plan,
  price: priceWords(row),
  state: subscriptionWords(row),
  since: longDay(row.createdAt),
  /** The day of the next payment, or when it ends or has ended. */
  next: nextWords(row),
  discount: row.discountBp > 0 ? `${row.discountBp / 100}%` : '',
  updated: longDay(row.updatedAt),
  canCancel: !hasEnded(row.status),
})

export type SubscriptionRow = ReturnType<typeof subscriptionRow>
