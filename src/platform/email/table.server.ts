import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../kernel/ids.ts'
import { instant } from '../database/columns.ts'
import type { MailContent } from './kept-content.ts'

/**
 * All e-mails, one row for each recipient. Rows are written in the command's transaction, sent by a job, and kept as
 * the e-mail log: `subject`, `html`, `text` and `reply_to` hold what the log stores, without working links.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    fromEmail: text('from_email').notNull(),
    fromName: text('from_name').notNull().default(''),
    toEmail: text('to_email').notNull(),
    toName: text('to_name').notNull().default(''),
    ccEmail: text('cc_email').notNull().default(''),
    replyTo: text('reply_to').notNull().default(''),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** The content to send, if the log stores less than that. Deleted after sending and never shown. */
    undelivered: jsonb('undelivered').$type<MailContent>(),
    /** Not in the e-mail log: nobody sees its recipient, and it is deleted when it is sent. */
    hidden: boolean('hidden').notNull().default(false),
    /** When its links expire. Then `undelivered` is deleted, and the e-mail is no longer sent. */
    linksUntil: instant('links_until'),
    /** 'unsent': waiting, because no mail server was configured. */
    status: text('status', { enum: ['queued', 'unsent', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mails_to').on(table.toEmail),
    index('mails_to_any_case').on(sql`lower(${table.toEmail})`),
    index('mails_created').on(table.createdAt),
    index('mails_undelivered').on(table.createdAt).where(sql`${table.undelivered} is not null`),
  ],
)

/** Addresses to which e-mails fail, or whose owner has reported one as spam. */
export const addressProblems = pgTable('address_problems', {
  /** In lower case. */
  email: text('email').primaryKey(),
  /** Since when e-mails to it fail; null if they do not, or staff let the club try again. */
  failingSince: instant('failing_since'),
  /** What the mail server or the e-mail provider said. */
  reason: text('reason').notNull().default(''),
  /** When its owner reported an e-mail as spam; null if never, or if they have asked for e-mails again. */
  complainedAt: instant('complained_at'),
})
