import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../kernel/ids.ts'
import { entryColumns, instant } from '../../platform/database/columns.ts'
import { mails } from '../../platform/email/table.server.ts'
import { files } from '../../platform/files/table.server.ts'
import { users } from '../accounts/table.server.ts'
import type { Sender } from '../emails/model.ts'
import type { Audience } from './model/audience.ts'
import { type LeftOutReason, MESSAGE_STATUSES, type MessageKind } from './model/message.ts'

/** Messages that staff have written to many people. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    /** The key of the form, so that a repeated submission sends once. */
    formKey: text('form_key').notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    sender: text('sender').$type<Sender>().notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    synopsis: text('synopsis').notNull().default(''),
    gif: text('gif').notNull().default(''),
    audience: jsonb('audience').$type<Audience>().notNull(),
    status: text('status', { enum: MESSAGE_STATUSES }).notNull(),
    createdById: uuid('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    sendAt: instant('send_at').notNull(),
    /** When its recipients were listed. */
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** Increases with each edit, so that none is lost. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('messages_form').on(table.createdById, table.formKey),
    index('messages_created').on(table.createdAt, table.id),
  ],
)

/** The people that a message is for, listed when sending starts. Each address gets one e-mail. */
export const messageRecipients = pgTable(
  'message_recipients',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In lower case; '' if none is known. */
    email: text('email').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The members that it is about. */
    memberIds: uuid('member_ids').array().notNull(),
    status: text('status', { enum: ['waiting', 'written', 'left-out'] }).notNull(),
    reason: text('reason').$type<LeftOutReason>(),
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('message_recipients_once').on(table.messageId, table.email).where(sql`${table.email} <> ''`),
    index('message_recipients_email').on(table.email),
    index('message_recipients_mail').on(table.mailId),
    check('message_recipients_reason', sql`(${table.status} = 'left-out') = (${table.reason} is not null)`),
  ],
)

/** Messages to start from. */
export const messageTemplates = pgTable('message_templates', {
  ...entryColumns(),
  /** The key of a usual message, which is created when the product starts; null for the club's own. */
  usual: text('usual').unique(),
  name: text('name').notNull().unique(),
  kind: text('kind').$type<MessageKind>().notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
})

/** Audiences that were saved under a name. */
export const messageAudiences = pgTable('message_audiences', {
  id: uuid('id').primaryKey().$defaultFn(newId),
  name: text('name').notNull().unique(),
  audience: jsonb('audience').$type<Audience>().notNull(),
})

/** Pictures that were uploaded for the texts of messages, which name them by their address. */
export const messagePictures = pgTable('message_pictures', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  uploadedAt: instant('uploaded_at').notNull(),
  /** Since when e-mails show it, and everybody who knows its address can fetch it. */
  publishedAt: instant('published_at'),
})

/** Pictures of messages that were withdrawn and deleted. */
export const withdrawnPictures = pgTable('withdrawn_pictures', {
  fileId: uuid('file_id').primaryKey(),
  withdrawnAt: instant('withdrawn_at').notNull(),
})

export type StoredMessage = typeof messages.$inferSelect
export type MessageRecipient = typeof messageRecipients.$inferSelect
