import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns, instant } from '../../platform/database/columns.ts'
import { files } from '../../platform/files/table.server.ts'
import { users } from '../accounts/table.server.ts'
import type { FormAnswer, FormField } from './model/form.ts'

/** A form that staff create. */
export const forms = pgTable('forms', {
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
  /** True if only the recipients get the answers and nothing is stored. */
  confidential: boolean('confidential').notNull().default(false),
  /** The readers of a confidential form, for example 'the welfare officer'. */
  readBy: text('read_by').notNull().default(''),
})

/** One answer to a form. Kept for twelve months. */
export const formResults = pgTable(
  'form_results',
  {
    ...entryColumns(),
    formId: uuid('form_id')
      .notNull()
      .references(() => forms.id),
    data: jsonb('data').$type<FormAnswer[]>().notNull(),
    /** When staff answered it, or decided that it needs no answer. */
    answeredAt: instant('answered_at'),
    answeredById: uuid('answered_by_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('form_results_form').on(table.formId, table.createdAt),
    index('form_results_open').on(table.createdAt).where(sql`${table.answeredAt} is null`),
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
