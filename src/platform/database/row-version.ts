import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Returns a row's version, which changes with each update. Source: postgresql.org/docs, 5.6 System Columns (xmin). */
export const rowVersion = (table: PgTable): SQL<string> => sql<string>`${table}.xmin::text`
