import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Actor, VISITOR } from '../../kernel/actor.ts'
import { fetchableAudiences } from './audience.ts'
import { files } from './table.server.ts'

/** The table of files, or an alias of it. */
type Files = Record<'id' | 'alt' | 'widthPx' | 'heightPx' | 'variantsPx' | 'audience', AnyPgColumn>

/**
 * The columns a page needs to show a stored picture (`Image` in ui/primitives/picture). Join with one of the conditions
 * below.
 */
export const imageColumnsOf = <T extends Files>(table: T) => ({
  id: table.id as T['id'],
  alt: table.alt as T['alt'],
  widthPx: sql<number>`${table.widthPx}`,
  heightPx: sql<number>`${table.heightPx}`,
  variantsPx: table.variantsPx as T['variantsPx'],
})

export const imageColumns = imageColumnsOf(files)

/** The join condition for pictures that this reader may fetch, so that other pictures' URLs are not selected. */
export const fetchableBy = (actor: Actor, table: Pick<Files, 'audience'> = files): SQL =>
  inArray(table.audience, fetchableAudiences(actor))

/** The join condition for public pictures that are not documents. */
export const isPublicPicture = (table: Files = files): SQL | undefined =>
  and(fetchableBy(VISITOR, table), isNotNull(table.widthPx))
