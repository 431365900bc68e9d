import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database.ts'
import { type ForeignKey, foreignKeysTo } from './foreign-keys.ts'

type Move = { from: string; to: string }

/**
 * Redirects all references from one row of a table to another. A reference that would become a duplicate, such as the
 * same team of two members, is deleted instead. Returns how many rows of each table were changed.
 */
export async function moveReferences(
  tx: Tx,
  table: PgTable,
  { from, to }: Move,
): Promise<ReadonlyMap<string, number>> {
  const moved = new Map<string, number>()
  for (const key of await foreignKeysTo(tx, table)) {
    if (key.keyBeside) await deleteRepeated(tx, key, key.keyBeside, { from, to })
    const column = sql.identifier(key.column)
    const { rowCount } = await tx.execute(
      sql`update ${sql.identifier(key.table)} set ${column} = ${to} where ${column} = ${from}`,
    )
    if (rowCount) moved.set(key.table, (moved.get(key.table) ?? 0) + rowCount)
  }
  return moved
}

async function deleteRepeated(tx: Tx, key: ForeignKey, beside: readonly string[], { from, to }: Move) {
  const [table, column] = [sql.identifier(key.table), sql.identifier(key.column)]
  const isSame = beside.map((name) => sql`one.${sql.identifier(name)} = other.${sql.identifier(name)}`)
  await tx.execute(
    sql`delete from ${table} one using ${table} other
      where ${sql.join([sql`one.${column} = ${from}`, sql`other.${column} = ${to}`, ...isSame], sql` and `)}`,
  )
}
