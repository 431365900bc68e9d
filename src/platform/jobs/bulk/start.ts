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
  /** The form key, so that a form that is submitted twice starts one run. */
  key: string
}

/**
 * Starts a bulk run in the command's transaction and returns its id. If the user has already started a run with this
 * key, returns that run's id. Only users can start runs; the caller must have checked the permission.
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
