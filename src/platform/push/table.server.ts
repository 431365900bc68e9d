import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** The site's VAPID key pair for push services, created once. Browsers subscribe with the public key. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: smallint('id').primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    /** Encrypted with the secret of the site. */
    privateKey: text('private_key').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [check('push_keys_one', sql`${table.id} = 1`)],
)
