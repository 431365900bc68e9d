import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { imageColumns, isPublicPicture } from '../../../../platform/files/images.ts'
import { files } from '../../../../platform/files/table.server.ts'
import { type PersonalisedItem, personalisedItem } from '../model/personalised-item.ts'
import { storeItems } from '../table.server.ts'
import { mainImageId } from './columns.server.ts'

/** Finds the background of the personalisation preview for items, by the supplier's number. */
export async function findPersonalisedItems(
  db: Db,
  itemIds: Iterable<string>,
): Promise<Readonly<Record<string, PersonalisedItem>>> {
  const ids = [...new Set(itemIds)]
  if (ids.length === 0) return {}
  const found = await db
    .select({
      itemId: storeItems.itemId,
      isBack: sql<boolean>`${storeItems.backImageId} is not null`,
      hasNumber: storeItems.hasNumber,
      picture: imageColumns,
    })
    .from(storeItems)
    .leftJoin(
      files,
      and(eq(files.id, sql`coalesce(${storeItems.backImageId}, ${mainImageId})`), isPublicPicture()),
    )
    .where(inArray(storeItems.itemId, ids))
  return Object.fromEntries(
    found.map(({ itemId, isBack, hasNumber, picture }) => [
      itemId,
      isBack ? personalisedItem(picture, null, hasNumber) : personalisedItem(null, picture, hasNumber),
    ]),
  )
}
