import { and, asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { clubDay, type LocalDate, localDate } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/table.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { PLACED_STATES } from '../../orders/model/order.ts'
import { storeOrderLines, storeOrders } from '../../orders/table.server.ts'
import type { BatchStatus, SheetLine } from '../model.ts'
import { canManageBatches } from '../policy.ts'
import { batchKeys, batchOrders, storeBatches } from '../table.server.ts'

export type ActiveBatch = { id: string; title: string; expectedDelivery: LocalDate }
export type OrderBatch = { title: string; status: BatchStatus; expectedDelivery: LocalDate }

/** Condition for batches that take orders: open, and expected today or later. */
export const takesOrders = ({ clock }: Pick<Ctx, 'clock'>): SQL | undefined =>
  and(eq(storeBatches.status, 'Open'), gte(storeBatches.expectedDelivery, clubDay(clock.now())))

/** Finds the batch that new orders join: the first expected of those that take orders. Undefined without one. */
export async function findActiveBatch(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock'>,
): Promise<ActiveBatch | undefined> {
  const { db, pages } = ctx
  pages.read('storebatches')
  const [batch] = await db
    .select()
    .from(storeBatches)
    .where(takesOrders(ctx))
    .orderBy(asc(storeBatches.expectedDelivery), asc(storeBatches.id))
    .limit(1)
  return batch && { id: batch.id, title: batch.title, expectedDelivery: localDate(batch.expectedDelivery) }
}

/** Selects the batch of an order, without rows if it has none. The caller adds a lock where it needs one. */
export const batchOf = (tx: Tx, orderId: string) =>
  tx
    .select({ id: storeBatches.id, status: storeBatches.status })
    .from(batchOrders)
    .innerJoin(storeBatches, eq(storeBatches.id, batchOrders.batchId))
    .where(eq(batchOrders.orderId, orderId))

/** Finds the batches of orders, by the order's id. The caller has checked that the reader may see the orders. */
export async function findBatchesOfOrders(
  { db }: Pick<Ctx, 'db'>,
  orderIds: readonly string[],
): Promise<Record<string, OrderBatch>> {
  if (orderIds.length === 0) return {}
  const found = await db
    .select({
      orderId: batchOrders.orderId,
      title: storeBatches.title,
      status: storeBatches.status,
      expectedDelivery: storeBatches.expectedDelivery,
    })
    .from(batchOrders)
    .innerJoin(storeBatches, eq(storeBatches.id, batchOrders.batchId))
    .where(inArray(batchOrders.orderId, [...orderIds]))
  return Object.fromEntries(
    found.map(({ orderId, expectedDelivery, ...batch }) => [
      orderId,
      { ...batch, expectedDelivery: localDate(expectedDelivery) },
    ]),
  )
}

/**
 * Lists all batches with the number and total of their orders, the latest expected first. Throws Forbidden unless the
 * actor manages batches.
 */
export async function listBatches({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  if (!canManageBatches(actor)) throw new Forbidden()
  const found = await db
    .select({
      id: storeBatches.id,
      version: storeBatches.version,
      title: storeBatches.title,
      status: storeBatches.status,
      expectedDelivery: storeBatches.expectedDelivery,
      customRequestKempa: storeBatches.customRequestKempa,
      customRequestPrinting: storeBatches.customRequestPrinting,
      managedBy: sql<string>`coalesce(${users.name}, '')`,
      orders: sql<number>`count(${storeOrders.id})::int`,
      /** Amount charged with VAT, without refunds. It is never calculated from current prices. */
      grossMinor: sql<number>`coalesce(sum(${storeOrders.grossMinor} - ${storeOrders.refundedMinor}), 0)::int`,
    })
    .from(storeBatches)
    .leftJoin(users, eq(users.id, storeBatches.managedById))
    .leftJoin(batchOrders, eq(batchOrders.batchId, storeBatches.id))
    .leftJoin(storeOrders, and(eq(storeOrders.id, batchOrders.orderId), isPlacedOrder()))
    .groupBy(storeBatches.id, users.name)
    .orderBy(desc(storeBatches.expectedDelivery), desc(storeBatches.id))
  return found.map((batch) => ({
    ...batch,
    gross: pence(batch.grossMinor),
    expectedDelivery: localDate(batch.expectedDelivery),
  }))
}
export type AdminBatch = Awaited<ReturnType<typeof listBatches>>[number]

/** Lists the supplier links of a batch, without their keys. Throws Forbidden unless the actor manages batches. */
export async function listSupplierLinks({ db, actor }: Pick<Ctx, 'db' | 'actor'>, batchId: string) {
  if (!canManageBatches(actor)) throw new Forbidden()
  return db
    .select({
      id: batchKeys.id,
      personalisedOnly: batchKeys.personalisedOnly,
      createdAt: batchKeys.createdAt,
      expiresAt: batchKeys.expiresAt,
      revokedAt: batchKeys.revokedAt,
      lastUsedAt: batchKeys.lastUsedAt,
    })
    .from(batchKeys)
    .where(eq(batchKeys.batchId, batchId))
    .orderBy(desc(batchKeys.createdAt))
}

/** Lists the lines of the placed orders in a batch without refunded pieces. The caller has checked the permission. */
export async function listBatchLines({ db }: Pick<Ctx, 'db'>, batchId: string): Promise<SheetLine[]> {
  return db
    .select({
      itemId: storeItems.itemId,
      title: storeOrderLines.title,
      size: storeOrderLines.size,
      initials: storeOrderLines.initials,
      shirtNumber: storeOrderLines.shirtNumber,
      quantity: sql<number>`${storeOrderLines.quantity} - ${storeOrderLines.returned}`,
    })
    .from(batchOrders)
    .innerJoin(storeOrders, and(eq(storeOrders.id, batchOrders.orderId), isPlacedOrder()))
    .innerJoin(
      storeOrderLines,
      and(
        eq(storeOrderLines.orderId, storeOrders.id),
        sql`${storeOrderLines.returned} < ${storeOrderLines.quantity}`,
      ),
    )
    .innerJoin(storeItems, eq(storeItems.id, storeOrderLines.itemId))
    .where(eq(batchOrders.batchId, batchId))
    .orderBy(asc(storeOrders.createdAt), asc(storeOrders.id), asc(storeOrderLines.position))
}

/** A refunded order stays linked to its batch but does not count. */
const isPlacedOrder = () => inArray(storeOrders.state, PLACED_STATES)
