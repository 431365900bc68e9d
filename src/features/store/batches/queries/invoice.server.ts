import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { files } from '../../../../platform/files/table.server.ts'
import { INVOICES, type InvoiceOf } from '../model.ts'
import { canManageBatches } from '../policy.ts'
import { storeBatches } from '../table.server.ts'

export type Invoice = { name: string; mediaType: string; bytes: Uint8Array }

/** Reads an invoice of a batch. Throws NotFound when there is none or the actor does not manage batches. */
export async function readInvoice(
  ctx: Pick<Ctx, 'db' | 'files' | 'actor'>,
  batchId: string,
  of: InvoiceOf,
): Promise<Invoice> {
  if (!canManageBatches(ctx.actor) || !isId(batchId)) throw new NotFound()
  const [file] = await ctx.db
    .select({ id: files.id, name: files.name, mediaType: files.mediaType })
    .from(storeBatches)
    .innerJoin(files, eq(files.id, storeBatches[INVOICES[of]]))
    .where(eq(storeBatches.id, batchId))
  const bytes = file && (await ctx.files.get(`${file.id}/original`))
  if (!bytes) throw new NotFound()
  return { name: file.name, mediaType: file.mediaType, bytes }
}
