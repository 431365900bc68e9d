import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { amountInPence, instant } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/table.server.ts'
import { registrations } from '../table.server.ts'

/** A lower registration fee that finance staff agreed with one person. Only they and administrators read the note. */
export const agreedFees = pgTable(
  'agreed_fees',
  {
    registrationId: uuid('registration_id')
      .primaryKey()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    /** What the person pays at most; zero if nothing. */
    amount: amountInPence('amount_minor').notNull(),
    note: text('note').notNull(),
    agreedById: uuid('agreed_by_id').references(() => users.id, { onDelete: 'set null' }),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [check('agreed_fees_amount', sql`${table.amount} >= 0`)],
)
