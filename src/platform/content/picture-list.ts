import { asc, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { Invalid } from '../../kernel/errors.ts'
import type { Tx } from '../database/database.ts'
import { type AttachedFor, attachPictures } from '../files/audience.ts'
import type { EntryInput, Reader, ScalarField } from './content-type.ts'
import type { ListShape } from './shape.ts'
import { nameIn } from './store.ts'

/** The table with the ordered pictures of an entry. */
export type PictureList = {
  readonly table: PgTable
  /** The column that references the entry. */
  readonly here: PgColumn
  readonly fileId: PgColumn
  readonly position: PgColumn
}

const MOST = 30

const shape: ListShape = {
  kind: 'list',
  label: 'Pictures',
  one: 'picture',
  of: { kind: 'image', label: 'Picture' },
}

/** Matches a stored picture's URL, as it appears in API responses. */
const ADDRESS = /^(?:https?:\/\/[^/]+)?\/files\/([^/]+)(?:\/.*)?$/
const idIn = (text: string): string => ADDRESS.exec(text)?.[1] ?? text

/** A picture can be given as an id, as a URL, or as the object in API responses. */
const named = z.union([z.string().transform(idIn), z.object({ id: z.string() }).transform(({ id }) => id)])
const list = z.array(named).max(MOST)

const picturesFromWire = (wire: unknown): unknown => list.safeParse(wire).data ?? []

/**
 * Declares an ordered list of pictures. `value` is what readers see: each picture with its id. Check the list in
 * `beforeWrite` and write it in `afterWrite`, with the functions below.
 */
export const pictureList = (
  { fileId }: PictureList,
  value: (reader: Reader) => SQL,
  label: string,
): ScalarField => ({
  kind: 'json',
  column: fileId,
  value,
  label,
  shape,
  edited: { from: picturesFromWire, to: (ids) => ids },
})

/** Replaces the pictures in the draft with their ids. Throws Invalid for anything that is not a picture. */
export function checkPictureList(draft: EntryInput, name: string): void {
  if (draft[name] === undefined) return
  const checked = list.safeParse(draft[name] ?? [])
  if (!checked.success) throw new Invalid({ [name]: [`${name} must be a list of pictures, ${MOST} at most`] })
  draft[name] = [...new Set(checked.data)]
}

/**
 * Writes the validated list. Newly added pictures become visible to `audience`. Throws Invalid for pictures that cannot
 * be attached; see `attachPictures`.
 */
export async function writePictureList(
  tx: Tx,
  { table, here, fileId, position }: PictureList,
  { id, draft, name, audience }: { id: string; draft: EntryInput; name: string; audience: AttachedFor },
): Promise<void> {
  const given = draft[name]
  if (!Array.isArray(given)) return
  const before = await tx.select({ fileId }).from(table).where(eq(here, id)).orderBy(asc(position))
  const shown = new Set(before.map((row) => row.fileId))
  const { refused } = await attachPictures(
    tx,
    given.filter((one) => !shown.has(one)),
    audience,
  )
  if (refused.length > 0) throw new Invalid({ [name]: [`The library has no picture ${refused.join(', ')}`] })
  await tx.delete(table).where(eq(here, id))
  const rows = given.map((one, place) => ({
    [nameIn(table, here)]: id,
    [nameIn(table, fileId)]: one,
    [nameIn(table, position)]: place,
  }))
  if (rows.length > 0) await tx.insert(table).values(rows)
}
