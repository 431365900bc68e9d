import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { addDays, clubDay, type LocalDate, localDate } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { shownTitle } from '../../catalog/queries/columns.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { PLACED_STATES } from '../../orders/model/order.ts'
import { storeOrderLines, storeOrders } from '../../orders/table.server.ts'
import { canManageBatches } from '../policy.ts'
import { batchOrders, storeBatches } from '../table.server.ts'
import { takesOrders } from './batches.server.ts'

/** An ordered item with a supplier's minimum. `missing` is 0 once it is reached. */
export type Minimum = { itemId: string; title: string; pieces: number; minimum: number; missing: number }

/** Queues a batch this many days before its expected delivery. */
const WARN_DAYS = 21

const pieces = sql<number>`sum(${storeOrderLines.quantity} - ${storeOrderLines.returned})::int`

/** Pieces of each item with a minimum, by batch. */
const orderedItems = (db: Db) =>
  db
    .select({
      batchId: batchOrders.batchId,
      itemId: storeItems.itemId,
      title: shownTitle,
      minimum: sql<number>`${storeItems.minimumPieces}`,
      pieces,
    })
    .from(batchOrders)
    .innerJoin(
      storeOrders,
      and(eq(storeOrders.id, batchOrders.orderId), inArray(storeOrders.state, PLACED_STATES)),
    )
    .innerJoin(
      storeOrderLines,
      and(
        eq(storeOrderLines.orderId, storeOrders.id),
        sql`${storeOrderLines.returned} < ${storeOrderLines.quantity}`,
      ),
    )
    .innerJoin(storeItems, eq(storeItems.id, storeOrderLines.itemId))
    .groupBy(batchOrders.batchId, storeItems.id)
    .orderBy(asc(shownTitle), asc(storeItems.itemId))

/**
 * Lists the items of a batch that have a supplier's minimum, by name, with what is missing. The caller has checked the
 * permission.
 */
export async function minimumsOf(db: Db, batchId: string): Promise<Minimum[]> {
  const found = await orderedItems(db).where(
    and(eq(batchOrders.batchId, batchId), isNotNull(storeItems.minimumPieces)),
  )
  return found.map(({ batchId: _batch, ...item }) => ({
    ...item,
    missing: Math.max(0, item.minimum - item.pieces),
  }))
}

export type ShortBatch = { id: string; title: string; expectedOn: LocalDate; short: Minimum[] }

/**
 * Lists the batches that take orders and are expected within three weeks, with the items below the supplier's minimum.
 * Throws Forbidden unless the actor manages batches.
 */
export async function shortBatches(ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>): Promise<ShortBatch[]> {
  if (!canManageBatches(ctx.actor)) throw new Forbidden()
  const until = addDays(clubDay(ctx.clock.now()), WARN_DAYS)
  const batches = await ctx.db
    .select({ id: storeBatches.id, title: storeBatches.title, expectedOn: storeBatches.expectedDelivery })
    .from(storeBatches)
    .where(and(takesOrders(ctx), lte(storeBatches.expectedDelivery, until)))
    .orderBy(asc(storeBatches.expectedDelivery), asc(storeBatches.id))
  const listed = await Promise.all(
    batches.map(async ({ id, title, expectedOn }) => ({
      id,
      title,
      expectedOn: localDate(expectedOn),
      short: (await minimumsOf(ctx.db, id)).filter(({ missing }) => missing > 0),
    })),
  )
  return listed.filter(({ short }) => short.length > 0)
}
