import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
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
