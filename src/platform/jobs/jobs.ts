import { sql } from 'drizzle-orm'
import { Logger } from 'graphile-worker'
import type { Db, Tx } from '../database/database.ts'

/** A job's payload: small JSON. The job reads everything else when it runs. */
export type JobPayload = Record<string, string | number | boolean | null>

/** The maximum number of attempts; graphile-worker waits exponentially longer between them. */
const MAX_ATTEMPTS = 12

/**
 * Adds a job in the command's transaction, so it exists exactly if the transaction commits. With a `key`, it replaces a
 * waiting job with the same key. Jobs in the same `queue` run one after another.
 */
export async function addJob(
  tx: Tx,
  task: string,
  payload: JobPayload,
  key?: string,
  queue?: string,
  runAt?: Date,
): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(
    ${task}, ${JSON.stringify(payload)}::json, max_attempts => ${MAX_ATTEMPTS}, job_key => ${key ?? null}::text, queue_name => ${queue ?? null}::text, run_at => ${runAt?.toISOString() ?? null}::timestamptz)`)
}

/** Creates the job tables. Nodes that run no jobs need them too, for `addJob`. */
export async function migrateJobs(db: Db): Promise<void> {
  const { runMigrations } = await import('graphile-worker')
  await runMigrations({ pgPool: db.$client, logger: quiet() })
}

const quiet = () => new Logger(() => () => {})
