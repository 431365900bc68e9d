import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../kernel/ids.ts'
import { instant } from '../database/columns.ts'

/** The values of an entry after each write, by wire name. */
export const revisions = pgTable(
  'revisions',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    collection: text('collection').notNull(),
    entryId: uuid('entry_id').notNull(),
    version: integer('version').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    actorId: uuid('actor_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('revisions_one').on(table.collection, table.entryId, table.version)],
)

/**
 * Unpublished changes to an entry: the changed fields by wire name. The draft of a new entry has all fields, and the id
 * that the entry will get. No API exposes drafts.
 */
export const entryDrafts = pgTable(
  'entry_drafts',
  {
    collection: text('collection').notNull(),
    entryId: uuid('entry_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** The version of the entry that the draft is based on; null for a new entry. */
    baseVersion: integer('base_version'),
    /** The version of the draft. */
    version: integer('version').notNull().default(1),
    savedById: uuid('saved_by_id'),
    savedAt: instant('saved_at').notNull(),
    /** When it is published automatically. */
    publishAt: instant('publish_at'),
    /** Why it could not be published. */
    problem: text('problem').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.entryId] }),
    index('entry_drafts_publish_at').on(table.publishAt),
  ],
)

/** Actions of staff, with their facts. Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    /** For example 'members.update' or 'users.look-up'. */
    action: text('action').notNull(),
    subject: text('subject').notNull().default(''),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('audit_log_at').on(table.at), index('audit_log_subject').on(table.subject)],
)
