import { inArray } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { EVER_PLACED_STATES, UNPAID_STATES } from '../../orders/model/order.ts'
import { storeOrders } from '../../orders/table.server.ts'
import { canManageBatches } from '../policy.ts'
import { storeBatches } from '../table.server.ts'
import { countOrdersWithoutBatch } from './attention.server.ts'

/** Counts for each view of the orders page. Throws Forbidden unless the actor manages batches. */
export async function countForAdmin(
  ctx: Pick<Ctx, 'db' | 'actor'>,
): Promise<{ batches: number; orders: number; unbatched: number; unpaid: number }> {
  if (!canManageBatches(ctx.actor)) throw new Forbidden()
  const { db } = ctx
  const [batches, orders, unbatched, unpaid] = await Promise.all([
    db.$count(storeBatches),
    db.$count(storeOrders, inArray(storeOrders.state, EVER_PLACED_STATES)),
    countOrdersWithoutBatch(ctx),
    db.$count(storeOrders, inArray(storeOrders.state, UNPAID_STATES)),
  ])
  return { batches, orders, unbatched, unpaid }
}
