import type { Light } from '../../../src/features/store/catalog/model.ts'
import { storeItemImages, storeItems, storeStock } from '../../../src/features/store/catalog/table.server.ts'
import { newId } from '../../../src/kernel/ids.ts'
import type { Ctx } from '../../../src/platform/context.ts'
import { touchEntry, transact } from '../../../src/platform/database/transact.ts'

/** Pieces that are left of each size, or what the supplier says of it. */
export type StockFacts = Readonly<
  Record<string, number | Light | { stock?: number | null; light?: Light | null }>
>

export type StoreItemFacts = Partial<typeof storeItems.$inferInsert> & {
  sizes?: StockFacts
  /** Files, the first one stands for the item. */
  images?: readonly string[]
}

/**
 * Something to buy: a hoodie at £20 for members and £25 for others before VAT, ten of M and L, unless you say
 * otherwise.
 */
export async function aStoreItem(
  ctx: Ctx,
  { sizes = { M: 10, L: 10 }, images = [], ...given }: StoreItemFacts = {},
) {
  const id = given.id ?? newId()
  const itemId = given.itemId ?? id.slice(-9).replace(/-/g, '')
  return transact(ctx, async (tx) => {
    const [item] = await tx
      .insert(storeItems)
      .values({ title: 'Hoodie, navy', price1Minor: 2000, price2Minor: 2500, ...given, id, itemId })
      .returning()
    if (!item) throw new Error('the item was not added')
    const stock = Object.entries(sizes).map(([size, facts], position) => ({
      itemId: id,
      size,
      position,
      ...factsOf(facts),
    }))
    if (stock.length > 0) await tx.insert(storeStock).values(stock)
    const pictures = images.map((fileId, position) => ({ itemId: id, fileId, position }))
    if (pictures.length > 0) await tx.insert(storeItemImages).values(pictures)
    await touchEntry(tx, 'storeitems', id)
    return item
  })
}

function factsOf(facts: StockFacts[string]): { stock?: number | null; light?: Light | null } {
  if (typeof facts === 'number') return { stock: facts }
  return typeof facts === 'string' ? { light: facts } : facts
}
