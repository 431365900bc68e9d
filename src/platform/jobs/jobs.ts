import { sql } from 'drizzle-orm'
import { type Job, Logger, type Runner, run, type TaskList } from 'graphile-worker'
import type { Db, Tx } from '../database/database.ts'
import type { Log } from '../log/log.ts'

/** What later work is told: small and JSON. The job reads the rest when it runs. */
export type JobPayload = Record<string, string | number | boolean | null>

/** At most this many attempts, with graphile-worker's exponential back-off between them. */
const MAX_ATTEMPTS = 12

/**
 * Adds later work inside the command's transaction: it exists exactly when the command's writes do.
 * `key` makes it idempotent: a waiting job of the same key is replaced, not doubled.
 */
export async function addJob(tx: Tx, task: string, payload: JobPayload, key?: string): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(
    ${task}, ${JSON.stringify(payload)}::json, max_attempts => ${MAX_ATTEMPTS}, job_key => ${key ?? null}::text)`)
}

/** Installs the job tables. `addJob` needs them also on nodes that run no jobs. */
export async function migrateJobs(db: Db): Promise<void> {
  const { runMigrations } = await import('graphile-worker')
  await runMigrations({ pgPool: db.$client, logger: quiet() })
}

/** Works on jobs in this process until stopped. */
export function startWorker(db: Db, tasks: TaskList, crontab: string, log: Log): Promise<Runner> {
  return run({
    pgPool: db.$client,
    noHandleSignals: true,
    taskList: tasks,
    crontab,
    concurrency: 4,
    pollInterval: 2000,
    logger: toLog(log),
  })
}

const toLog = (log: Log) =>
  new Logger(() => (level, message, meta) => {
    if (meta?.failure) log.error(factsOf(meta), 'a job failed')
    else if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })

/** The worker's own words repeat those of the error, values included. */
function factsOf({ job, error }: Record<string, unknown>) {
  const { task_identifier: task, id, attempts } = job as Job // the worker's own, of each failure
  return { err: error, task, job: id, attempts }
}

const quiet = () => new Logger(() => () => {})
