import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Actor, VISITOR } from '../../kernel/actor.ts'
import { fetchableAudiences } from './audience.ts'
import { files } from './table.server.ts'

/** The table of files, or an alias of it. */
type Files = Record<'id' | 'alt' | 'widthPx' | 'heightPx' | 'variantsPx' | 'audience', AnyPgColumn>

/**
 * What a page needs of a stored picture (`Image` of ui/primitives/picture). Join with a condition that leaves out
 * what is none.
 */
export const imageColumnsOf = <T extends Files>(table: T) => ({
  id: table.id as T['id'],
  alt: table.alt as T['alt'],
  widthPx: sql<number>`${table.widthPx}`,
  heightPx: sql<number>`${table.heightPx}`,
  variantsPx: table.variantsPx as T['variantsPx'],
})

export const imageColumns = imageColumnsOf(files)

/** The condition to join a picture: an address that this reader may not fetch does not leave the database. */
export const fetchableBy = (actor: Actor, table: Pick<Files, 'audience'> = files): SQL =>
  inArray(table.audience, fetchableAudiences(actor))

/** The condition to join a picture that everybody sees: public, and no document. */
export const isPublicPicture = (table: Files = files): SQL | undefined =>
  and(fetchableBy(VISITOR, table), isNotNull(table.widthPx))
