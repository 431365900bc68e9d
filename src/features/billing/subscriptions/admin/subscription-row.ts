import { longDay } from '../../../../kernel/dates.ts'
import type { StatusWords } from '../../payments/model.ts'
import { priceWords } from '../../prices/model.ts'
import { isOver, nextWords, subscriptionWords } from '../model.ts'
import type { SubscriptionEntry } from '../queries/subscriptions.server.ts'

/** A row of the table of subscriptions, in words: it travels as JSON too. */
export type SubscriptionRow = {
  id: string
  person: string
  /** What the reader of the name should know; '' for a member. */
  personNote: string
  personPath: string | undefined
  plan: string
  price: string
  state: StatusWords
  since: string
  /** The day of the next payment, or when it ends or has ended. */
  next: string
  discount: string
  updated: string
  canCancel: boolean
}

/** [INV-022, resolutions B25, B26] */
export const subscriptionRow = (row: SubscriptionEntry, personPath: string | undefined): SubscriptionRow => ({
  id: row.id,
  person: row.person || 'Unknown',
  personNote: row.memberId ? '' : 'No member yet',
  personPath,
  plan: row.plan,
  price: priceWords(row),
  state: subscriptionWords(row),
  since: longDay(row.createdAt),
  next: nextWords(row),
  discount: row.discountBp > 0 ? `${row.discountBp / 100}%` : '',
  updated: longDay(row.updatedAt),
  canCancel: !isOver(row.status),
})
