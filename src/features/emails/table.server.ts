import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { entryColumns, instant } from '../../platform/database/columns.ts'

/** A message sent about a registration. [SYS-069, resolutions E20] */
export const notifications = pgTable(
  'notifications',
  {
    ...entryColumns(),
    /** The id of its registration, without a foreign key because the registrations feature depends on this one. */
    registrationId: uuid('registration_id'),
    sentAt: instant('sent_at').notNull(),
    subject: text('subject').notNull(),
    contentSingle: text('content_single').notNull(),
    /** The idempotency key of a submission, so that nobody receives the same message twice. */
    sendingId: uuid('sending_id'),
  },
  (table) => [
    index('notifications_registration').on(table.registrationId),
    uniqueIndex('notifications_sending').on(table.sendingId, table.registrationId),
  ],
)
