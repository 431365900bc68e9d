import {
  defineContentType,
  email,
  instant,
  type OneField,
  text,
} from '../../platform/content/content-type.ts'
import { isLogged } from '../../platform/email/logged.ts'
import { MAX_RESULTS } from '../../platform/email/sent-to.ts'
import { mails } from '../../platform/email/table.server.ts'
import { notifications } from './table.server.ts'

/** A message that was sent about a registration. Read-only: only sending creates one. */
export const notificationContentType = defineContentType({
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

/** An e-mail in the log, sent or failed. Read-only: only sending creates one. */
export const emailResultContentType = defineContentType({
  collection: 'emailresults',
  type: 'EmailResult',
  single: 'emailresult',
  one: 'E-mail result',
  many: 'E-mail results',
  table: mails,
  id: mails.id,
  read: ['administrator'],
  rows: () => isLogged,
  write: 'nobody',
  limit: MAX_RESULTS,
  sort: 'createdAt:desc',
  fields: {
    emailTo: email(mails.toEmail),
    subject: text(mails.subject),
    status: text(mails.status),
    error: text(mails.error),
    createdAt: instant(mails.createdAt),
    sentAt: instant(mails.sentAt),
  },
})
