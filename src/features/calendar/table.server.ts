import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { users } from '../accounts/table.server.ts'

/** The private calendar of an account: everybody with its address reads it, so that it can be renewed. */
export const privateCalendars = pgTable('private_calendars', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Of the token in its address, by which it is found. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The token, encrypted with the secret of the site: its owner reads the address again. */
  sealedToken: text('sealed_token').notNull(),
  createdAt: instant('created_at').notNull().default(sql`now()`),
})
