import { and, asc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { holds } from '../../../../platform/database/folding.ts'
import { canManageStore } from '../../catalog/policy.ts'
import { shownTitle } from '../../catalog/queries/columns.server.ts'
import { storeItems, storeStock, storeStockMovements } from '../../catalog/table.server.ts'
import { storeOrderLines, storeOrders } from '../../orders/table.server.ts'
import type { StockSearch } from '../schema.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

/** A counted size. `stock` can be sold now; `reserved` is in open checkouts besides. */
export type CountedSize = { size: string; stock: number; reserved: number; lowAt: number | null }
export type CountedItem = {
  id: string
  itemId: string
  title: string
  /** When its stock last changed. */
  since: Date | null
  sizes: CountedSize[]
}

/** Pieces of a size in open checkouts. */
export const reservedPieces = sql<number>`(select coalesce(sum(${storeOrderLines.quantity}), 0)::int
  from ${storeOrderLines} join ${storeOrders} on ${storeOrders.id} = ${storeOrderLines.orderId}
  where ${storeOrders.state} = 'awaiting' and ${storeOrderLines.itemId} = ${storeStock.itemId}
    and ${storeOrderLines.size} = ${storeStock.size})`

const isLow = sql`${storeStock.stock} <= ${storeStock.lowAt}`

/**
 * Lists the items that the club counts, by name, with their sizes. Throws Forbidden unless the actor manages the store.
 */
export const listStock = (ctx: Reads, { q, show }: StockSearch): Promise<CountedItem[]> =>
  countedItems(
    ctx,
    and(
      q ? or(holds(storeItems.titleKey, q), eq(storeItems.itemId, q)) : undefined,
      show === 'low' ? isLow : undefined,
    ),
  )

/** Lists the items with sizes that are low, with those sizes only. Throws like `listStock`. */
export const lowItems = (ctx: Reads): Promise<CountedItem[]> => countedItems(ctx, isLow)

async function countedItems({ db, actor }: Reads, where: SQL | undefined): Promise<CountedItem[]> {
  if (!canManageStore(actor)) throw new Forbidden()
  const found = await db
    .select({
      id: storeItems.id,
      itemId: storeItems.itemId,
      title: shownTitle,
      since: sql<string | null>`(select max(${storeStockMovements.at}) from ${storeStockMovements}
        where ${storeStockMovements.itemId} = ${storeItems.id})`,
      size: storeStock.size,
      stock: sql<number>`${storeStock.stock}`,
      reserved: reservedPieces,
      lowAt: storeStock.lowAt,
    })
    .from(storeStock)
    .innerJoin(storeItems, eq(storeItems.id, storeStock.itemId))
    .where(and(isNotNull(storeStock.stock), where))
    .orderBy(asc(shownTitle), asc(storeItems.itemId), asc(storeStock.position), asc(storeStock.size))
  return [...Map.groupBy(found, ({ id }) => id).values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const { id, itemId, title, since } = first
    const sizes = rows.map(({ size, stock, reserved, lowAt }) => ({ size, stock, reserved, lowAt }))
    return [{ id, itemId, title, since: since ? new Date(since) : null, sizes }]
  })
}
