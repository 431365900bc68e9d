import { and, asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { clubDay, type LocalDate, localDate } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { users } from '../../../accounts/table.server.ts'
import { storeItems } from '../../catalog/table.server.ts'
import { PLACED_STATES } from '../../orders/model/order.ts'
import { storeOrderLines, storeOrders } from '../../orders/table.server.ts'
import type { BatchStatus, SheetLine } from '../model.ts'
import { canManageBatches } from '../policy.ts'
import { batchKeys, batchOrders, storeBatches } from '../table.server.ts'

export type ActiveBatch = { id: string; title: string; expectedDelivery: LocalDate }
export type OrderBatch = { title: string; status: BatchStatus; expectedDelivery: LocalDate }

/** An open batch that is still to come: one that was expected before today takes no more orders. [resolutions B19] */
export const takesOrders = ({ clock }: Pick<Ctx, 'clock'>): SQL | undefined =>
  and(eq(storeBatches.status, 'Open'), gte(storeBatches.expectedDelivery, clubDay(clock.now())))

/** The open batch that is expected first, from today on; undefined when there is none. [BAT-005, API-020] */
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

/**
 * The batch that each of some orders has joined, by the order's id. Hand in orders that the reader may see. [BAT-003]
 */
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
 * All batches, what is expected last first, with their orders and sums. Throws Forbidden. [BAT-006, BAT-007, BAT-008]
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
      /** As it was charged, VAT and all, without what was refunded; never computed again. [resolutions B04, B23] */
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

/** Links to a batch that suppliers have, without their keys. Throws Forbidden. */
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

/**
 * The lines of the orders in a batch that are paid or the club's, without pieces that were refunded; the caller has
 * asked who may. [resolutions B08]
 */
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

/** A refunded order stays beside its batch and counts no more. */
const isPlacedOrder = () => inArray(storeOrders.state, PLACED_STATES)
