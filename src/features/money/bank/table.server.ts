import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LocalDate } from '../../../kernel/dates.ts'
import { newId } from '../../../kernel/ids.ts'
import { amountInPence, instant } from '../../../platform/database/columns.ts'

/**
 * Payments into the club's account, from uploaded bank files. A payment is recorded if the ledger has a paid payment
 * with `payment_id`; if that is reversed, it is open again. There is no foreign key, because the id is chosen before.
 */
export const bankTransactions = pgTable(
  'bank_transactions',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    /** A hash of what identifies the transaction, so that a file that is uploaded again adds nothing. */
    key: text('key').notNull().unique(),
    paidOn: date('paid_on', { mode: 'string' }).$type<LocalDate>().notNull(),
    amount: amountInPence('amount_minor').notNull(),
    payer: text('payer').notNull(),
    text: text('text').notNull(),
    paymentId: uuid('payment_id').notNull().unique().$defaultFn(newId),
    /** When staff decided that it pays for nothing here; null otherwise. */
    ignoredAt: instant('ignored_at'),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('bank_transactions_day').on(table.paidOn, table.id),
    check('bank_transactions_amount', sql`${table.amount} > 0`),
  ],
)

export type BankTransaction = typeof bankTransactions.$inferSelect
