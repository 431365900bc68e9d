import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '../../platform/database/columns.ts'
import { files } from '../../platform/files/table.server.ts'
import type { FormAnswer, FormField } from './model/form.ts'

/** A form that staff put together. [FRM-003] */
export const forms = pgTable('forms', {
  ...entryColumns(),
  title: text('title').notNull(),
  slug: text('slug').notNull().unique(),
  imageId: uuid('image_id').references(() => files.id, { onDelete: 'set null' }),
  sendBtnText: text('send_btn_text').notNull().default(''),
  description: text('description').notNull().default(''),
  enableCaptcha: boolean('enable_captcha').notNull().default(false),
  confirmationMessage: text('confirmation_message').notNull().default(''),
  /** False: the answer is mailed and not stored. [resolutions C08] */
  saveDb: boolean('save_db').notNull().default(true),
  published: boolean('published').notNull().default(false),
  fields: jsonb('fields').$type<FormField[]>().notNull().default([]),
  /** Where answers are mailed, separated by commas; '' is the club's info mailbox. [resolutions F05] */
  recipient: text('recipient').notNull().default(''),
  /** True: its recipients alone read the answers, and nothing of them is kept. */
  confidential: boolean('confidential').notNull().default(false),
  /** Who reads a confidential form, in words: 'the welfare officer'. */
  readBy: text('read_by').notNull().default(''),
})

/** One answer to a form. Kept twelve months. [FRM-023, resolutions C08] */
export const formResults = pgTable(
  'form_results',
  {
    ...entryColumns(),
    formId: uuid('form_id')
      .notNull()
      .references(() => forms.id),
    data: jsonb('data').$type<FormAnswer[]>().notNull(),
  },
  (table) => [index('form_results_form').on(table.formId, table.createdAt)],
)

/** A paper that came with an answer. Without an answer it waits for nobody: the job deletes it. */
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
