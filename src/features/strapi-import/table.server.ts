import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

/**
 * The entries imported from another site, with their collection and id there, so that an import can be repeated.
 * Entries of all types are recorded, so there is no foreign key; one that was deleted here is not imported again.
 */
export const strapiImports = pgTable(
  'strapi_imports',
  {
    collection: text('collection').notNull(),
    sourceId: text('source_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    /** SHA-256 of the written values in hex, to detect changes at the source. */
    digest: text('digest').notNull(),
    /** The person was erased here, so later imports skip the entry. */
    erased: boolean('erased').notNull().default(false),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.sourceId] })],
)
