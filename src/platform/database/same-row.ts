import { and, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database.ts'

/**
 * Finds a row with exactly these values and returns its id, so that a form that is sent twice adds one row. Until the
 * transaction ends, others wait here: of two that arrive at once, the second finds the row of the first.
 */
export async function findSameRow(
  tx: Tx,
  table: PgTable & { id: PgColumn },
  values: Readonly<Record<string, unknown>>,
  where?: SQL,
): Promise<string | undefined> {
  const name = getTableName(table)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('same row'), hashtext(${name}))`)
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table)
  const isSame = Object.entries(values).map(([field, value]) => {
    const column = columns[field]
    if (!column) throw new Error(`${name} has no column ${field}`)
    return sql`${column} is not distinct from ${sql.param(value, column)}`
  })
  const [found] = await tx
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(and(...isSame, where))
    .limit(1)
  return found?.id
}

/**
 * Whether the listed ids, such as the teams of a session, are exactly these, in any order. `isListed` says which rows
 * of the list belong to the row that is searched for.
 */
export const hasExactly = (listed: PgColumn, isListed: SQL, ids: readonly string[]): SQL =>
  sql`array(select ${listed} from ${listed.table} where ${isListed} order by 1) = ${sql.param([...new Set(ids)].toSorted())}::uuid[]`
