import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { touch, touchEntry, transact } from '../../../../platform/database/transact.ts'
import { isPlaced, PLACED_STATES } from '../../orders/model/order.ts'
import { storeOrders } from '../../orders/table.server.ts'
import { takesOrders } from '../queries/batches.server.ts'
import { batchOrders, storeBatches } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock'>

/**
 * Adds a placed order to the active batch, or removes a refunded one from a batch that is still open. Safe to repeat.
 * Without an open batch the order waits for the next one.
 */
export async function syncBatch(ctx: Needs, orderId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const [order] = await tx.select().from(storeOrders).where(eq(storeOrders.id, orderId)).for('update')
    if (!order) return
    if (isPlaced(order.state)) await addToActiveBatch(ctx, tx, [orderId])
    else await removeFromOpenBatch(tx, orderId)
  })
}

/** Adds all placed orders without a batch to the active one. */
export async function addWaitingOrders(ctx: Pick<Ctx, 'clock'>, tx: Tx): Promise<void> {
  const waiting = await tx
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .where(
      and(
        inArray(storeOrders.state, PLACED_STATES),
        sql`not exists (select 1 from ${batchOrders} where ${batchOrders.orderId} = ${storeOrders.id})`,
      ),
    )
    .orderBy(asc(storeOrders.id))
  await addToActiveBatch(
    ctx,
    tx,
    waiting.map(({ id }) => id),
  )
}

/** Counts the placed orders in a batch. No other order joins while the caller's transaction has locked the batch. */
export const countPlaced = (db: Db | Tx, batchId: string): Promise<number> =>
  db.$count(
    storeOrders,
    and(
      inArray(storeOrders.state, PLACED_STATES),
      sql`exists (select 1 from ${batchOrders} where ${batchOrders.orderId} = ${storeOrders.id}
        and ${batchOrders.batchId} = ${batchId})`,
    ),
  )

/** Adds orders to the open batch that is expected first, and locks it, so that its status cannot change meanwhile. */
async function addToActiveBatch(ctx: Pick<Ctx, 'clock'>, tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  const [active] = await tx
    .select({ id: storeBatches.id })
    .from(storeBatches)
    .where(takesOrders(ctx))
    .orderBy(asc(storeBatches.expectedDelivery), asc(storeBatches.id))
    .limit(1)
    .for('update')
  if (!active) return
  const rows = orderIds.map((orderId) => ({ orderId, batchId: active.id, joinedAt: ctx.clock.now() }))
  await tx.insert(batchOrders).values(rows).onConflictDoNothing()
  await touchEntry(tx, 'storebatches', active.id)
  await touch(tx, 'storeorders')
}

async function removeFromOpenBatch(tx: Tx, orderId: string): Promise<void> {
  const open = tx.select({ id: storeBatches.id }).from(storeBatches).where(eq(storeBatches.status, 'Open'))
  const left = await tx
    .delete(batchOrders)
    .where(and(eq(batchOrders.orderId, orderId), inArray(batchOrders.batchId, open)))
    .returning({ batchId: batchOrders.batchId })
  for (const { batchId } of left) await touchEntry(tx, 'storebatches', batchId)
}
