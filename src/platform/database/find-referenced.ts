import { sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { rows, type Tx } from './database.ts'

/** The ids among these that a foreign key of another table refers to. The catalogue of PostgreSQL lists the keys. */
export async function findReferenced(
  tx: Tx,
  table: PgTable,
  ids: readonly string[],
  { except = [] }: { except?: readonly PgTable[] } = {},
): Promise<Set<string>> {
  const keys = await rows<{ table: string; column: string }>(
    tx,
    sql`select t.relname as "table", a.attname as "column" from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = ${getTableConfig(table).name}::regclass`,
  )
  const left = except.map((one) => getTableConfig(one).name)
  const used = new Set<string>()
  for (const key of keys.filter((one) => !left.includes(one.table))) {
    const column = sql.identifier(key.column)
    const found = await rows<{ id: string }>(
      tx,
      sql`select distinct ${column} as id from ${sql.identifier(key.table)}
        where ${column} = any(${sql.param(ids)}::uuid[])`,
    )
    for (const { id } of found) used.add(id)
  }
  return used
}
