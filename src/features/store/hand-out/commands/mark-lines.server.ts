import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId, newId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { users } from '../../../accounts/table.server.ts'
import type { BatchStatus } from '../../batches/model.ts'
import { canManageBatches } from '../../batches/policy.ts'
import { batchOrders, storeBatches } from '../../batches/table.server.ts'
import { addOrderEvent } from '../../orders/commands/order-state.server.ts'
import { PLACED_STATES } from '../../orders/model/order.ts'
import { storeOrderLines, storeOrders } from '../../orders/table.server.ts'
import { lineKey, type MarkKind } from '../model.ts'
import { storeLineMarks } from '../table.server.ts'

type Line = { orderId: string; position: number }
type Named = Line & { title: string; size: string; state: (typeof storeOrders.$inferSelect)['state'] }

/** A line that was ticked before, perhaps on another phone: who ticked it, and when. */
export type EarlierMark = { title: string; by: string; at: Date }

export type MarkLines = Outcome<
  { marked: number; earlier: EarlierMark[] },
  /** The goods have not arrived. */
  { reason: 'NOT_DELIVERED'; status: BatchStatus }
>

/**
 * Ticks lines of a delivered batch as picked or collected. A line that is ticked already keeps its first mark, which is
 * returned, so that two people at once neither overwrite each other nor hand out twice. Ignores lines that are not in
 * the batch. Throws Forbidden unless the actor manages batches, and NotFound for an unknown batch.
 */
export async function markLines(
  ctx: Ctx,
  batchId: string,
  { kind, lines }: { kind: MarkKind; lines: readonly Line[] },
): Promise<MarkLines> {
  if (!canManageBatches(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const status = await statusOf(tx, batchId)
    if (status !== 'Delivered' && status !== 'Closed') return refused('NOT_DELIVERED', { status })
    const listed = await listedLines(tx, batchId, lines)
    if (listed.length === 0) return done({ marked: 0, earlier: [] })
    const markedById = ctx.actor.kind === 'user' ? ctx.actor.userId : null
    const made = await tx
      .insert(storeLineMarks)
      .values(
        listed.map(({ orderId, position }) => ({
          ...{ id: newId(), orderId, position, kind },
          ...{ markedAt: ctx.clock.now(), markedById },
        })),
      )
      .onConflictDoNothing()
      .returning({ orderId: storeLineMarks.orderId, position: storeLineMarks.position })
    const isNew = new Set(made.map(lineKey))
    const [marked, before] = [listed.filter((line) => isNew.has(lineKey(line))), without(listed, isNew)]
    if (kind === 'collected') await record(ctx, tx, marked, 'Handed out')
    return done({ marked: marked.length, earlier: await earlierMarks(tx, kind, before) })
  })
}

/**
 * Removes marks of a batch that the page showed. A mark that was made since has another id and stays. Throws
 * like `markLines`.
 */
export async function removeMarks(
  ctx: Ctx,
  batchId: string,
  ids: readonly string[],
): Promise<{ ok: true; removed: number }> {
  if (!canManageBatches(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    await statusOf(tx, batchId)
    const orders = tx
      .select({ id: batchOrders.orderId })
      .from(batchOrders)
      .where(eq(batchOrders.batchId, batchId))
    const removed = await tx
      .delete(storeLineMarks)
      .where(and(inArray(storeLineMarks.id, [...ids]), inArray(storeLineMarks.orderId, orders)))
      .returning()
    const collected = removed.filter(({ kind }) => kind === 'collected')
    const lines = await listedLines(tx, batchId, collected)
    await record(ctx, tx, lines, 'Not handed out after all')
    return { ok: true, removed: removed.length }
  })
}

const without = (lines: readonly Named[], keys: ReadonlySet<string>): Named[] =>
  lines.filter((line) => !keys.has(lineKey(line)))

/** The status of a batch, which cannot change before the transaction ends. */
async function statusOf(tx: Tx, batchId: string): Promise<BatchStatus> {
  const [batch] = isId(batchId)
    ? await tx
        .select({ status: storeBatches.status })
        .from(storeBatches)
        .where(eq(storeBatches.id, batchId))
        .for('share')
    : []
  if (!batch) throw new NotFound()
  return batch.status
}

const isOneOf = (lines: readonly Line[]) =>
  or(
    ...lines.map(({ orderId, position }) =>
      and(eq(storeOrderLines.orderId, orderId), eq(storeOrderLines.position, position)),
    ),
  )

/** The lines that are in the batch, placed and not refunded, in the common order of rows. */
async function listedLines(tx: Tx, batchId: string, lines: readonly Line[]): Promise<Named[]> {
  if (lines.length === 0) return []
  return tx
    .select({
      orderId: storeOrderLines.orderId,
      position: storeOrderLines.position,
      title: storeOrderLines.title,
      size: storeOrderLines.size,
      state: storeOrders.state,
    })
    .from(storeOrderLines)
    .innerJoin(storeOrders, eq(storeOrders.id, storeOrderLines.orderId))
    .innerJoin(batchOrders, eq(batchOrders.orderId, storeOrders.id))
    .where(
      and(
        eq(batchOrders.batchId, batchId),
        inArray(storeOrders.state, PLACED_STATES),
        sql`${storeOrderLines.returned} < ${storeOrderLines.quantity}`,
        isOneOf(lines),
      ),
    )
    .orderBy(storeOrderLines.orderId, storeOrderLines.position)
}

async function earlierMarks(tx: Tx, kind: MarkKind, lines: readonly Named[]): Promise<EarlierMark[]> {
  if (lines.length === 0) return []
  return tx
    .select({
      title: storeOrderLines.title,
      by: sql<string>`coalesce(${users.name}, '')`,
      at: storeLineMarks.markedAt,
    })
    .from(storeLineMarks)
    .innerJoin(
      storeOrderLines,
      and(
        eq(storeOrderLines.orderId, storeLineMarks.orderId),
        eq(storeOrderLines.position, storeLineMarks.position),
      ),
    )
    .leftJoin(users, eq(users.id, storeLineMarks.markedById))
    .where(and(eq(storeLineMarks.kind, kind), isOneOf(lines)))
}

/** Adds one event to the history of each order. */
async function record(ctx: Ctx, tx: Tx, lines: readonly Named[], what: string): Promise<void> {
  for (const [orderId, ofOrder] of Map.groupBy(lines, (line) => line.orderId)) {
    const state = ofOrder[0]?.state
    const items = ofOrder.map(({ title, size }) => `${title}, ${size}`).join('; ')
    if (state) await addOrderEvent(ctx, tx, orderId, state, `${what}: ${items}`)
  }
}
