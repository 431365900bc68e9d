import { asc, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

export type Row = Record<string, unknown>

/** Few enough for memory, whatever a row holds. */
const ROWS = 200

/**
 * All rows of a table in the order of its key, some at a time and without a transaction: a slow reader holds
 * nothing open. A row that is written meanwhile may be missing.
 */
export async function* readPages(db: Db, table: PgTable, without: readonly string[]): AsyncGenerator<Row[]> {
  const columns = readableColumns(table, without)
  const key = keyOf(table)
  const order = key.map((column) => comparable(column, column))
  const names = sql.join(order, sql`, `)
  let after: SQL | undefined
  for (;;) {
    const found = await db
      .select({ row: columns, last: Object.fromEntries(key.map((column) => [column.name, column])) })
      .from(table)
      .where(after)
      .orderBy(...order.map((part) => asc(part)))
      .limit(ROWS)
    if (found.length > 0) yield found.map(({ row }) => row)
    const last = found.at(-1)?.last
    if (!last || found.length < ROWS) return
    const values = key.map((column) => comparable(column, sql`${sql.param(last[column.name], column)}`))
    after = sql`(${names}) > (${sql.join(values, sql`, `)})`
  }
}

/** The columns of a table that hold data of their own, without the named ones. */
export function readableColumns(table: PgTable, without: readonly string[]): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(
      ([name, column]) => !column.generated && !without.includes(name),
    ),
  )
}

/** The columns that tell rows apart: the primary key, else the first unique index or constraint. */
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

/** A column of a key that may be empty is compared as text, because nothing comes before or after an empty value. */
const comparable = (column: PgColumn, value: PgColumn | SQL): PgColumn | SQL =>
  column.notNull ? value : sql`coalesce(${value}::text, '')`
