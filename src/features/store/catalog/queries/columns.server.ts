import { type SQL, sql } from 'drizzle-orm'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Availability, Size } from '../model/item.ts'
import { availabilityOf } from '../model/item.ts'
import type { ItemPrices } from '../model/pricing.ts'
import { storeItemImages, storeItems, storeStock } from '../table.server.ts'

/** Title of an item: the club's own, or else the supplier's. */
export const shownTitle = sql<string>`coalesce(nullif(${storeItems.customTitle}, ''), ${storeItems.title})`

/** Main picture of an item: the club's own front, or else the supplier's first. */
export const mainImageId: SQL = sql`coalesce(${storeItems.frontImageId}, (select ${storeItemImages.fileId}
  from ${storeItemImages} where ${storeItemImages.itemId} = ${storeItems.id}
  order by ${storeItemImages.position} limit 1))`

type StockRow = {
  size: string
  stock: number | null
  availability: Availability | null
  price1: number | null
  price2: number | null
}

/** The sizes of an item in their order, as one JSON value. */
export const stockRows = sql<StockRow[]>`(select coalesce(json_agg(json_build_object(
  'size', ${storeStock.size}, 'stock', ${storeStock.stock}, 'availability', ${storeStock.availability},
  'price1', ${storeStock.price1Minor}, 'price2', ${storeStock.price2Minor})
  order by ${storeStock.position}, ${storeStock.size}), '[]')
  from ${storeStock} where ${storeStock.itemId} = ${storeItems.id})`

/** Whether a size can be bought: `availabilityOf` in SQL. */
export const isAvailable: SQL = sql`(coalesce(${storeStock.stock}, 1) > 0
  and coalesce(${storeStock.availability} <> 'red', ${storeStock.stock} > 0, false))`

/** Returns the sizes of an item with the availability that readers see. */
export const sizesOf = (rows: readonly StockRow[]): Size[] =>
  rows.map(({ size, stock, availability }) => ({
    size,
    stock,
    availability: availabilityOf({ stock, availability }),
  }))

/** All prices of an item. They stay on the server: `priceShown` selects what a reader may see. */
export const priceColumns = {
  price1Minor: storeItems.price1Minor,
  price2Minor: storeItems.price2Minor,
  onOffer: storeItems.onOffer,
  offerMinor: storeItems.offerMinor,
  personalisationPrices: storeItems.personalisationPrices,
  personalisationPriceMinor: storeItems.personalisationPriceMinor,
}

type PriceRow = Pick<typeof storeItems.$inferSelect, keyof typeof priceColumns>

/** Combines the prices of an item with those of its single sizes. */
export const pricesOf = (row: PriceRow, sizes: readonly StockRow[] = []): ItemPrices => ({
  price1: penceOrNull(row.price1Minor),
  price2: penceOrNull(row.price2Minor),
  onOffer: row.onOffer,
  offer: penceOrNull(row.offerMinor),
  personalisationPrices: row.personalisationPrices,
  personalisationPrice: pence(row.personalisationPriceMinor),
  ofSizes: new Map(
    sizes.map(({ size, price1, price2 }) => [
      size,
      { price1: penceOrNull(price1), price2: penceOrNull(price2) },
    ]),
  ),
})

const penceOrNull = (minor: number | null): Pence | null => (minor === null ? null : pence(minor))
