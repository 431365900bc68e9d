import { and, eq, inArray, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touch, touchEntry, transact } from '../../../../platform/database/transact.ts'
import { PLACED_STATES } from '../../orders/model/order.ts'
import { storeOrders } from '../../orders/table.server.ts'
import type { BatchStatus } from '../model.ts'
import { canManageBatches } from '../policy.ts'
import { batchOrders, storeBatches } from '../table.server.ts'
import { lockBatches } from './move-order.server.ts'

export type MoveAndClose = Outcome<
  { title: string; orders: number },
  /** The batch to close is no longer open. */
  | { reason: 'NOT_FROM_HERE'; from: BatchStatus }
  /** The target batch is not open, or is the same batch. */
  | { reason: 'NOT_OPEN'; status: BatchStatus }
>

/**
 * Moves the placed orders of an open batch to another open one and closes it, in one transaction. Throws Forbidden
 * unless the actor manages batches, and NotFound for an unknown batch.
 */
export async function moveOrdersAndClose(ctx: Ctx, id: string, toId: string): Promise<MoveAndClose> {
  if (!canManageBatches(ctx.actor)) throw new Forbidden()
  if (!isId(id) || !isId(toId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    const { from, to } = await lockBatches(tx, id, toId)
    if (!from) throw new NotFound()
    if (from.status !== 'Open') return refused('NOT_FROM_HERE', { from: from.status })
    if (to.status !== 'Open' || to.id === from.id) return refused('NOT_OPEN', { status: to.status })
    const placed = tx
      .select({ id: storeOrders.id })
      .from(storeOrders)
      .where(inArray(storeOrders.state, PLACED_STATES))
    const at = ctx.clock.now()
    const moved = await tx
      .update(batchOrders)
      .set({ batchId: to.id, joinedAt: at })
      .where(and(eq(batchOrders.batchId, from.id), inArray(batchOrders.orderId, placed)))
      .returning({ orderId: batchOrders.orderId })
    await tx
      .update(storeBatches)
      .set({ status: 'Closed', updatedAt: at, version: sql`${storeBatches.version} + 1` })
      .where(eq(storeBatches.id, from.id))
    const facts = { from: from.status, to: 'Closed', moved: moved.length, into: to.id }
    await auditStaff(tx, ctx, { action: 'storebatches.status', subject: `storebatches/${id}`, facts })
    await touchEntry(tx, 'storebatches', from.id)
    await touchEntry(tx, 'storebatches', to.id)
    await touch(tx, 'storeorders')
    return done({ title: to.title, orders: moved.length })
  })
}
