import { date, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { LocalDate } from '../../../kernel/dates.ts'
import { amountInPence, instant } from '../../../platform/database/columns.ts'
import { ITEM_TYPES, PAYOUT_STATUSES } from './model/payout.ts'

/** A copy of the provider's payouts to the club's bank account. */
export const payouts = pgTable(
  'payouts',
  {
    id: text('id').primaryKey(),
    /** Negative if the provider took money from the bank account. */
    amount: amountInPence('amount_minor').notNull(),
    status: text('status', { enum: PAYOUT_STATUSES }).notNull(),
    arrivesOn: date('arrives_on', { mode: 'string' }).$type<LocalDate>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null until the provider has said what is in it. */
    itemsCopiedAt: instant('items_copied_at'),
  },
  (table) => [index('payouts_arrives').on(table.arrivesOn, table.id)],
)

/** What is in a payout: the provider's balance transactions. */
export const payoutItems = pgTable(
  'payout_items',
  {
    id: text('id').primaryKey(),
    payoutId: text('payout_id')
      .notNull()
      .references(() => payouts.id),
    type: text('type', { enum: ITEM_TYPES }).notNull(),
    at: instant('at').notNull(),
    amount: amountInPence('amount_minor').notNull(),
    fee: amountInPence('fee_minor').notNull(),
    description: text('description').notNull(),
    /** Names the payment of our ledger, if it is ours. It may be settled later, so there is no foreign key. */
    paymentIntentId: text('payment_intent_id'),
  },
  (table) => [
    index('payout_items_payout').on(table.payoutId, table.at),
    index('payout_items_intent').on(table.paymentIntentId),
  ],
)

export type PayoutRow = typeof payouts.$inferSelect
export type PayoutItemRow = typeof payoutItems.$inferInsert
