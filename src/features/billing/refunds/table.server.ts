import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { amountInPence, instant } from '../../../platform/database/columns.ts'
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
