import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PLACED_STATES } from '../../orders/model/order.ts'
import { storeOrders } from '../../orders/table.server.ts'
import { batchOrders, storeBatches } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'clock'>

/** Counts open batches whose expected delivery has passed. */
export const countLateBatches = ({ db, clock }: Reads): Promise<number> =>
  db.$count(
    storeBatches,
    and(eq(storeBatches.status, 'Open'), lt(storeBatches.expectedDelivery, clubDay(clock.now()))),
  )

/** Counts placed orders without a batch, which would never reach the supplier. */
export async function countOrdersWithoutBatch({ db }: Pick<Reads, 'db'>): Promise<number> {
  const waiting = db
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .leftJoin(batchOrders, eq(batchOrders.orderId, storeOrders.id))
    .where(and(inArray(storeOrders.state, PLACED_STATES), isNull(batchOrders.batchId)))
  return db.$count(waiting.as('waiting'))
}
