import { getTableName, sql } from 'drizzle-orm'
import { rows, type Tx } from '../database/database.ts'
import { deleteFile } from './audience.ts'
import { files } from './table.server.ts'

type Reference = { table: string; column: string }

/**
 * Deletes a file unless something still shows it: an album may hold the picture that somebody takes off their record.
 * Which columns point at files is asked of the database, so that a new one cannot be forgotten here.
 */
export async function deleteUnusedFile(tx: Tx, id: string): Promise<void> {
  const references = await rows<Reference>(
    tx,
    sql`select c.conrelid::regclass::text as table, a.attname::text as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = ${getTableName(files)}::regclass`,
  )
  const uses = references.map(
    ({ table, column }) =>
      sql`exists (select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}::uuid)`,
  )
  const [found] = await rows<{ used: boolean }>(
    tx,
    sql`select ${uses.length > 0 ? sql.join(uses, sql` or `) : sql`false`} as used`,
  )
  if (!found?.used) await deleteFile(tx, id)
}
