import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { imageColumns, isPublicPicture } from '../../../../platform/files/images.ts'
import { files } from '../../../../platform/files/table.server.ts'
import type { Image } from '../../../../ui/primitives/picture.tsx'
import type { ItemGender, Size } from '../model/item.ts'
import type { ItemPrices } from '../model/pricing.ts'
import { storeItems } from '../table.server.ts'
import { mainImageId, priceColumns, pricesOf, shownTitle, sizesOf, stockRows } from './columns.server.ts'

/** What a cart or an order needs to price and check a line. It holds both prices, so it must not reach a page. */
export type SellableItem = {
  id: string
  /** The supplier's number. */
  itemId: string
  title: string
  image: Image | null
  prices: ItemPrices
  gender: ItemGender
  hasInitials: boolean
  hasNumber: boolean
  sizes: Size[]
  /** False: no longer for sale. */
  active: boolean
}

/**
 * Finds items by the supplier's numbers, in no order. Unknown numbers are left out. Inactive items are included, so
 * that a cart can say that they are no longer for sale.
 */
export async function findSellable(db: Db | Tx, itemIds: readonly string[]): Promise<SellableItem[]> {
  if (itemIds.length === 0) return []
  const found = await db
    .select({
      id: storeItems.id,
      itemId: storeItems.itemId,
      title: shownTitle,
      image: imageColumns,
      gender: storeItems.gender,
      hasInitials: storeItems.hasInitials,
      hasNumber: storeItems.hasNumber,
      active: storeItems.active,
      stock: stockRows,
      prices: priceColumns,
    })
    .from(storeItems)
    .leftJoin(files, and(eq(files.id, mainImageId), isPublicPicture()))
    .where(inArray(storeItems.itemId, [...itemIds]))
  return found.map(({ stock, prices, ...item }) => ({
    ...item,
    prices: pricesOf(prices, stock),
    sizes: sizesOf(stock),
  }))
}
