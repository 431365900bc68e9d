import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../kernel/ids.ts'
import { entryColumns, instant } from '../../platform/database/columns.ts'
import { mails } from '../../platform/email/table.server.ts'
import { files } from '../../platform/files/table.server.ts'
import { users } from '../accounts/table.server.ts'
import type { FormAnswer, FormField } from './model/form.ts'
import { MAX_KEEP_MONTHS } from './model/retention.ts'
import { RESULT_STATUSES } from './model/status.ts'

/** A form that staff create. */
export const forms = pgTable(
  'forms',
  {
    ...entryColumns(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    imageId: uuid('image_id').references(() => files.id, { onDelete: 'set null' }),
    sendBtnText: text('send_btn_text').notNull().default(''),
    description: text('description').notNull().default(''),
    enableCaptcha: boolean('enable_captcha').notNull().default(false),
    confirmationMessage: text('confirmation_message').notNull().default(''),
    /** False if answers are e-mailed only. */
    saveDb: boolean('save_db').notNull().default(true),
    published: boolean('published').notNull().default(false),
    fields: jsonb('fields').$type<FormField[]>().notNull().default([]),
    /** The recipients' addresses, separated by commas; '' means the club's info mailbox. */
    recipient: text('recipient').notNull().default(''),
    /** True if only the readers of the form read its answers or, if none are stored, only its recipients get them. */
    confidential: boolean('confidential').notNull().default(false),
    /** The readers of a confidential form in words, for example 'the welfare officer'. */
    readBy: text('read_by').notNull().default(''),
    /** How long answers are kept after they are closed. Twelve months after they arrived they are deleted anyway. */
    keepMonths: integer('keep_months').notNull().default(MAX_KEEP_MONTHS),
  },
  (table) => [
    check('forms_keep_months', sql`${table.keepMonths} between 1 and ${sql.raw(String(MAX_KEEP_MONTHS))}`),
  ],
)

/** The accounts that read the answers to a confidential form. */
export const formReaders = pgTable(
  'form_readers',
  {
    formId: uuid('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.userId] }),
    index('form_readers_user').on(table.userId),
  ],
)

/** One answer to a form. */
export const formResults = pgTable(
  'form_results',
  {
    ...entryColumns(),
    formId: uuid('form_id')
      .notNull()
      .references(() => forms.id),
    data: jsonb('data').$type<FormAnswer[]>().notNull(),
    status: text('status', { enum: RESULT_STATUSES }).notNull().default('new'),
    /** When it was last answered; `answeredById` is the author. */
    answeredAt: instant('answered_at'),
    answeredById: uuid('answered_by_id').references(() => users.id, { onDelete: 'set null' }),
    closedAt: instant('closed_at'),
    /** The person who deals with it. */
    handlerId: uuid('handler_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('form_results_form').on(table.formId, table.createdAt),
    index('form_results_new').on(table.createdAt).where(sql`${table.status} = 'new'`),
    check('form_results_closed', sql`(${table.status} = 'closed') = (${table.closedAt} is not null)`),
  ],
)

/** What was written back to the sender of an answer, by e-mail. */
export const formReplies = pgTable(
  'form_replies',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    resultId: uuid('result_id')
      .notNull()
      .references(() => formResults.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    sentById: uuid('sent_by_id').references(() => users.id, { onDelete: 'set null' }),
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('form_replies_result').on(table.resultId, table.createdAt),
    index('form_replies_mail').on(table.mailId),
  ],
)

/** A file uploaded with an answer. A nightly job deletes files without an answer. */
export const formPapers = pgTable(
  'form_papers',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    resultId: uuid('result_id').references(() => formResults.id, { onDelete: 'set null' }),
  },
  (table) => [index('form_papers_result').on(table.resultId)],
)
