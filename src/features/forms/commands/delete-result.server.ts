import { eq } from 'drizzle-orm'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { deleteFile } from '../../../platform/files/audience.ts'
import { lockReadable } from '../internal/find-readable.server.ts'
import { formPapers, formResults } from '../table.server.ts'

/**
 * Deletes an answer with its uploaded papers. Throws Forbidden unless the actor may read it, NotFound if it does not
 * exist.
 */
export async function deleteResult(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  id: string,
): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockReadable(ctx, tx, id)
    const papers = await tx
      .select({ fileId: formPapers.fileId })
      .from(formPapers)
      .where(eq(formPapers.resultId, id))
    await tx.delete(formResults).where(eq(formResults.id, id))
    for (const { fileId } of papers) await deleteFile(tx, fileId)
    const facts = { papers: papers.length }
    await auditStaff(tx, ctx, { action: 'formresults.delete', subject: `formresults/${id}`, facts })
    await touchEntry(tx, 'formresults', id)
  })
}
