import { sql } from 'drizzle-orm'
import { type Db, rows } from '../database/database.ts'

/** The state of the job queue. Ages are in seconds by the database's clock. */
export type QueueState = {
  /** Jobs that are due but not running. */
  waiting: number
  oldestSeconds: number
  running: number
  /** Jobs that are scheduled for later, including retries. */
  later: number
  /** Jobs that have used up their attempts, by task. */
  failed: { task: string; many: number; oldestSeconds: number }[]
}

/** Counts the waiting, running and failed jobs for the status page and the metrics. */
export async function queueState(db: Db): Promise<QueueState> {
  const isFailed = sql`attempts >= max_attempts and locked_at is null`
  const isDue = sql`attempts < max_attempts and locked_at is null and run_at <= now()`
  const counting = rows<{ waiting: number; oldestSeconds: number; running: number; later: number }>(
    db,
    sql`select count(*) filter (where ${isDue}) as waiting,
      coalesce(extract(epoch from now() - min(run_at) filter (where ${isDue})), 0)::int as "oldestSeconds",
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where locked_at is null and run_at > now() and attempts < max_attempts) as later
      from graphile_worker.jobs`,
  )
  const listing = rows<QueueState['failed'][number]>(
    db,
    sql`select task_identifier as task, count(*) as many,
      extract(epoch from now() - min(updated_at))::int as "oldestSeconds"
      from graphile_worker.jobs where ${isFailed} group by 1 order by 2 desc, 1`,
  )
  const [[counts], failed] = await Promise.all([counting, listing])
  return { ...(counts ?? { waiting: 0, oldestSeconds: 0, running: 0, later: 0 }), failed }
}

/** Returns when each scheduled job last started, by task name. */
export async function lastRuns(db: Db): Promise<{ task: string; at: Date }[]> {
  const found = await rows<{ task: string; at: string }>(
    db,
    sql`select identifier as task, last_execution as at from graphile_worker._private_known_crontabs
      where last_execution is not null order by 1`,
  )
  return found.map(({ task, at }) => ({ task, at: new Date(at) }))
}
