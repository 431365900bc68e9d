import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { imageColumns, isPublicPicture } from '../../../../platform/files/images.ts'
import { files } from '../../../../platform/files/table.server.ts'
import { type CategoryLink, OFFICIAL } from '../model/categories.ts'
import { bySize } from '../model/size-order.ts'
import { storeCategories, storeItems, storeStock } from '../table.server.ts'
import { isAvailable, mainImageId } from './columns.server.ts'

/**
 * Lists the categories of the store with picture, number of items and sizes in stock: official items first, then the
 * categories in their order. Empty categories are left out. A category without a picture shows that of its first item.
 * The result is the same for all readers, so pages share it.
 */
export async function listCategories(ctx: Pick<Ctx, 'db' | 'pages' | 'club'>): Promise<CategoryLink[]> {
  ctx.pages.read('storecategories', 'storeitems', 'club')
  const [categories, stock, official] = await Promise.all([
    categoriesOf(ctx),
    sizesInStock(ctx),
    officialItems(ctx),
  ])
  const links = categories.map(({ id, ...category }) => ({
    ...category,
    categoryId: id,
    sizes: sizesOf(stock.filter((row) => row.categoryId === id)),
  }))
  if (official.items === 0) return links
  const sizes = sizesOf(stock.filter((row) => row.isOfficial))
  return [{ ...official, categoryId: null, name: ctx.club.officialCategory, slug: OFFICIAL, sizes }, ...links]
}

async function categoriesOf({ db }: Pick<Ctx, 'db'>) {
  const counted = db
    .select({
      categoryId: storeItems.categoryId,
      items: sql<number>`count(*)::int`.as('items'),
      // The first item by name that has a picture.
      imageId: sql<string | null>`(array_agg(${mainImageId} order by ${storeItems.titleKey})
        filter (where ${mainImageId} is not null))[1]`.as('first_image_id'),
    })
    .from(storeItems)
    .where(eq(storeItems.active, true))
    .groupBy(storeItems.categoryId)
    .as('counted')
  return db
    .select({
      id: storeCategories.id,
      name: storeCategories.name,
      slug: storeCategories.slug,
      items: counted.items,
      image: imageColumns,
    })
    .from(storeCategories)
    .innerJoin(counted, eq(counted.categoryId, storeCategories.id))
    .leftJoin(
      files,
      and(eq(files.id, sql`coalesce(${storeCategories.imageId}, ${counted.imageId})`), isPublicPicture()),
    )
    .orderBy(asc(storeCategories.position), asc(storeCategories.name))
}

/** Number of official items, and the picture of the newest one that takes initials and a number. */
async function officialItems({ db }: Pick<Ctx, 'db'>) {
  const [found] = await db
    .select({ image: imageColumns, items: sql<number>`(count(*) over ())::int` })
    .from(storeItems)
    .leftJoin(files, and(eq(files.id, mainImageId), isPublicPicture()))
    .where(and(storeItems.active, storeItems.isOfficial))
    .orderBy(
      sql`${files.id} is null, ${storeItems.hasNumber} and ${storeItems.hasInitials} desc`,
      desc(storeItems.createdAt),
      asc(storeItems.itemId),
    )
    .limit(1)
  return found ?? { image: null, items: 0 }
}

const sizesInStock = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectDistinct({
      categoryId: storeItems.categoryId,
      isOfficial: storeItems.isOfficial,
      size: storeStock.size,
    })
    .from(storeStock)
    .innerJoin(storeItems, eq(storeItems.id, storeStock.itemId))
    .where(and(storeItems.active, isAvailable))

const sizesOf = (rows: readonly { size: string }[]): string[] =>
  [...new Set(rows.map((row) => row.size))].sort(bySize)
