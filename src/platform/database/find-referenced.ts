import { sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { rows, type Tx } from './database.ts'
import { foreignKeysTo } from './foreign-keys.ts'

/** Returns those ids that foreign keys of other tables reference. */
export async function findReferenced(
  tx: Tx,
  table: PgTable,
  ids: readonly string[],
  { except = [] }: { except?: readonly PgTable[] } = {},
): Promise<Set<string>> {
  const keys = await foreignKeysTo(tx, table)
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
