import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { folded } from '../../../../platform/database/folding.ts'
import { preparedOn } from '../../../../platform/database/prepared.ts'
import { imageColumns, isPublicPicture } from '../../../../platform/files/images.ts'
import { files } from '../../../../platform/files/table.server.ts'
import type { Image } from '../../../../ui/primitives/picture.tsx'
import type { CategoryLink } from '../model/categories.ts'
import { lowestPrice, type ShownPrice } from '../model/price-shown.ts'
import type { Tier } from '../model/pricing.ts'
import { tierOf } from '../policy.ts'
import type { ItemFilters, Sort } from '../schema.ts'
import { storeItems, storeStock } from '../table.server.ts'
import { isAvailable, mainImageId, priceColumns, pricesOf, shownTitle, stockRows } from './columns.server.ts'

const PAGE_SIZE = 24

export type ListedItem = {
  itemId: string
  title: string
  image: Image | null
  price: ShownPrice | undefined
  colours: string
  /** At least one size is in stock. */
  inStock: boolean
}
export type ItemsFound = { items: ListedItem[]; found: number; first: number; pages: number }

export type ListReads = Pick<Ctx, 'db' | 'pages' | 'actor' | 'club'>

/** Lists one page of the items of a category, with the reader's prices. */
export const listCategoryItems = (
  ctx: ListReads,
  { categoryId }: Pick<CategoryLink, 'categoryId'>,
  filters: ItemFilters,
): Promise<ItemsFound> => listItems(ctx, categoryId ? 'category' : 'official', { categoryId }, filters)

/** Lists items on offer, newest first. Offers are for members; everyone else gets an empty list. */
export async function listItemsOnOffer(ctx: ListReads, most: number): Promise<ListedItem[]> {
  if (tierOf(ctx.actor) !== 'member') return []
  const filters = { sort: 'newest', page: 1, offers: '1' } as const
  const { items } = await listItems(ctx, 'all', {}, filters)
  return items.slice(0, most)
}

type Scope = 'category' | 'official' | 'all' | 'words'

/** Lists one page of items. `words` is a query of PostgreSQL's full text search. */
export async function listItems(
  ctx: ListReads,
  scope: Scope,
  { categoryId = null, words = null }: { categoryId?: string | null; words?: string | null },
  { sort, page, size, gender, offers }: ItemFilters,
): Promise<ItemsFound> {
  ctx.pages.read('storeitems')
  const tier = tierOf(ctx.actor)
  const rows = await statementFor(ctx.db, scope, sort, tier).execute({
    categoryId,
    words,
    size: size ?? null,
    gender: gender ?? null,
    offers: offers === '1',
    offset: (page - 1) * PAGE_SIZE,
  })
  const found = rows[0]?.found ?? 0
  const items = rows.map(({ found: _found, prices, sizes, ...item }) => ({
    ...item,
    price: lowestPrice(pricesOf(prices, sizes ?? []), tier, ctx.club.vatRate),
  }))
  return { items, found, first: (page - 1) * PAGE_SIZE + 1, pages: Math.ceil(found / PAGE_SIZE) }
}

type Statement = ReturnType<typeof prepare>
const statements = preparedOn((): Map<string, Statement> => new Map())

/** Each kind of list has one prepared statement a database. The filters are its parameters. */
function statementFor(db: Db, scope: Scope, sort: Sort | undefined, tier: Tier): Statement {
  const known = statements(db)
  const name = `store_${scope}_${sort ?? 'best'}_${tier}`
  const statement = known.get(name) ?? prepare(db, name, scope, sort, tier)
  known.set(name, statement)
  return statement
}

function prepare(db: Db, name: string, scope: Scope, sort: Sort | undefined, tier: Tier) {
  const size = sql`${sql.placeholder('size')}::text`
  const gender = sql`${sql.placeholder('gender')}::text`
  const offers = sql`${sql.placeholder('offers')}::boolean`
  const ofSize = sql`exists (select 1 from ${storeStock} where ${storeStock.itemId} = ${storeItems.id}
    and ${isAvailable} and ${storeStock.size} = ${size})`
  return db
    .select({
      itemId: storeItems.itemId,
      title: shownTitle,
      image: imageColumns,
      prices: priceColumns,
      // Read only for the few items whose sizes have different prices.
      sizes: sql<Parameters<typeof pricesOf>[1] | null>`case when exists (select 1 from ${storeStock}
        where ${storeStock.itemId} = ${storeItems.id}
          and coalesce(${storeStock.price1Minor}, ${storeStock.price2Minor}) is not null) then ${stockRows} end`,
      colours: storeItems.colours,
      // The limit makes PostgreSQL look it up only for the rows of the page. `exists` would read the stock of all
      // items.
      inStock: sql<boolean>`coalesce((select true from ${storeStock}
        where ${storeStock.itemId} = ${storeItems.id} and ${isAvailable} limit 1), false)`,
      found: sql<number>`(count(*) over ())::int`,
    })
    .from(storeItems)
    .leftJoin(files, and(eq(files.id, mainImageId), isPublicPicture()))
    .where(
      and(
        storeItems.active,
        SCOPES[scope],
        sql`(${size} is null or ${ofSize})`,
        sql`(${gender} is null or ${storeItems.gender} = ${gender})`,
        sql`(not ${offers} or ${isOffer})`,
      ),
    )
    .orderBy(...orderOf(scope, sort, tier))
    .limit(PAGE_SIZE)
    .offset(sql.placeholder('offset'))
    .prepare(name)
}

const words = sql`${sql.placeholder('words')}::text`
/** A subselect, so that PostgreSQL evaluates it once and not for each row. */
const query = sql`(select to_tsquery('simple', ${folded(words)}))`

const SCOPES: Readonly<Record<Scope, SQL | undefined>> = {
  category: sql`${storeItems.categoryId} = ${sql.placeholder('categoryId')}::uuid`,
  official: sql`${storeItems.isOfficial}`,
  all: undefined,
  words: sql`${storeItems.searchKey} @@ ${query}`,
}

/** An offer counts only when it is lower than the members' price. */
const isOffer = sql`coalesce(${storeItems.onOffer} and ${storeItems.offerMinor} < ${storeItems.price1Minor}, false)`

/** The reader's price: `priceOf` in SQL. */
const priceIn = (tier: Tier): SQL =>
  tier === 'other'
    ? sql`${storeItems.price2Minor}`
    : sql`case when ${isOffer} then ${storeItems.offerMinor} else ${storeItems.price1Minor} end`

/** A search shows the best matches first unless another order is chosen. */
function orderOf(scope: Scope, sort: Sort | undefined, tier: Tier): SQL[] {
  const byName = [sql`ltrim(${storeItems.titleKey})`, sql`${storeItems.itemId}`]
  if (sort === 'price') return [sql`${priceIn(tier)} nulls last`, ...byName]
  if (sort === 'newest') return [sql`${storeItems.createdAt} desc`, ...byName]
  if (sort === 'name') return byName
  if (scope === 'words') return [sql`ts_rank(${storeItems.searchKey}, ${query}) desc`, ...byName]
  return byName
}
