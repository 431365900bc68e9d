import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx, Ports } from '../../context.ts'
import { rows, type Tx } from '../../database/database.ts'
import { NO_PAGES } from '../../page-cache/tags.ts'
import { failureOf } from './failure.ts'
import type { AnyKind, BulkRegistry, BulkResult } from './kind.ts'
import { bulkItems, bulkRuns } from './table.server.ts'

/** How many rows of a run are processed concurrently. */
const LANES = 3
/** After how long a job pauses, so that other jobs can run and the process can stop. */
const SLICE_MS = 2000
const LOCK = 7_000_011

type Run = { ctx: Ctx; kind: AnyKind; bulkRun: typeof bulkRuns.$inferSelect; until: number }
type Row = { id: string; attempts: number }
type Mark = Pick<typeof bulkItems.$inferSelect, 'status' | 'message' | 'notBefore' | 'operationId'>

/**
 * 'finished': no rows are left. 'more': rows can be processed now. 'waits': the remaining rows wait for a retry or an
 * operation. 'busy': another process is working on the run.
 */
export type Worked = 'finished' | 'more' | 'waits' | 'busy'

/**
 * Processes a run for one time slice, several rows at a time, with the current role of the user who started it. A crash
 * interrupts at most the current rows, and no row is processed twice, because each is marked in the transaction of its
 * effect.
 */
export async function workOn(
  ports: Ports,
  registry: BulkRegistry,
  runId: string,
  sliceMs = SLICE_MS,
): Promise<Worked> {
  return alone(ports, runId, async () => {
    const run = await open(ports, registry, runId, performance.now() + sliceMs)
    if (!run) return 'finished'
    while (performance.now() < run.until && (await someRows(run))) {}
    return standing(run)
  })
}

/**
 * Runs work in only one process at a time. The lock belongs to a separate connection, so it is released if the process
 * dies.
 */
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
  registry: BulkRegistry,
  runId: string,
  until: number,
): Promise<Run | undefined> {
  const [bulkRun] = await ports.db
    .select()
    .from(bulkRuns)
    .where(and(eq(bulkRuns.id, runId), isNull(bulkRuns.finishedAt)))
  if (!bulkRun) return undefined
  const kind = registry.kinds.find(({ name }) => name === bulkRun.kind)
  if (!kind) throw new Error(`there is no work of the kind ${bulkRun.kind}`)
  const actor = await registry.actorOf(ports, bulkRun.actorId)
  return {
    ctx: { ...ports, actor, pages: NO_PAGES, client: 'local', requestId: `bulk:${runId}` },
    kind,
    bulkRun,
    until,
  }
}

/** Processes the next rows concurrently. Returns false if none are left or all of them are delayed. */
async function someRows(run: Run): Promise<boolean> {
  const lanes = Array.from({ length: LANES }, () => workOnNext(run))
  return (await Promise.all(lanes)).includes(true)
}

/** Processes one row in one transaction. A savepoint undoes a failed attempt but keeps the row's new status. */
function workOnNext(run: Run): Promise<boolean> {
  const { ctx, kind, bulkRun } = run
  return ctx.db.transaction(async (tx) => {
    const [row] = await nextRow(tx, run)
    if (!row) return false
    const attempt = () => tx.transaction((inner) => kind.work(ctx, inner, bulkRun.input, itemOf(run, row)))
    await mark(tx, run, row, await markOf(run, row, attempt))
    return true
  })
}

const nextRow = (tx: Tx, { ctx, bulkRun }: Run): Promise<Row[]> =>
  rows<Row>(
    tx,
    sql`select subject_id as id, attempts from ${bulkItems}
      where run_id = ${bulkRun.id} and status = 'waiting'
        and (not_before is null or not_before <= ${ctx.clock.now().toISOString()}::timestamptz)
      order by position limit 1 for update skip locked`,
  )

const itemOf = ({ bulkRun }: Run, { id }: Row) => ({ id, key: `${bulkRun.id}:${id}` })

async function markOf({ ctx }: Run, { attempts }: Row, attempt: () => Promise<BulkResult>): Promise<Mark> {
  try {
    const result = await attempt()
    const { text: message } = result
    if ('operationId' in result)
      return { status: 'requested', message, notBefore: null, operationId: result.operationId }
    return { status: result.ok ? 'done' : 'failed', message, notBefore: null, operationId: null }
  } catch (error) {
    return { ...failureOf(error, attempts + 1, ctx), operationId: null }
  }
}

const mark = (tx: Tx, { bulkRun }: Run, { id, attempts }: Row, result: Mark) =>
  tx
    .update(bulkItems)
    .set({ ...result, attempts: attempts + 1 })
    .where(and(eq(bulkItems.runId, bulkRun.id), eq(bulkItems.subjectId, id), eq(bulkItems.status, 'waiting')))

/** Ends the run once every row has its outcome. */
async function standing({ ctx, bulkRun }: Run): Promise<Worked> {
  const [left] = await rows<{ waiting: boolean; ready: boolean }>(
    ctx.db,
    sql`select count(*) > 0 as waiting,
        coalesce(bool_or(status = 'waiting' and (not_before is null or not_before <= ${ctx.clock.now().toISOString()}::timestamptz)), false) as ready
      from ${bulkItems} where run_id = ${bulkRun.id} and status in ('waiting', 'requested')`,
  )
  if (left?.waiting) return left.ready ? 'more' : 'waits'
  await ctx.db
    .update(bulkRuns)
    .set({ finishedAt: ctx.clock.now() })
    .where(and(eq(bulkRuns.id, bulkRun.id), isNull(bulkRuns.finishedAt)))
  return 'finished'
}
