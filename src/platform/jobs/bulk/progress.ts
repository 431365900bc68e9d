import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { hasRole } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../context.ts'
import { type BULK_STATUSES, bulkItems, bulkRuns } from './table.server.ts'

const MAX_RESULTS = 500
const MAX_RUNS = 5
const RECENT_MS = 86_400_000

export type BulkProgress = {
  id: string
  kind: string
  input: unknown
  total: number
  done: number
  failed: number
  startedAt: Date
  finishedAt: Date | null
  /** The results of up to 500 rows, failed ones first. A waiting row shows what it waits for. */
  results: { id: string; status: (typeof BULK_STATUSES)[number]; text: string }[]
}

/**
 * Returns the progress of a run to the user who started it and to administrators. Throws NotFound, and Forbidden for
 * other users.
 */
export async function bulkProgress(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  runId: string,
): Promise<BulkProgress> {
  if (!isId(runId)) throw new NotFound()
  const [run] = await db.select().from(bulkRuns).where(eq(bulkRuns.id, runId))
  if (!run) throw new NotFound()
  const isOwn = actor.kind === 'user' && actor.userId === run.actorId
  if (!isOwn && !hasRole(actor, 'administrator')) throw new Forbidden()
  const results = await db
    .select({ id: bulkItems.subjectId, status: bulkItems.status, text: bulkItems.message })
    .from(bulkItems)
    .where(and(eq(bulkItems.runId, runId), ne(bulkItems.message, '')))
    .orderBy(desc(eq(bulkItems.status, 'failed')), bulkItems.position)
    .limit(MAX_RESULTS)
  const { id, kind, input, total, startedAt, finishedAt } = run
  const [counted] = await db
    .select({
      done: sql<number>`count(*) filter (where ${bulkItems.status} = 'done')`,
      failed: sql<number>`count(*) filter (where ${bulkItems.status} = 'failed')`,
    })
    .from(bulkItems)
    .where(eq(bulkItems.runId, runId))
  const { done = 0, failed = 0 } = counted ?? {}
  return { id, kind, input, total, done, failed, startedAt, finishedAt, results }
}

export type OwnRun = { id: string; kind: string; total: number; isFinished: boolean }

/** Lists the runs that the actor started in the last day, newest first. */
export async function ownRuns({ db, actor, clock }: Pick<Ctx, 'db' | 'actor' | 'clock'>): Promise<OwnRun[]> {
  if (actor.kind !== 'user') return []
  const since = new Date(clock.now().getTime() - RECENT_MS)
  const found = await db
    .select({
      id: bulkRuns.id,
      kind: bulkRuns.kind,
      total: bulkRuns.total,
      isFinished: sql<boolean>`${bulkRuns.finishedAt} is not null`,
    })
    .from(bulkRuns)
    .where(
      and(
        eq(bulkRuns.actorId, actor.userId),
        sql`${bulkRuns.startedAt} > ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(bulkRuns.startedAt), desc(bulkRuns.id))
    .limit(MAX_RUNS)
  return found
}
