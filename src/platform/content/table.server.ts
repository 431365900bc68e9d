import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../kernel/ids.ts'
import { instant } from '../database/columns.ts'

/** What an entry looked like after each write, by wire names. */
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
 * Unpublished changes of an entry: the changed fields by wire name. For a new entry it holds all of them, under the id
 * that the entry will get. No API reads it.
 */
export const entryDrafts = pgTable(
  'entry_drafts',
  {
    collection: text('collection').notNull(),
    entryId: uuid('entry_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** The version that it was made from; null: of an entry that is not made yet. */
    baseVersion: integer('base_version'),
    /** Counts its own writes. */
    version: integer('version').notNull().default(1),
    savedById: uuid('saved_by_id'),
    savedAt: instant('saved_at').notNull(),
    /** When it is published by itself. */
    publishAt: instant('publish_at'),
    /** Why that did not happen. */
    problem: text('problem').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.entryId] }),
    index('entry_drafts_publish_at').on(table.publishAt),
  ],
)

/** What staff did, in words and facts. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    /** 'members.update', 'users.look-up' */
    action: text('action').notNull(),
    subject: text('subject').notNull().default(''),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('audit_log_at').on(table.at), index('audit_log_subject').on(table.subject)],
)
