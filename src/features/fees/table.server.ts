import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { LocalDate } from '../../kernel/dates.ts'
import { amountInPence, instant } from '../../platform/database/columns.ts'
import { PLAN_KINDS } from './model/fees.ts'

/** What the club charges. Plans are retired, never deleted, because registrations and prices name them. */
export const feePlans = pgTable(
  'fee_plans',
  {
    /** The lookup key of its price at the payment provider, and its id in the API. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: PLAN_KINDS }).notNull(),
    label: text('label').notNull(),
    description: text('description').notNull().default(''),
    /** What is paid in each period. */
    amount: amountInPence('amount_minor').notNull(),
    /** "month", "3 months"; any other text is paid once. */
    period: text('period').notNull(),
    minAge: integer('min_age'),
    maxAge: integer('max_age'),
    students: boolean('students').notNull().default(false),
    /** Who else it is for, in the club's words: "people on benefits". The club checks it; the form cannot. */
    concession: text('concession').notNull().default(''),
    siblingPercent: integer('sibling_percent'),
    /** What a family pays at most for it in one season. */
    familyCap: amountInPence('family_cap_minor'),
    /** What those pay who register on this day or before; both or neither. */
    earlyAmount: amountInPence('early_amount_minor'),
    earlyUntil: date('early_until').$type<LocalDate>(),
    /** The season that it is for, if those who join later pay for the months that are left; both or neither. */
    seasonFrom: date('season_from').$type<LocalDate>(),
    seasonUntil: date('season_until').$type<LocalDate>(),
    /** The days on which its instalments are due, in order; null if it is paid at once. */
    instalmentDays: date('instalment_days').array().$type<LocalDate[]>(),
    /** The first and last day on which registration offers it. */
    offeredFrom: date('offered_from').$type<LocalDate>(),
    offeredUntil: date('offered_until').$type<LocalDate>(),
    /** Registration does not offer it; staff assign it. */
    staffOnly: boolean('staff_only').notNull().default(false),
    position: integer('position').notNull().default(0),
    /** The plan whose place it takes: a copy with another amount for a new season. */
    replaces: text('replaces').references((): AnyPgColumn => feePlans.id),
    /** The name of the season for which a copy was made; null for other plans. */
    season: text('season'),
    retiredAt: instant('retired_at'),
    /** Whether the last change has not reached the payment provider yet, and why the provider refused it. */
    pricePending: boolean('price_pending').notNull().default(false),
    priceError: text('price_error').notNull().default(''),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('fee_plans_replaces').on(table.replaces),
    check('fee_plans_amount', sql`${table.amount} >= 0`),
    check('fee_plans_days', sql`${table.offeredFrom} <= ${table.offeredUntil}`),
    check('fee_plans_sibling_percent', sql`${table.siblingPercent} between 1 and 99`),
    check(
      'fee_plans_early',
      sql`(${table.earlyAmount} is null) = (${table.earlyUntil} is null) and ${table.earlyAmount} >= 0`,
    ),
    check('fee_plans_instalments', sql`cardinality(${table.instalmentDays}) between 2 and 12`),
    check('fee_plans_family_cap', sql`${table.familyCap} >= 0`),
    check('fee_plans_season', sql`(${table.seasonFrom} is null) = (${table.seasonUntil} is null)`),
    check('fee_plans_season_days', sql`${table.seasonFrom} <= ${table.seasonUntil}`),
  ],
)

/** The prices at the payment provider that a plan has or had. Running subscriptions keep the price they started at. */
export const feePlanPrices = pgTable(
  'fee_plan_prices',
  {
    priceId: text('price_id').primaryKey(),
    planId: text('plan_id')
      .notNull()
      .references(() => feePlans.id),
  },
  (table) => [index('fee_plan_prices_plan').on(table.planId)],
)

export type FeePlan = typeof feePlans.$inferSelect
