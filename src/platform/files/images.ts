import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../kernel/actor.ts'
import { canFetch } from './audience.ts'
import { FILE_AUDIENCES, files } from './table.server.ts'

/** What a page needs of a stored picture (`Image` of ui/primitives/picture). Pictures always have a size; documents are never joined as pictures. */
export const imageColumns = {
  id: files.id,
  alt: files.alt,
  widthPx: sql<number>`${files.widthPx}`,
  heightPx: sql<number>`${files.heightPx}`,
  variantsPx: files.variantsPx,
}

/** The condition to join a picture: an address that this reader may not fetch does not leave the database. */
export const fetchableBy = (actor: Actor): SQL =>
  inArray(
    files.audience,
    FILE_AUDIENCES.filter((audience) => canFetch(actor, audience)),
  )
