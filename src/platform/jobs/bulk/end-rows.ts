import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { addJob } from '../jobs.ts'
import { bulkItems } from './table.server.ts'

/** Writes the outcome of an operation into the rows that have requested it, in the transaction that ends it. */
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
