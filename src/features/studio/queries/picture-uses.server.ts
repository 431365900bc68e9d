import { eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { registry } from '../../../content-types.ts'
import { may } from '../../../platform/content/access.ts'
import type { ContentType, ScalarField } from '../../../platform/content/content-type.ts'
import type { Ctx } from '../../../platform/context.ts'
import { rows } from '../../../platform/database/database.ts'
import { editingPath } from '../model/groups.ts'
import type { PictureUse } from '../model/studio.ts'
import { namedEntries } from './named.server.ts'

type Found = { file_id: string; collection: string; entry_id: string }

/** More entries than these are not named for one page of pictures. */
const MOST = 500

/**
 * Where pictures are shown, by the id of the picture: entries of every content type that name them in a field, in a
 * list or in a text. Entries that this actor may not read are left out.
 */
export async function usesOfPictures(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor' | 'pages'>,
  ids: readonly string[],
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>()
  if (ids.length === 0) return uses
  const parts = registry.entries.flatMap((entry) => partsOf(entry, ids))
  const found = await rows<Found>(ctx.db, sql`${sql.join(parts, sql` union `)} limit ${MOST}`)
  for (const entry of registry.entries) {
    const ofEntry = found.filter(({ collection }) => collection === entry.collection)
    if (ofEntry.length === 0) continue
    const entryIds = [...new Set(ofEntry.map((one) => one.entry_id))]
    const named = await namedEntries(ctx, entry.collection, { ids: entryIds, limit: entryIds.length })
    const names = new Map(named.map(({ id, name }) => [id, name]))
    for (const { file_id: fileId, entry_id: id } of ofEntry) {
      const name = names.get(id)
      if (name === undefined) continue
      const path = may(entry.write, ctx.actor) ? editingPath(`${entry.collection}/${id}`) : undefined
      uses.set(fileId, [...(uses.get(fileId) ?? []), { what: entry.one, name, path }])
    }
  }
  return uses
}

function partsOf(entry: ContentType, ids: readonly string[]): SQL[] {
  return Object.values(entry.fields).flatMap((field) => {
    if (field.kind === 'image') return field.column ? [inColumn(entry, field.column, ids)] : []
    if (field.kind === 'richText') return field.column ? [inText(entry, field.column, ids)] : []
    return field.kind === 'json' && holdsPictures(field) ? inList(entry, field, ids) : []
  })
}

const holdsPictures = ({ shape }: ScalarField) => shape?.kind === 'list' && shape.of.kind === 'image'

const use = (entry: ContentType, fileId: SQL, from: SQL, where: SQL): SQL => sql`(select ${fileId} as file_id,
  ${entry.collection}::text as collection, ${entry.id} as entry_id from ${from} where ${where})`

const inColumn = (entry: ContentType, column: PgColumn, ids: readonly string[]) =>
  use(entry, sql`${column}`, sql`${entry.table}`, inArray(column, [...ids]))

const inText = (entry: ContentType, column: PgColumn, ids: readonly string[]) =>
  use(
    entry,
    sql`named_in_text[1]::uuid`,
    sql`${entry.table}, regexp_matches(${column}, '/files/([0-9a-f]{8}-[0-9a-f-]{27})/', 'g') as named_in_text`,
    inArray(sql`named_in_text[1]`, [...ids]),
  )

/** A list stands in a column of JSON, or in a table of its own. */
function inList(entry: ContentType, { column }: ScalarField, ids: readonly string[]): SQL[] {
  if (!column) return []
  if (column.table === entry.table) {
    const from = sql`${entry.table}, jsonb_array_elements_text(${column}) as named_in_list`
    return [use(entry, sql`named_in_list::uuid`, from, inArray(sql`named_in_list`, [...ids]))]
  }
  const here = referenceTo(entry, column.table)
  if (!here) return []
  const from = sql`${column.table} join ${entry.table} on ${eq(here, entry.id)}`
  return [use(entry, sql`${column}`, from, inArray(column, [...ids]))]
}

/** The column of a table that refers to an entry. */
function referenceTo(entry: ContentType, table: PgTable): PgColumn | undefined {
  for (const { reference } of getTableConfig(table).foreignKeys) {
    const { foreignTable, columns } = reference()
    if (getTableName(foreignTable) === getTableName(entry.table)) return columns[0]
  }
  return undefined
}
