import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PLACED_STATES } from '../../orders/model/order.ts'
import { storeOrders } from '../../orders/table.server.ts'
import { batchOrders, storeBatches } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'clock'>

/** How many open batches should have been delivered by now. */
export const countLateBatches = ({ db, clock }: Reads): Promise<number> =>
  db.$count(
    storeBatches,
    and(eq(storeBatches.status, 'Open'), lt(storeBatches.expectedDelivery, clubDay(clock.now()))),
  )

/** How many orders are paid, or the club's own, and on no batch: nobody would send them to the supplier. */
export async function countOrdersWithoutBatch({ db }: Pick<Reads, 'db'>): Promise<number> {
  const waiting = db
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .leftJoin(batchOrders, eq(batchOrders.orderId, storeOrders.id))
    .where(and(inArray(storeOrders.state, PLACED_STATES), isNull(batchOrders.batchId)))
  return db.$count(waiting.as('waiting'))
}
