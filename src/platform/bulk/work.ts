import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx, Ports } from '../context.ts'
import { rows, type Tx } from '../database/database.ts'
import { NO_PAGES } from '../pagecache/tags.ts'
import { failureOf } from './failure.ts'
import type { AnyKind, BulkResult, Workshop } from './kind.ts'
import { bulkItems, bulkRuns } from './table.server.ts'

/** Rows of one run that are done at the same time. */
const LANES = 3
/** How long one job works before it lets others have a turn, and the process end. */
const SLICE_MS = 2000
const LOCK = 7_000_011

type Run = { ctx: Ctx; kind: AnyKind; run: typeof bulkRuns.$inferSelect; until: number }

/** Nothing is left; more can be done at once; the rest waits for its next attempt; another process is at it. */
export type Worked = 'finished' | 'more' | 'waits' | 'busy'

/**
 * Works on a run for a while: one row a transaction, marked in the transaction of its effect, so that a process that
 * is killed loses at most the rows in its hands, and nobody does one of them twice. It acts as the person who started
 * the run, with the role of today.
 */
export async function workOn(
  ports: Ports,
  workshop: Workshop,
  runId: string,
  sliceMs = SLICE_MS,
): Promise<Worked> {
  return alone(ports, runId, async () => {
    const run = await open(ports, workshop, runId, performance.now() + sliceMs)
    if (!run) return 'finished'
    await Promise.all(Array.from({ length: LANES }, () => lane(run)))
    return standing(run)
  })
}

/** One process at a time. The lock is held by a connection of its own: it goes with the process, however that ends. */
async function alone({ db }: Ports, runId: string, work: () => Promise<Worked>): Promise<Worked> {
  const connection = await db.$client.connect()
  const lock = [LOCK, runId]
  try {
    const { rows: got } = await connection.query(
      'select pg_try_advisory_lock($1, hashtext($2)) as mine',
      lock,
    )
    if (!got[0]?.mine) return 'busy'
    try {
      return await work()
    } finally {
      await connection.query('select pg_advisory_unlock($1, hashtext($2))', lock)
    }
  } finally {
    connection.release()
  }
}

async function open(
  ports: Ports,
  workshop: Workshop,
  runId: string,
  until: number,
): Promise<Run | undefined> {
  const [run] = await ports.db
    .select()
    .from(bulkRuns)
    .where(and(eq(bulkRuns.id, runId), isNull(bulkRuns.finishedAt)))
  if (!run) return undefined
  const kind = workshop.kinds.find(({ name }) => name === run.kind)
  if (!kind) throw new Error(`there is no work of the kind ${run.kind}`)
  const actor = await workshop.actorOf(ports, run.actorId)
  return {
    ctx: { ...ports, actor, pages: NO_PAGES, client: 'local', requestId: `bulk:${runId}` },
    kind,
    run,
    until,
  }
}

async function lane(run: Run): Promise<void> {
  while (performance.now() < run.until && (await oneRow(run))) {}
}

/** Does the next row that nobody has in hand. False when there is none now. */
function oneRow({ ctx, kind, run }: Run): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [next] = await rows<{ id: string; attempts: number }>(
      tx,
      sql`select subject_id as id, attempts from ${bulkItems}
        where run_id = ${run.id} and status = 'waiting'
          and (not_before is null or not_before <= ${ctx.clock.now().toISOString()}::timestamptz)
        order by position limit 1 for update skip locked`,
    )
    if (!next) return false
    const item = and(eq(bulkItems.runId, run.id), eq(bulkItems.subjectId, next.id))
    const attempts = next.attempts + 1
    try {
      const { ok, text } = await attempt({ ctx, kind, run }, tx, next.id)
      await tx
        .update(bulkItems)
        .set({ status: ok ? 'done' : 'failed', said: text, attempts, notBefore: null })
        .where(item)
    } catch (error) {
      await tx
        .update(bulkItems)
        .set({ ...failureOf(error, attempts, ctx), attempts })
        .where(item)
    }
    return true
  })
}

/** In a savepoint: what a failed attempt wrote is undone, the mark on its row is not. */
const attempt = ({ ctx, kind, run }: Omit<Run, 'until'>, tx: Tx, id: string): Promise<BulkResult> =>
  tx.transaction((inner) => kind.work(ctx, inner, run.input, { id, key: `${run.id}:${id}` }))

/** Closes the run when no row waits any more. */
async function standing({ ctx, run }: Run): Promise<Worked> {
  const [left] = await rows<{ waiting: boolean; ready: boolean }>(
    ctx.db,
    sql`select count(*) > 0 as waiting,
        coalesce(bool_or(not_before is null or not_before <= ${ctx.clock.now().toISOString()}::timestamptz), false) as ready
      from ${bulkItems} where run_id = ${run.id} and status = 'waiting'`,
  )
  if (left?.waiting) return left.ready ? 'more' : 'waits'
  await ctx.db
    .update(bulkRuns)
    .set({ finishedAt: ctx.clock.now() })
    .where(and(eq(bulkRuns.id, run.id), isNull(bulkRuns.finishedAt)))
  return 'finished'
}
