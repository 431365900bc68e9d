import { eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { Invalid } from '../../kernel/errors.ts'
import type { Tx } from '../database/database.ts'
import { attachPictures } from '../files/audience.ts'
import type { ContentType, EntryInput } from './content-type.ts'

/**
 * Returns the columns of the entry's own table to write, by their TypeScript names. Slugs are handled by `slugs.ts`.
 */
export function columnsOf(contentType: ContentType, draft: EntryInput): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(draft)) {
    const field = contentType.fields[name]
    if (!field || field.kind === 'many' || field.kind === 'slug') continue
    if (field.column?.table !== contentType.table) continue
    values[nameIn(contentType.table, field.column)] = value
  }
  return values
}

/** Returns the TypeScript name of a column in its table. */
export function nameIn(table: PgTable, column: PgColumn): string {
  const found = Object.entries(getTableColumns(table)).find(([, one]) => one === column)
  if (!found) throw new RangeError(`${column.name} is no column of this table`)
  return found[0]
}

/** Replaces the written lists that are stored in join tables. */
export async function writeLists(
  tx: Tx,
  contentType: ContentType,
  draft: EntryInput,
  id: string,
): Promise<void> {
  for (const [name, ids] of Object.entries(draft)) {
    const field = contentType.fields[name]
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

/** Matches the URL of a stored file inside HTML. */
const FILE_IN_HTML = /\/files\/([0-9a-f-]{36})\//g

const filesIn = (html: string): string[] => [...html.matchAll(FILE_IN_HTML)].flatMap(([, id]) => id ?? [])

/** Returns the pictures that the entry already shows in the fields being written. */
export async function picturesBefore(
  tx: Tx,
  contentType: ContentType,
  draft: EntryInput,
  id: string,
): Promise<Set<unknown>> {
  const columns = Object.keys(draft).flatMap((name) => {
    const field = contentType.fields[name]
    return field?.kind === 'image' && field.column ? [[name, field.column] as const] : []
  })
  if (columns.length === 0) return new Set()
  const [row] = await tx
    .select(Object.fromEntries(columns))
    .from(contentType.table)
    .where(eq(contentType.id, id))
  return new Set(Object.values(row ?? {}))
}

/**
 * Attaches a draft's pictures for the audience of their field. Pictures that the entry already shows stay unchanged.
 * Throws Invalid for a file that cannot be attached; see `attachPictures`. A picture inside rich text is attached if
 * possible, and otherwise keeps its audience.
 */
export async function publishPictures(
  tx: Tx,
  contentType: ContentType,
  draft: EntryInput,
  before: ReadonlySet<unknown>,
): Promise<void> {
  for (const [name, id] of Object.entries(draft)) {
    const field = contentType.fields[name]
    if (field?.kind === 'richText' && contentType.read === 'public')
      await attachPictures(tx, filesIn(String(id ?? '')), 'public')
    if (field?.kind !== 'image' || typeof id !== 'string' || before.has(id)) continue
    const { refused } = await attachPictures(tx, [id], field.files ?? 'public')
    if (refused.length > 0)
      throw new Invalid({ [name]: [`${field.label ?? name} must be a picture from the library`] })
  }
}
