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

/** The maximum number of uses found for one page of pictures. */
const MOST = 500

/**
 * Finds the entries of all content types that show pictures in a field, list or text, by picture id. Entries that the
 * actor may not read are left out.
 */
export async function findPictureUses(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor' | 'pages'>,
  ids: readonly string[],
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>()
  if (ids.length === 0) return uses
  const parts = registry.contentTypes.flatMap((contentType) => partsOf(contentType, ids))
  const found = await rows<Found>(ctx.db, sql`${sql.join(parts, sql` union `)} limit ${MOST}`)
  for (const contentType of registry.contentTypes) {
    const ofType = found.filter(({ collection }) => collection === contentType.collection)
    if (ofType.length === 0) continue
    const entryIds = [...new Set(ofType.map((one) => one.entry_id))]
    const named = await namedEntries(ctx, contentType.collection, { ids: entryIds, limit: entryIds.length })
    const names = new Map(named.map(({ id, name }) => [id, name]))
    for (const { file_id: fileId, entry_id: id } of ofType) {
      const name = names.get(id)
      if (name === undefined) continue
      const path = may(contentType.write, ctx.actor)
        ? editingPath(`${contentType.collection}/${id}`)
        : undefined
      uses.set(fileId, [...(uses.get(fileId) ?? []), { what: contentType.one, name, path }])
    }
  }
  return uses
}

function partsOf(contentType: ContentType, ids: readonly string[]): SQL[] {
  return Object.values(contentType.fields).flatMap((field) => {
    if (field.kind === 'image') return field.column ? [inColumn(contentType, field.column, ids)] : []
    if (field.kind === 'richText') return field.column ? [inText(contentType, field.column, ids)] : []
    return field.kind === 'json' && holdsPictures(field) ? inList(contentType, field, ids) : []
  })
}

const holdsPictures = ({ shape }: ScalarField) => shape?.kind === 'list' && shape.of.kind === 'image'

const use = (
  contentType: ContentType,
  fileId: SQL,
  from: SQL,
  where: SQL,
): SQL => sql`(select ${fileId} as file_id,
  ${contentType.collection}::text as collection, ${contentType.id} as entry_id from ${from} where ${where})`

const inColumn = (contentType: ContentType, column: PgColumn, ids: readonly string[]) =>
  use(contentType, sql`${column}`, sql`${contentType.table}`, inArray(column, [...ids]))

const inText = (contentType: ContentType, column: PgColumn, ids: readonly string[]) =>
  use(
    contentType,
    sql`named_in_text[1]::uuid`,
    sql`${contentType.table}, regexp_matches(${column}, '/files/([0-9a-f]{8}-[0-9a-f-]{27})/', 'g') as named_in_text`,
    inArray(sql`named_in_text[1]`, [...ids]),
  )

/** Searches a list of pictures, which is stored in a JSON column or in a table of its own. */
function inList(contentType: ContentType, { column }: ScalarField, ids: readonly string[]): SQL[] {
  if (!column) return []
  if (column.table === contentType.table) {
    const from = sql`${contentType.table}, jsonb_array_elements_text(${column}) as named_in_list`
    return [use(contentType, sql`named_in_list::uuid`, from, inArray(sql`named_in_list`, [...ids]))]
  }
  const here = referenceTo(contentType, column.table)
  if (!here) return []
  const from = sql`${column.table} join ${contentType.table} on ${eq(here, contentType.id)}`
  return [use(contentType, sql`${column}`, from, inArray(column, [...ids]))]
}

/** The column of a table that refers to an entry. */
function referenceTo(contentType: ContentType, table: PgTable): PgColumn | undefined {
  for (const { reference } of getTableConfig(table).foreignKeys) {
    const { foreignTable, columns } = reference()
    if (getTableName(foreignTable) === getTableName(contentType.table)) return columns[0]
  }
  return undefined
}
