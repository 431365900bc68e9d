import type { Availability } from '../../src/features/store/catalog/model/item.ts'
import { storeItemImages, storeItems, storeStock } from '../../src/features/store/catalog/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touch, transact } from '../../src/platform/database/transact.ts'

type SizeFacts = {
  stock?: number | null
  availability?: Availability | null
  price1Minor?: number | null
  price2Minor?: number | null
}

/** Stock by size, or the supplier's availability. */
export type StockFacts = Readonly<Record<string, number | Availability | SizeFacts>>

export type StoreItemFacts = Partial<typeof storeItems.$inferInsert> & {
  sizes?: StockFacts
  /** File ids; the first is the item's main picture. */
  images?: readonly string[]
}

/**
 * Adds a store item: by default a hoodie at £20 for members and £25 for others before VAT, with ten each of M and
 * L.
 */
export async function aStoreItem(ctx: Ctx, facts: StoreItemFacts = {}) {
  const [item] = await someStoreItems(ctx, [facts])
  if (!item) throw new Error('the item was not added')
  return item
}

/** Adds several items in the given order. */
export async function someStoreItems(ctx: Ctx, given: readonly StoreItemFacts[]) {
  const items = given.map(rowOf)
  const stock = items.flatMap(({ row, sizes }) =>
    Object.entries(sizes).map(([size, facts], position) => ({
      itemId: row.id,
      size,
      position,
      ...factsOf(facts),
    })),
  )
  const pictures = items.flatMap(({ row, images }) =>
    images.map((fileId, position) => ({ itemId: row.id, fileId, position })),
  )
  return transact(ctx, async (tx) => {
    const added = await tx
      .insert(storeItems)
      .values(items.map(({ row }) => row))
      .returning()
    if (stock.length > 0) await tx.insert(storeStock).values(stock)
    if (pictures.length > 0) await tx.insert(storeItemImages).values(pictures)
    await touch(tx, 'storeitems', ...added.map(({ id }) => `storeitems/${id}`))
    return added
  })
}

function rowOf({ sizes = { M: 10, L: 10 }, images = [], ...given }: StoreItemFacts) {
  const id = given.id ?? newId()
  const itemId = given.itemId ?? id.slice(-9).replace(/-/g, '')
  const row = { title: 'Hoodie, navy', price1Minor: 2000, price2Minor: 2500, ...given, id, itemId }
  return { row, sizes, images }
}

function factsOf(facts: number | Availability | SizeFacts): SizeFacts {
  if (typeof facts === 'number') return { stock: facts }
  return typeof facts === 'string' ? { availability: facts } : facts
}
