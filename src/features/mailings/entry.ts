import { defineEntry, instant, type OneField, text } from '../../platform/entries/define.ts'
import { notifications } from './table.server.ts'

/** A message that was sent about a registration: sending writes it, nobody else. [SYS-069, decisions E20] */
export const notificationEntry = defineEntry({
  collection: 'notifications',
  type: 'Notification',
  single: 'notification',
  one: 'Notification',
  many: 'Notifications',
  table: notifications,
  id: notifications.id,
  read: ['administrator'],
  write: 'nobody',
  limit: 500,
  sort: 'sentDate:desc',
  fields: {
    registration: {
      kind: 'one',
      to: 'registrations',
      value: notifications.registrationId,
    } satisfies OneField,
    sentDate: instant(notifications.sentAt),
    subject: text(notifications.subject),
    contentSingle: text(notifications.contentSingle),
  },
})
