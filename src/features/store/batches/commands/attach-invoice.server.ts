import { eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Outcome } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { type DocumentRefusal, storeDocument } from '../../../../platform/files/store-document.ts'
import { deleteUnusedFile } from '../../../../platform/files/unused.ts'
import { INVOICES, type InvoiceOf } from '../model.ts'
import { canManageBatches } from '../policy.ts'
import { storeBatches } from '../table.server.ts'

/**
 * Stores the invoice of the kit supplier or of the printing company with a batch and replaces an earlier one. It is a
 * PDF or a picture, and never public. Throws Forbidden unless the actor manages batches, and NotFound for an unknown
 * batch.
 */
export async function attachInvoice(
  ctx: Ctx,
  id: string,
  of: InvoiceOf,
  file: { bytes: Uint8Array; name: string },
): Promise<Outcome<{ id: string }, DocumentRefusal>> {
  if (!canManageBatches(ctx.actor)) throw new Forbidden()
  if (!isId(id) || !(await isBatch(ctx, id))) throw new NotFound()
  const stored = await storeDocument(ctx, file.bytes, file)
  if (!stored.ok) return stored
  await transact(ctx, async (tx) => {
    const [before] = await tx.select().from(storeBatches).where(eq(storeBatches.id, id)).for('update')
    if (!before) throw new NotFound()
    const column = INVOICES[of]
    await tx
      .update(storeBatches)
      .set({ [column]: stored.id, updatedAt: ctx.clock.now(), version: sql`${storeBatches.version} + 1` })
      .where(eq(storeBatches.id, id))
    const earlier = before[column]
    if (earlier) await deleteUnusedFile(tx, earlier)
    await auditStaff(tx, ctx, {
      action: 'storebatches.invoice',
      subject: `storebatches/${id}`,
      facts: { of },
    })
    await touchEntry(tx, 'storebatches', id)
  })
  return stored
}

async function isBatch({ db }: Ctx, id: string): Promise<boolean> {
  const [found] = await db.select({ id: storeBatches.id }).from(storeBatches).where(eq(storeBatches.id, id))
  return found !== undefined
}
