import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { holds } from '../../../../platform/database/folding.ts'
import type { KitSearch } from '../model/kit-change.ts'
import { canManageStore } from '../policy.ts'
import { storeCategories, storeItems, storeStock } from '../table.server.ts'
import { isAvailable, shownTitle } from './columns.server.ts'

export const KIT_PAGE = 50

const isOfItem = sql`${storeStock.itemId} = ${storeItems.id}`
const inStock = sql<boolean>`exists (select 1 from ${storeStock} where ${isOfItem} and ${isAvailable})`

/** Whether at least one size of an item has a price for members. */
export const isPriced = sql<boolean>`(${storeItems.price1Minor} is not null
  or exists (select 1 from ${storeStock} where ${isOfItem} and ${storeStock.price1Minor} is not null))`

const VIEWS: Readonly<Record<KitSearch['show'], SQL | undefined>> = {
  '': undefined,
  'no-price': sql`not ${isPriced}`,
  'sold-out': sql`not ${inStock}`,
  'not-for-sale': sql`not ${storeItems.active}`,
}

const conditionsOf = ({ q, show, category }: KitSearch): SQL | undefined =>
  and(
    q ? or(holds(storeItems.titleKey, q), sql`${storeItems.itemId} ilike ${`${likely(q)}%`}`) : undefined,
    VIEWS[show],
    category ? eq(storeItems.categoryId, category) : undefined,
  )

const likely = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&')

/**
 * Lists one page of items for the kit manager, by name. The search matches a part of the name or the beginning of the
 * item number. Throws Forbidden unless the actor manages the store.
 */
export async function listKit({ db, actor }: Pick<Ctx, 'db' | 'actor'>, search: KitSearch) {
  if (!canManageStore(actor)) throw new Forbidden()
  const where = conditionsOf(search)
  const [items, total, categories] = await Promise.all([
    db
      .select({
        id: storeItems.id,
        itemId: storeItems.itemId,
        title: shownTitle,
        colours: storeItems.colours,
        category: storeCategories.name,
        price1Minor: storeItems.price1Minor,
        price2Minor: storeItems.price2Minor,
        sizes: sql<
          { size: string; stock: number | null }[]
        >`(select coalesce(json_agg(json_build_object('size', ${storeStock.size}, 'stock', ${storeStock.stock})
          order by ${storeStock.position}), '[]') from ${storeStock} where ${isOfItem})`,
        inStock,
        active: storeItems.active,
      })
      .from(storeItems)
      .leftJoin(storeCategories, eq(storeCategories.id, storeItems.categoryId))
      .where(where)
      .orderBy(sql`ltrim(${storeItems.titleKey})`, asc(storeItems.itemId))
      .limit(KIT_PAGE)
      .offset(search.start),
    db.$count(storeItems, where),
    db
      .select({ id: storeCategories.id, name: storeCategories.name })
      .from(storeCategories)
      .orderBy(asc(storeCategories.position), asc(storeCategories.name)),
  ])
  return { items, total, categories }
}
export type KitItem = Awaited<ReturnType<typeof listKit>>['items'][number]

/** Finds the ids of all items of a list, on all its pages. The caller has checked the permission. */
export async function findKitIds(db: Db | Tx, search: KitSearch): Promise<string[]> {
  const found = await db.select({ id: storeItems.id }).from(storeItems).where(conditionsOf(search))
  return found.map(({ id }) => id)
}
