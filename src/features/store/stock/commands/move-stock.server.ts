import { and, eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { nameCause } from '../../catalog/commands/name-cause.server.ts'
import { canManageStore } from '../../catalog/policy.ts'
import { storeItems, storeStock } from '../../catalog/table.server.ts'
import type { MovementInput } from '../schema.ts'

export type MoveStock = Outcome<
  { stock: number },
  | { reason: 'NO_SUCH_SIZE' }
  /** More are lost or damaged than there are. */
  | { reason: 'TOO_FEW'; stock: number }
  /** Something was sold, returned or recorded since the form was opened; also the second of two equal forms. */
  | { reason: 'CHANGED_MEANWHILE'; stock: number | null }
>

/**
 * Records what happened to the stock of one size: pieces were delivered, lost or damaged, or all of them were counted.
 * A size that was not counted before begins at 0. Throws Forbidden unless the actor manages the store, and NotFound for
 * an unknown item.
 */
export async function moveStock(ctx: Ctx, itemId: string, input: MovementInput): Promise<MoveStock> {
  if (!canManageStore(ctx.actor)) throw new Forbidden()
  if (!isId(itemId)) throw new NotFound()
  const { reason, quantity, note } = input
  const { size, moves } = input.size
  return transact(ctx, async (tx) => {
    const isSize = and(eq(storeStock.itemId, itemId), eq(storeStock.size, size))
    const [row] = await tx.select().from(storeStock).where(isSize).for('update')
    if (!row) return refused('NO_SUCH_SIZE')
    if (row.moves !== moves) return refused('CHANGED_MEANWHILE', { stock: row.stock })
    const before = row.stock ?? 0
    const stock = stockAfter(before, reason, quantity)
    if (stock < 0) return refused('TOO_FEW', { stock: before })
    await nameCause(tx, { reason, note }, ctx.actor)
    await tx
      .update(storeStock)
      .set({ stock, moves: sql`${storeStock.moves} + 1` })
      .where(isSize)
    await tx.update(storeItems).set({ stockUpdatedAt: ctx.clock.now() }).where(eq(storeItems.id, itemId))
    const facts = { size, reason, change: stock - before }
    await auditStaff(tx, ctx, { action: 'storeitems.move-stock', subject: `storeitems/${itemId}`, facts })
    await touchEntry(tx, 'storeitems', itemId)
    return done({ stock })
  })
}

function stockAfter(before: number, reason: MovementInput['reason'], quantity: number): number {
  if (reason === 'counted') return quantity
  return reason === 'delivered' ? before + quantity : before - quantity
}

/**
 * Sets from how many pieces on each size counts as low; null for never. Throws like `moveStock`. Sizes that are not in
 * the catalogue are ignored.
 */
export async function setThresholds(
  ctx: Ctx,
  itemId: string,
  thresholds: ReadonlyMap<string, number | null>,
): Promise<{ ok: true }> {
  if (!canManageStore(ctx.actor)) throw new Forbidden()
  if (!isId(itemId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    for (const [size, lowAt] of [...thresholds].sort(([a], [b]) => (a < b ? -1 : 1)))
      await tx
        .update(storeStock)
        .set({ lowAt })
        .where(and(eq(storeStock.itemId, itemId), eq(storeStock.size, size)))
    await auditStaff(tx, ctx, { action: 'storeitems.low-stock', subject: `storeitems/${itemId}` })
    return { ok: true }
  })
}
