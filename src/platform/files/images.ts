import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Actor, VISITOR } from '../../kernel/actor.ts'
import { fetchableAudiences } from './audience.ts'
import { files } from './table.server.ts'

/** The table of files, or an alias of it. */
type Files = Record<'id' | 'alt' | 'widthPx' | 'heightPx' | 'variantsPx' | 'audience', AnyPgColumn>

/** The columns that a page needs of a stored picture (`Image` of ui/primitives/picture). Join with a condition. */
export const imageColumnsOf = <T extends Files>(table: T) => ({
  id: table.id as T['id'],
  alt: table.alt as T['alt'],
  widthPx: sql<number>`${table.widthPx}`,
  heightPx: sql<number>`${table.heightPx}`,
  variantsPx: table.variantsPx as T['variantsPx'],
})

export const imageColumns = imageColumnsOf(files)

/** The condition for joining a picture, so that an address which this reader may not load is not selected. */
export const fetchableBy = (actor: Actor, table: Pick<Files, 'audience'> = files): SQL =>
  inArray(table.audience, fetchableAudiences(actor))

/** The condition for joining a public picture that is not a document. */
export const isPublicPicture = (table: Files = files): SQL | undefined =>
  and(fetchableBy(VISITOR, table), isNotNull(table.widthPx))
