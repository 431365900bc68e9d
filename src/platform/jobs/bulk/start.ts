import { and, eq, sql } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../database/database.ts'
import { addJob } from '../jobs.ts'
import type { BulkKind } from './kind.ts'
import { bulkItems, bulkRuns } from './table.server.ts'

type BulkRequest<Input> = {
  input: Input
  ids: readonly string[]
  /** The key of the form: a form that is sent twice starts one run. */
  key: string
}

/**
 * Starts work over many rows, inside the command's transaction. Answers its id; the same key of the same user answers
 * the earlier id. The caller has checked the permission. Only a user can start one.
 */
export async function startBulk<Input>(
  tx: Tx,
  { actor, clock }: Pick<Ctx, 'actor' | 'clock'>,
  kind: BulkKind<Input>,
  { input, ids, key }: BulkRequest<Input>,
): Promise<{ runId: string; isNew: boolean }> {
  if (actor.kind !== 'user') throw new Forbidden()
  const runId = newId()
  const distinct = [...new Set(ids)]
  const [started] = await tx
    .insert(bulkRuns)
    .values({
      id: runId,
      kind: kind.name,
      input,
      actorId: actor.userId,
      key,
      total: distinct.length,
      startedAt: clock.now(),
    })
    .onConflictDoNothing({ target: [bulkRuns.actorId, bulkRuns.key] })
    .returning({ id: bulkRuns.id })
  if (!started) return { runId: await earlier(tx, actor.userId, key), isNew: false }
  await tx.execute(sql`insert into ${bulkItems} (run_id, subject_id, position)
    select ${runId}, id, position from unnest(${sql.param(distinct)}::uuid[]) with ordinality as given (id, position)`)
  await addJob(tx, 'bulk:run', { runId }, `bulk:${runId}`)
  return { runId, isNew: true }
}

async function earlier(tx: Tx, actorId: string, key: string): Promise<string> {
  const [run] = await tx
    .select({ id: bulkRuns.id })
    .from(bulkRuns)
    .where(and(eq(bulkRuns.actorId, actorId), eq(bulkRuns.key, key)))
  if (!run) throw new Error('a run whose key is taken is not there')
  return run.id
}
