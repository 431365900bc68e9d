import { and, asc, eq, sql } from 'drizzle-orm'
import type { Pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { preparedOn } from '../../../../platform/database/prepared.ts'
import { imageColumns, isPublicPicture } from '../../../../platform/files/images.ts'
import { files } from '../../../../platform/files/table.server.ts'
import type { Image } from '../../../../ui/primitives/picture.tsx'
import type { ItemGender, Size } from '../model/item.ts'
import { lowestPrice, type ShownPrice } from '../model/price-shown.ts'
import { type PersonalisationPrices, priceOf } from '../model/pricing.ts'
import { tierOf } from '../policy.ts'
import { storeCategories, storeItemImages, storeItems } from '../table.server.ts'
import { priceColumns, pricesOf, shownTitle, sizesOf, stockRows } from './columns.server.ts'

export type Product = {
  id: string
  itemId: string
  title: string
  category: { name: string; slug: string } | null
  /** The club's own front and back, then the supplier's pictures. */
  images: Image[]
  /** The picture of the back, which is one of `images`. */
  back: Image | null
  price: ShownPrice | undefined
  /** Prices of personalisation before VAT, which are the same for all readers. */
  personalisation: PersonalisationPrices
  gender: ItemGender
  isOfficial: boolean
  hasInitials: boolean
  hasNumber: boolean
  printingInstructions: string
  /** `gross` is the price with VAT, set when sizes have different prices. */
  sizes: (Size & { gross: Pence | undefined })[]
  /** HTML, sanitised when it was stored. */
  description: string
  colours: string
  /** The supplier's description of the sizes. */
  sizesText: string
  technology: string[]
  /** The size guide of the category: HTML, sanitised when it was stored. */
  sizeGuide: string
}

/** Finds an item for sale by the supplier's number, with the reader's prices. Undefined when there is none. */
export async function findProduct(
  ctx: Pick<Ctx, 'db' | 'pages' | 'actor' | 'club'>,
  itemId: string,
): Promise<Product | undefined> {
  const { product, images: picturesOf } = statements(ctx.db)
  const [found] = await product.execute({ itemId })
  ctx.pages.read(found ? `storeitems/${found.id}` : 'storeitems', 'storecategories')
  if (!found) return undefined
  const { prices: row, stock, backId, ...item } = found
  const prices = pricesOf(row, stock)
  const [tier, vatRate] = [tierOf(ctx.actor), ctx.club.vatRate]
  const price = lowestPrice(prices, tier, vatRate)
  const grossOf = (size: string) => (price?.isFrom ? priceOf(prices, tier, vatRate, size)?.gross : undefined)
  const images = await picturesOf.execute({ id: item.id })
  return {
    ...item,
    images,
    back: images.find((image) => image.id === backId) ?? null,
    price,
    personalisation: {
      personalisationPrices: prices.personalisationPrices,
      personalisationPrice: prices.personalisationPrice,
    },
    sizes: sizesOf(stock).map((size) => ({ ...size, gross: grossOf(size.size) })),
  }
}

const statements = preparedOn((db) => ({ product: productStatement(db), images: imagesStatement(db) }))

const productStatement = (db: Db) =>
  db
    .select({
      id: storeItems.id,
      itemId: storeItems.itemId,
      title: shownTitle,
      category: { name: storeCategories.name, slug: storeCategories.slug },
      prices: priceColumns,
      gender: storeItems.gender,
      isOfficial: storeItems.isOfficial,
      hasInitials: storeItems.hasInitials,
      hasNumber: storeItems.hasNumber,
      printingInstructions: storeItems.printingInstructions,
      stock: stockRows,
      description: storeItems.description,
      colours: storeItems.colours,
      sizesText: storeItems.sizesText,
      technology: storeItems.technology,
      sizeGuide: sql<string>`coalesce(${storeCategories.sizeGuide}, '')`,
      backId: storeItems.backImageId,
    })
    .from(storeItems)
    .leftJoin(storeCategories, eq(storeCategories.id, storeItems.categoryId))
    .where(and(eq(storeItems.itemId, sql.placeholder('itemId')), eq(storeItems.active, true)))
    .prepare('store_product')

/** The pictures of an item without duplicates. */
function imagesStatement(db: Db) {
  const id = sql`${sql.placeholder('id')}::uuid`
  const named = db
    .select({ fileId: sql<string>`named.file_id`.as('file_id'), place: sql<number>`min(place)`.as('place') })
    .from(
      sql`(select ${storeItems.frontImageId} as file_id, -2 as place from ${storeItems} where ${storeItems.id} = ${id}
        union all select ${storeItems.backImageId}, -1 from ${storeItems} where ${storeItems.id} = ${id}
        union all select ${storeItemImages.fileId}, ${storeItemImages.position} from ${storeItemImages}
          where ${storeItemImages.itemId} = ${id}) as named`,
    )
    .groupBy(sql`named.file_id`)
    .as('named_once')
  return db
    .select(imageColumns)
    .from(named)
    .innerJoin(files, and(eq(files.id, named.fileId), isPublicPicture()))
    .orderBy(asc(named.place), asc(files.id))
    .prepare('store_product_images')
}
