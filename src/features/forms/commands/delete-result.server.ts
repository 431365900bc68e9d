import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { deleteFile } from '../../../platform/files/audience.ts'
import { canReadResults } from '../policy.ts'
import { formPapers, formResults } from '../table.server.ts'

/**
 * Deletes an answer with its uploaded papers. Throws Forbidden unless the actor is an administrator, NotFound if the
 * answer does not exist.
 */
export async function deleteResult(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  id: string,
): Promise<void> {
  if (!canReadResults(ctx.actor)) throw new Forbidden()
  if (!isId(id)) throw new NotFound()
  await transact(ctx, async (tx) => {
    const papers = await tx
      .select({ fileId: formPapers.fileId })
      .from(formPapers)
      .where(eq(formPapers.resultId, id))
    const deleted = await tx
      .delete(formResults)
      .where(eq(formResults.id, id))
      .returning({ id: formResults.id })
    if (deleted.length === 0) throw new NotFound()
    for (const { fileId } of papers) await deleteFile(tx, fileId)
    const facts = { papers: papers.length }
    await auditStaff(tx, ctx, { action: 'formresults.delete', subject: `formresults/${id}`, facts })
    await touchEntry(tx, 'formresults', id)
  })
}
