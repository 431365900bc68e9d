import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../kernel/ids.ts'
import { instant } from '../../platform/database/columns.ts'
import { users } from '../accounts/table.server.ts'
import type { NotificationKind } from './model.ts'

/** The notifications that were sent. An address gets one for each key. */
export const sentNotifications = pgTable(
  'sent_notifications',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    key: text('key').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** The page that says more, as a path; '' for none. */
    path: text('path').notNull().default(''),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('sent_notifications_once').on(table.key, table.email),
    index('sent_notifications_user').on(table.userId, table.createdAt),
    index('sent_notifications_created').on(table.createdAt),
  ],
)
