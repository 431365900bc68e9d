import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../kernel/ids.ts'
import { instant } from '../../platform/database/columns.ts'
import { users } from '../accounts/table.server.ts'
import { members } from '../members/table.server.ts'
import type { NotificationKind } from './model/kinds.ts'

/** The notifications that were sent. An address gets each key once. */
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
    /** The path of the page with details; '' for none. */
    path: text('path').notNull().default(''),
    byEmail: boolean('by_email').notNull().default(true),
    byPush: boolean('by_push').notNull().default(false),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('sent_notifications_once').on(table.key, table.email),
    index('sent_notifications_user').on(table.userId, table.createdAt),
    index('sent_notifications_created').on(table.createdAt),
  ],
)

/**
 * How an account gets messages of a kind about a member. A row without a member is the account's choice for everybody
 * without an own row; without any row: by e-mail and push.
 */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    byEmail: boolean('by_email').notNull(),
    byPush: boolean('by_push').notNull(),
  },
  (table) => [
    unique('notification_preferences_once').on(table.userId, table.kind, table.memberId).nullsNotDistinct(),
    index('notification_preferences_member').on(table.memberId),
  ],
)

/** The hours ('HH:mm', local time at the club) in which an account gets no message that can wait. */
export const quietHours = pgTable(
  'quiet_hours',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    quietFrom: text('quiet_from').notNull(),
    quietTo: text('quiet_to').notNull(),
  },
  (table) => [check('quiet_hours_differ', sql`${table.quietFrom} <> ${table.quietTo}`)],
)

/** Addresses without an account that have unsubscribed from a kind. */
export const unsubscribedEmails = pgTable(
  'unsubscribed_emails',
  {
    /** In lower case. */
    email: text('email').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.email, table.kind] })],
)

/** Browsers that show notifications to an account. Deleted when the push service reports that they are gone. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** 'Chrome on Android'. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('push_devices_user').on(table.userId)],
)
