import { eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { lockOrder } from '../../orders/commands/order-state.server.ts'
import { isPlaced } from '../../orders/model/order.ts'
import type { BatchStatus } from '../model.ts'
import { canManageBatches } from '../policy.ts'
import { batchOrders, storeBatches } from '../table.server.ts'

export type MoveOrder = Outcome<
  { title: string },
  /** A cart, or a refunded order. */
  | { reason: 'NOT_PLACED' }
  /** NOT_OPEN: the target batch has been ordered. HANDED_OUT: the order's own batch has been delivered. */
  | { reason: 'NOT_OPEN'; status: BatchStatus }
  | { reason: 'HANDED_OUT'; status: BatchStatus }
>

/**
 * Moves a placed order to an open batch, unless its own batch has been delivered. Throws Forbidden unless the actor
 * manages batches, and NotFound for an unknown order or batch.
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

/** Locks both batches, always in the same order, to avoid deadlocks. Throws NotFound when the target is unknown. */
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
