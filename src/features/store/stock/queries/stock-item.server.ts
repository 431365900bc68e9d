import { asc, desc, eq } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { users } from '../../../accounts/table.server.ts'
import { canManageStore } from '../../catalog/policy.ts'
import { shownTitle } from '../../catalog/queries/columns.server.ts'
import { storeItems, storePriceChanges, storeStock, storeStockMovements } from '../../catalog/table.server.ts'
import { storeOrders } from '../../orders/table.server.ts'
import { reservedPieces } from './stock-list.server.ts'

const MOST = 200

/**
 * Finds an item with its sizes, its newest stock movements and its price changes. Undefined for an unknown id. Throws
 * Forbidden unless the actor manages the store.
 */
export async function findStockItem({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string) {
  if (!canManageStore(actor)) throw new Forbidden()
  const [item] = isId(id)
    ? await db
        .select({ id: storeItems.id, itemId: storeItems.itemId, title: shownTitle })
        .from(storeItems)
        .where(eq(storeItems.id, id))
    : []
  if (!item) return undefined
  const [sizes, movements, prices] = await Promise.all([
    db
      .select({
        size: storeStock.size,
        stock: storeStock.stock,
        moves: storeStock.moves,
        lowAt: storeStock.lowAt,
        reserved: reservedPieces,
      })
      .from(storeStock)
      .where(eq(storeStock.itemId, id))
      .orderBy(asc(storeStock.position), asc(storeStock.size)),
    db
      .select({ movement: storeStockMovements, by: users.name, order: storeOrders.number })
      .from(storeStockMovements)
      .leftJoin(users, eq(users.id, storeStockMovements.byUserId))
      .leftJoin(storeOrders, eq(storeOrders.id, storeStockMovements.orderId))
      .where(eq(storeStockMovements.itemId, id))
      .orderBy(desc(storeStockMovements.at), desc(storeStockMovements.id))
      .limit(MOST),
    db
      .select({ change: storePriceChanges, by: users.name })
      .from(storePriceChanges)
      .leftJoin(users, eq(users.id, storePriceChanges.byUserId))
      .where(eq(storePriceChanges.itemId, id))
      .orderBy(desc(storePriceChanges.at), desc(storePriceChanges.id))
      .limit(MOST),
  ])
  return {
    ...item,
    sizes,
    movements: movements.map(({ movement, ...rest }) => ({ ...movement, ...rest })),
    prices: prices.map(({ change, by }) => ({ ...change, by })),
  }
}
export type StockItem = NonNullable<Awaited<ReturnType<typeof findStockItem>>>
