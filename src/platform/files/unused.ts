import { getTableName, type SQL, sql } from 'drizzle-orm'
import { rows, type Tx } from '../database/database.ts'
import { deleteFile } from './audience.ts'
import { files } from './table.server.ts'

type Reference = { table: string; column: string }

/**
 * Deletes those files that nothing references any more: a picture removed from a member may still be in an album. The
 * referencing columns are read from the database catalogue, so that a new one cannot be forgotten here.
 */
export async function deleteUnusedFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const unused = await rows<{ id: string }>(
    tx,
    sql`select ${files.id} as id from ${files}
      where ${files.id} = any(${sql.param([...ids])}::uuid[]) and not (${await isUsed(tx)})`,
  )
  for (const { id } of unused) await deleteFile(tx, id)
}

/** Deletes one file if nothing references it any more. */
export const deleteUnusedFile = (tx: Tx, id: string): Promise<void> => deleteUnusedFiles(tx, [id])

async function isUsed(tx: Tx): Promise<SQL> {
  const references = await rows<Reference>(
    tx,
    sql`select c.conrelid::regclass::text as table, a.attname::text as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = ${getTableName(files)}::regclass`,
  )
  const uses = references.map(
    ({ table, column }) =>
      sql`exists (select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${files.id})`,
  )
  return uses.length > 0 ? sql.join(uses, sql` or `) : sql`false`
}
