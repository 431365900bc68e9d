import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { users } from '../accounts/table.server.ts'

/** The private calendar of an account. Anybody with its address can read it, so the owner can replace the address. */
export const privateCalendars = pgTable('private_calendars', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The hash of the token in the address, by which the calendar is found. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The token, encrypted with the site's secret so that its owner can see the address again. */
  sealedToken: text('sealed_token').notNull(),
  createdAt: instant('created_at').notNull().default(sql`now()`),
})
