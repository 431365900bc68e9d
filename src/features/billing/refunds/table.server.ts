import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { amountInPence, instant } from '../../../platform/database/columns.ts'
import { PAYMENT_METHODS } from '../payments/model.ts'
import { payments } from '../payments/table.server.ts'

/** A copy of the provider's refunds. */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amount: amountInPence('amount_minor').notNull(),
    status: text('status').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('refunds_payment').on(table.paymentId)],
)

/**
 * What the club owes the payer of a payment in cash or by bank transfer, because what was paid for is cancelled. The
 * provider cannot return it: finance staff pay it back and record how.
 */
export const payBacks = pgTable(
  'pay_backs',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** What was cancelled: the same key is owed once. */
    key: text('key').notNull(),
    amount: amountInPence('amount_minor').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null until it is paid back. */
    paidBackAt: instant('paid_back_at'),
    method: text('method', { enum: PAYMENT_METHODS }),
    reference: text('reference').notNull().default(''),
  },
  (table) => [
    unique('pay_backs_once').on(table.paymentId, table.key),
    check('pay_backs_amount', sql`${table.amount} > 0`),
    check('pay_backs_method', sql`(${table.paidBackAt} is null) = (${table.method} is null)`),
  ],
)
