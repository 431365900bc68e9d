import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

/**
 * What was imported from another site: its collection and id there, and the entry here. It makes an import repeatable.
 * There is no foreign key to the entry, which can be of any type. One that is deleted here is not imported again.
 */
export const strapiImports = pgTable(
  'strapi_imports',
  {
    collection: text('collection').notNull(),
    sourceId: text('source_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    /** SHA-256 of what was written, in hex, to recognise what has changed at the source. */
    digest: text('digest').notNull(),
    /** The person was erased here: later imports leave the entry alone. */
    erased: boolean('erased').notNull().default(false),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.sourceId] })],
)
