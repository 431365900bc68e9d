import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../../kernel/ids.ts'
import { instant } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/table.server.ts'

/** Imports of members from a spreadsheet, with their results. */
export const memberImports = pgTable(
  'member_imports',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    createdAt: instant('created_at').notNull(),
    importedById: uuid('imported_by_id').references(() => users.id, { onDelete: 'set null' }),
    added: integer('added').notNull(),
    changed: integer('changed').notNull(),
    unchanged: integer('unchanged').notNull(),
    /** The rows that were not imported, with the reasons. Contains no personal data. */
    leftOut: jsonb('left_out').$type<{ row: number; reason: string }[]>().notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('member_imports_created').on(table.createdAt)],
)

/**
 * The changes an import made to each member, kept for a day so that it can be undone. No foreign key to the member,
 * because an undo deletes new members but keeps its report.
 */
export const memberImportChanges = pgTable(
  'member_import_changes',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => memberImports.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id').notNull(),
    row: integer('row').notNull(),
    /** The values before the import, by wire name; null for a new member. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** The version of the member after the import. An undo restores only members that still have it. */
    version: integer('version').notNull(),
    /** Why the undo did not change this member. */
    kept: text('kept', { enum: ['', 'CHANGED', 'IN_USE', 'NOT_VALID'] })
      .notNull()
      .default(''),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.memberId] }),
    index('member_import_changes_member').on(table.memberId),
  ],
)
