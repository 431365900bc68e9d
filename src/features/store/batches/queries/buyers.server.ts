import { and, eq, inArray, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { PLACED_STATES } from '../../orders/model/order.ts'
import { storeOrders } from '../../orders/table.server.ts'
import { canManageBatches } from '../policy.ts'
import { batchOrders, storeBatches } from '../table.server.ts'

/**
 * Counts the buyers of a batch. Throws Forbidden unless the actor manages batches, and NotFound for an unknown batch.
 */
export async function countBatchBuyers(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  batchId: string,
): Promise<{ title: string; many: number }> {
  if (!canManageBatches(actor)) throw new Forbidden()
  const [batch] = isId(batchId)
    ? await db.select({ title: storeBatches.title }).from(storeBatches).where(eq(storeBatches.id, batchId))
    : []
  if (!batch) throw new NotFound()
  return { title: batch.title, many: (await findBuyers(db, batchId)).length }
}

/** Finds one order id for each buyer of a batch. The caller has checked the permission. */
export async function findBuyers(db: Db | Tx, batchId: string): Promise<string[]> {
  const found = await db
    .selectDistinctOn([sql`coalesce(${storeOrders.userId}, ${storeOrders.memberId}, ${storeOrders.id})`], {
      id: storeOrders.id,
    })
    .from(batchOrders)
    .innerJoin(
      storeOrders,
      and(eq(storeOrders.id, batchOrders.orderId), inArray(storeOrders.state, PLACED_STATES)),
    )
    .where(eq(batchOrders.batchId, batchId))
    .orderBy(sql`coalesce(${storeOrders.userId}, ${storeOrders.memberId}, ${storeOrders.id})`, storeOrders.id)
  return found.map(({ id }) => id)
}
