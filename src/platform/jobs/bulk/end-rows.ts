import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { addJob } from '../jobs.ts'
import { bulkItems } from './table.server.ts'

/** Writes an operation's outcome to the rows that wait for it, in the transaction that ends the operation. */
export async function endRows(
  tx: Tx,
  operationId: string,
  { ok, text }: { ok: boolean; text: string },
): Promise<void> {
  const ended = await tx
    .update(bulkItems)
    .set({ status: ok ? 'done' : 'failed', message: text })
    .where(and(eq(bulkItems.operationId, operationId), eq(bulkItems.status, 'requested')))
    .returning({ runId: bulkItems.runId })
  for (const { runId } of ended) await addJob(tx, 'bulk:run', { runId }, `bulk:${runId}`)
}
