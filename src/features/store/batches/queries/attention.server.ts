import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PLACED_STATES } from '../../orders/model/order.ts'
import { storeOrders } from '../../orders/table.server.ts'
import { canManageBatches } from '../policy.ts'
import { batchOrders, storeBatches } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'clock'>

/** Counts open batches whose expected delivery has passed. */
export const countLateBatches = ({ db, clock }: Reads): Promise<number> =>
  db.$count(storeBatches, isLate(clock))

const isLate = (clock: Ctx['clock']) =>
  and(eq(storeBatches.status, 'Open'), lt(storeBatches.expectedDelivery, clubDay(clock.now())))

/** Counts placed orders without a batch, which would never reach the supplier. */
export async function countOrdersWithoutBatch({ db }: Pick<Reads, 'db'>): Promise<number> {
  const waiting = db
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .leftJoin(batchOrders, eq(batchOrders.orderId, storeOrders.id))
    .where(and(inArray(storeOrders.state, PLACED_STATES), isNull(batchOrders.batchId)))
  return db.$count(waiting.as('waiting'))
}

/** Lists the placed orders without a batch, oldest first. Throws Forbidden unless the caller manages batches. */
export async function ordersWithoutBatch({ db, actor }: Pick<Ctx, 'db' | 'actor'>, page: { limit: number }) {
  if (!canManageBatches(actor)) throw new Forbidden()
  return db
    .select({ id: storeOrders.id, number: storeOrders.number, placedAt: storeOrders.placedAt })
    .from(storeOrders)
    .leftJoin(batchOrders, eq(batchOrders.orderId, storeOrders.id))
    .where(and(inArray(storeOrders.state, PLACED_STATES), isNull(batchOrders.batchId)))
    .orderBy(asc(storeOrders.placedAt), asc(storeOrders.id))
    .limit(page.limit)
}

/** Lists the open batches whose expected delivery has passed, latest ones last. Throws like `ordersWithoutBatch`. */
export async function lateBatches({ db, actor, clock }: Reads & Pick<Ctx, 'actor'>, page: { limit: number }) {
  if (!canManageBatches(actor)) throw new Forbidden()
  return db
    .select({ id: storeBatches.id, title: storeBatches.title, expectedOn: storeBatches.expectedDelivery })
    .from(storeBatches)
    .where(isLate(clock))
    .orderBy(asc(storeBatches.expectedDelivery), asc(storeBatches.id))
    .limit(page.limit)
}
