import { and, eq, sql } from 'drizzle-orm'
import { clubDay, type LocalDate } from '../../../../kernel/dates.ts'
import { Forbidden, Invalid, NotFound } from '../../../../kernel/errors.ts'
import { isId, newId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { type BatchStatus, DAY_HAS_PASSED, NEXT_STATUSES } from '../model.ts'
import { canManageBatches } from '../policy.ts'
import type { BatchInput } from '../schema.ts'
import { storeBatches } from '../table.server.ts'
import { addWaitingOrders, countPlaced } from './join-batch.server.ts'

type Batch = typeof storeBatches.$inferSelect

/**
 * Opens a batch and adds waiting orders to it. Throws Forbidden unless the actor manages batches, and Invalid for a
 * delivery in the past: such a batch would never take an order.
 */
export async function createBatch(ctx: Ctx, input: BatchInput): Promise<{ ok: true; id: string }> {
  requireManager(ctx)
  requireComingDay(ctx, input.expectedDelivery)
  const id = newId()
  return transact(ctx, async (tx) => {
    const managedById = ctx.actor.kind === 'user' ? ctx.actor.userId : null
    const at = ctx.clock.now()
    await tx.insert(storeBatches).values({ id, ...input, managedById, createdAt: at, updatedAt: at })
    await addWaitingOrders(ctx, tx)
    await auditBatch(ctx, tx, id, 'storebatches.create', {})
    return done({ id })
  })
}

export type EditBatch = Outcome<object, { reason: 'CHANGED_MEANWHILE' }>

/**
 * Edits a batch. Refuses when it has changed since `version`, the row version that the form was opened with. Throws
 * Invalid when the delivery is moved into the past.
 */
export async function editBatch(
  ctx: Ctx,
  id: string,
  version: number,
  input: BatchInput,
): Promise<EditBatch> {
  requireManager(ctx)
  return transact(ctx, async (tx) => {
    const before = await lockBatch(tx, id)
    // A batch that is already late can still be edited otherwise.
    if (input.expectedDelivery !== before.expectedDelivery) requireComingDay(ctx, input.expectedDelivery)
    const [changed] = await tx
      .update(storeBatches)
      .set({ ...input, updatedAt: ctx.clock.now(), version: sql`${storeBatches.version} + 1` })
      .where(and(eq(storeBatches.id, id), eq(storeBatches.version, version)))
      .returning({ id: storeBatches.id })
    if (!changed) return refused('CHANGED_MEANWHILE')
    // A new date can make it the active batch.
    await addWaitingOrders(ctx, tx)
    await auditBatch(ctx, tx, id, 'storebatches.update', { fields: Object.keys(input) })
    return done()
  })
}

export type ChangeStatus = Outcome<
  object,
  | { reason: 'NOT_FROM_HERE'; from: BatchStatus }
  /** Closing would leave placed orders in a batch that is never ordered. */
  | { reason: 'HAS_ORDERS'; orders: number }
>

/**
 * Changes the status of a batch as NEXT_STATUSES allows. Only an open batch takes orders; when it is reopened, waiting
 * orders join it. Refuses to close an open batch with placed orders: `moveOrdersAndClose` moves them first.
 */
export async function changeBatchStatus(ctx: Ctx, id: string, status: BatchStatus): Promise<ChangeStatus> {
  requireManager(ctx)
  return transact(ctx, async (tx) => {
    const batch = await lockBatch(tx, id)
    if (batch.status === status) return done()
    if (!NEXT_STATUSES[batch.status].includes(status)) return refused('NOT_FROM_HERE', { from: batch.status })
    if (status === 'Closed' && batch.status === 'Open') {
      const orders = await countPlaced(tx, id)
      if (orders > 0) return refused('HAS_ORDERS', { orders })
    }
    await tx
      .update(storeBatches)
      .set({ status, updatedAt: ctx.clock.now(), version: sql`${storeBatches.version} + 1` })
      .where(eq(storeBatches.id, id))
    if (status === 'Open') await addWaitingOrders(ctx, tx)
    await auditBatch(ctx, tx, id, 'storebatches.status', { from: batch.status, to: status })
    return done()
  })
}

function requireManager({ actor }: Pick<Ctx, 'actor'>): void {
  if (!canManageBatches(actor)) throw new Forbidden()
}

function requireComingDay({ clock }: Pick<Ctx, 'clock'>, day: LocalDate): void {
  if (day < clubDay(clock.now())) throw new Invalid({ expectedDelivery: [DAY_HAS_PASSED] })
}

async function lockBatch(tx: Tx, id: string): Promise<Batch> {
  const [batch] = isId(id)
    ? await tx.select().from(storeBatches).where(eq(storeBatches.id, id)).for('update')
    : []
  if (!batch) throw new NotFound()
  return batch
}

async function auditBatch(ctx: Ctx, tx: Tx, id: string, action: string, facts: Record<string, unknown>) {
  await auditStaff(tx, ctx, { action, subject: `storebatches/${id}`, facts })
  await touchEntry(tx, 'storebatches', id)
}
