import { bigint, boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { amountInPence, instant } from '../../../platform/database/columns.ts'
import { members } from '../../members/table.server.ts'

/**
 * A copy of each subscription; the provider's version is authoritative. The customer identifies the member.
 * [resolutions B11, B26]
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    registrationId: uuid('registration_id'),
    priceId: text('price_id').notNull(),
    plan: text('plan').notNull(),
    amount: amountInPence('amount_minor').notNull(),
    interval: text('interval').notNull(),
    intervalCount: integer('interval_count').notNull().default(1),
    status: text('status').notNull(),
    discountBp: bigint('discount_bp', { mode: 'number' }).notNull().default(0),
    currentPeriodEnd: instant('current_period_end'),
    /** The provider's id of the charged card; null if the subscription is paid by invoice. */
    cardId: text('card_id'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Whether invoices are voided instead of collected. The status stays active. */
    isPaused: boolean('is_paused').notNull().default(false),
    /** When the provider collects again by itself; null if it is not paused, or until it is resumed. */
    pausedUntil: instant('paused_until'),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('subscriptions_registration').on(table.registrationId),
    index('subscriptions_customer').on(table.customerId),
    index('subscriptions_created').on(table.createdAt, table.id),
    index('subscriptions_next').on(table.currentPeriodEnd, table.id),
  ],
)

/** The members with the volunteer discount for reaching the season's points target, and who confirmed it. */
export const volunteerDiscounts = pgTable('volunteer_discounts', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** The first day of the season in which it was confirmed. */
  season: date('season').notNull(),
  confirmedBy: uuid('confirmed_by'),
  confirmedAt: instant('confirmed_at').notNull(),
})
