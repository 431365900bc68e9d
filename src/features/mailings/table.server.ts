import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns, instant } from '../../platform/database/columns.ts'

/** A message sent about a registration. [SYS-069, decisions E20] */
export const notifications = pgTable(
  'notifications',
  {
    ...entryColumns(),
    /** The registration it is about; its table comes with registrations. */
    registrationId: uuid('registration_id'),
    sentAt: instant('sent_at').notNull(),
    subject: text('subject').notNull(),
    contentSingle: text('content_single').notNull(),
  },
  (table) => [index('notifications_registration').on(table.registrationId)],
)
