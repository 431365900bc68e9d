import { asc, eq } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { loadOrderViews, type OrderView } from '../../orders/queries/order.server.ts'
import { storeOrders } from '../../orders/table.server.ts'
import { canManageBatches } from '../policy.ts'
import { batchOrders, storeBatches } from '../table.server.ts'
import { type Minimum, minimumsOf } from './minimums.server.ts'
import { ordersWithBuyers } from './with-buyers.server.ts'

/** A batch with its orders and their buyers. */
export type BatchView = {
  batch: typeof storeBatches.$inferSelect
  orders: (OrderView & { buyer: string; isClubOrder: boolean })[]
  /** How far its items are from the supplier's minimums. */
  minimums: Minimum[]
}

/**
 * Finds a batch with its orders and their lines, the oldest order first, including refunded orders. Undefined for an
 * unknown id. Throws Forbidden unless the actor manages batches.
 */
export async function findBatch(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  id: string,
): Promise<BatchView | undefined> {
  if (!canManageBatches(actor)) throw new Forbidden()
  const [batch] = isId(id) ? await db.select().from(storeBatches).where(eq(storeBatches.id, id)) : []
  if (!batch) return undefined
  const found = await ordersWithBuyers(db)
    .where(eq(batchOrders.batchId, id))
    .orderBy(asc(storeOrders.createdAt), asc(storeOrders.id))
  const views = await loadOrderViews(
    db,
    found.map(({ order }) => order),
  )
  const about = new Map(found.map(({ order, buyer }) => [order.id, { buyer, isClubOrder: order.adminOrder }]))
  const orders = views.map((view) => ({
    ...view,
    ...(about.get(view.id) ?? { buyer: '', isClubOrder: false }),
  }))
  return { batch, orders, minimums: await minimumsOf(db, id) }
}
