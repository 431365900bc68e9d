import { eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { lockOrder } from '../../orders/internal/order-rows.server.ts'
import { isPlaced } from '../../orders/model/order.ts'
import type { BatchStatus } from '../model.ts'
import { canManageBatches } from '../policy.ts'
import { batchOrders, storeBatches } from '../table.server.ts'

export type MoveOrder = Outcome<
  { title: string },
  /** A cart, or an order whose money went back. */
  | { reason: 'NOT_PLACED' }
  /** The supplier has the list of the other batch already, or the goods of this one are there. */
  | { reason: 'NOT_OPEN'; status: BatchStatus }
  | { reason: 'HANDED_OUT'; status: BatchStatus }
>

/**
 * Puts a placed order into an open batch, out of the one that it was in, unless that has been delivered. There
 * already, it stays. Throws Forbidden to all but shop and administrator, NotFound for what is not there. [BAT-016,
 * resolutions B08, F13]
 */
export async function moveOrder(ctx: Ctx, orderId: string, batchId: string): Promise<MoveOrder> {
  if (!canManageBatches(ctx.actor)) throw new Forbidden()
  if (!isId(orderId) || !isId(batchId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new NotFound()
    if (!isPlaced(order.state)) return refused('NOT_PLACED')
    const [here] = await tx.select().from(batchOrders).where(eq(batchOrders.orderId, orderId))
    const { from, to } = await lockBatches(tx, here?.batchId, batchId)
    if (from?.id === to.id) return done({ title: to.title })
    if (to.status !== 'Open') return refused('NOT_OPEN', { status: to.status })
    if (from?.status === 'Delivered' || from?.status === 'Closed')
      return refused('HANDED_OUT', { status: from.status })
    const joinedAt = ctx.clock.now()
    await tx
      .insert(batchOrders)
      .values({ orderId, batchId, joinedAt })
      .onConflictDoUpdate({ target: batchOrders.orderId, set: { batchId, joinedAt } })
    const facts = { from: from?.id ?? null, to: to.id }
    await auditStaff(tx, ctx, { action: 'storeorders.move', subject: `storeorders/${orderId}`, facts })
    await touchEntry(tx, 'storeorders', orderId)
    for (const batch of from ? [from, to] : [to]) await touchEntry(tx, 'storebatches', batch.id)
    return done({ title: to.title })
  })
}

/** Locks both batches, always in the same order, so that two who move do not wait for one another. Throws NotFound. */
export async function lockBatches(tx: Tx, fromId: string | undefined, toId: string) {
  const found = await tx
    .select()
    .from(storeBatches)
    .where(sql`${storeBatches.id} = any(${sql.param([fromId ?? toId, toId])}::uuid[])`)
    .orderBy(storeBatches.id)
    .for('update')
  const to = found.find(({ id }) => id === toId)
  if (!to) throw new NotFound()
  return { from: found.find(({ id }) => id === fromId), to }
}
