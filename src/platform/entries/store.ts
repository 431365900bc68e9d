import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { Invalid } from '../../kernel/errors.ts'
import { isId } from '../../kernel/ids.ts'
import type { Tx } from '../database/database.ts'
import { setAudience } from '../files/audience.ts'
import { files } from '../files/table.server.ts'
import type { Draft, Entry } from './define.ts'

/** The columns of its own table that a draft sets, by their names in TypeScript. Slugs are set by `slugs.ts`. */
export function columnsOf(entry: Entry, draft: Draft): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(draft)) {
    const field = entry.fields[name]
    if (!field || field.kind === 'many' || field.kind === 'slug') continue
    if (field.column?.table !== entry.table) continue
    values[nameIn(entry.table, field.column)] = value
  }
  return values
}

/** The name of a column in its own table. */
export function nameIn(table: PgTable, column: PgColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, one]) => one === column)
  if (!found) throw new RangeError(`${column.name} is no column of this table`)
  return found[0]
}

/** Sets the lists of a draft that are kept in join tables: what is not named any more is gone. */
export async function writeLists(tx: Tx, entry: Entry, draft: Draft, id: string): Promise<void> {
  for (const [name, ids] of Object.entries(draft)) {
    const field = entry.fields[name]
    if (field?.kind !== 'many' || typeof field.through === 'string' || !Array.isArray(ids)) continue
    const { table, here, there } = field.through
    await tx.delete(table).where(eq(here, id))
    const rows = [...new Set(ids)].map((other) => ({
      [nameIn(table, here)]: id,
      [nameIn(table, there)]: other,
    }))
    if (rows.length > 0) await tx.insert(table).values(rows)
  }
}

/** A stored file inside HTML. */
const FILE_IN_HTML = /\/files\/([0-9a-f-]{36})\//g

/**
 * Opens the pictures of a draft to whom their field says. Only pictures can be attached, never a paper that somebody
 * handed in. Throws Invalid for anything else. [decisions A16]
 */
export async function publishPictures(tx: Tx, entry: Entry, draft: Draft): Promise<void> {
  for (const [name, id] of Object.entries(draft)) {
    const field = entry.fields[name]
    if (field?.kind === 'richText' && entry.read === 'public') await publishShown(tx, String(id ?? ''))
    if (field?.kind !== 'image' || typeof id !== 'string') continue
    const [picture] = await tx
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.id, id), sql`jsonb_array_length(${files.variantsPx}) > 0`))
    if (!picture) throw new Invalid({ [name]: [`${field.label ?? name} is no picture that was uploaded`] })
    const audience = field.files ?? 'public'
    if (audience !== 'derived') await setAudience(tx, id, audience)
  }
}

/**
 * Pictures of the library that a text shows are for its readers. Others (albums, papers) keep the audience they have.
 */
async function publishShown(tx: Tx, html: string): Promise<void> {
  const ids = [...html.matchAll(FILE_IN_HTML)].flatMap(([, id]) => (id && isId(id) ? [id] : []))
  if (ids.length === 0) return
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.id, ids),
        eq(files.audience, 'staff'),
        sql`jsonb_array_length(${files.variantsPx}) > 0`,
      ),
    )
  await setAudience(
    tx,
    found.map((file) => file.id),
    'public',
  )
}
