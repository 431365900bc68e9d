import { and, asc, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

export type Row = Record<string, unknown>

/** Small enough for memory even if the rows are large. */
const ROWS = 200

/**
 * Reads all rows of a table in primary key order, page by page and without a transaction, so that a slow reader blocks
 * nothing. Rows written in the meantime may be missing. `only`: the rows to read, if not all.
 */
export async function* readPages(
  db: Db,
  table: PgTable,
  without: readonly string[],
  only?: SQL,
): AsyncGenerator<Row[]> {
  const columns = readableColumns(table, without)
  const key = keyOf(table)
  const order = key.map((column) => comparable(column, column))
  const names = sql.join(order, sql`, `)
  let after: SQL | undefined
  for (;;) {
    const found = await db
      .select({ row: columns, last: Object.fromEntries(key.map((column) => [column.name, column])) })
      .from(table)
      .where(and(only, after))
      .orderBy(...order.map((part) => asc(part)))
      .limit(ROWS)
    if (found.length > 0) yield found.map(({ row }) => row)
    const last = found.at(-1)?.last
    if (!last || found.length < ROWS) return
    const values = key.map((column) => comparable(column, sql`${sql.param(last[column.name], column)}`))
    after = sql`(${names}) > (${sql.join(values, sql`, `)})`
  }
}

/** Returns the columns of a table that store data, except generated ones and the named ones. */
export function readableColumns(table: PgTable, without: readonly string[]): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(
      ([name, column]) => !column.generated && !without.includes(name),
    ),
  )
}

/** Returns the columns that identify a row: the primary key, or else the first unique index or constraint. */
function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys, indexes, uniqueConstraints, name } = getTableConfig(table)
  const composed = primaryKeys[0]?.columns
  if (composed) return composed
  const single = columns.filter((column) => column.primary)
  if (single.length > 0) return single
  const unique = indexes.find(({ config }) => config.unique && !config.where)?.config.columns ?? []
  const named = columns.filter((column) => unique.some((one) => 'name' in one && one.name === column.name))
  const key = named.length > 0 ? named : (uniqueConstraints[0]?.columns ?? [])
  if (key.length === 0) throw new Error(`${name} has no key to be read by`)
  return key
}

/** Compares a nullable key column as text, because comparisons with null match nothing. */
const comparable = (column: PgColumn, value: PgColumn | SQL): PgColumn | SQL =>
  column.notNull ? value : sql`coalesce(${value}::text, '')`
