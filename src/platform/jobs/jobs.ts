import { sql } from 'drizzle-orm'
import { Logger } from 'graphile-worker'
import type { Db, Tx } from '../database/database.ts'

/** The payload of a job: small and JSON. The job reads the rest when it runs. */
export type JobPayload = Record<string, string | number | boolean | null>

/** The highest number of attempts, with graphile-worker's exponential back-off between them. */
const MAX_ATTEMPTS = 12

/**
 * Adds a job inside the command's transaction: it exists exactly when the command's writes do. With a `key`, a waiting
 * job of the same key is replaced instead of doubled. Jobs of one `queue` run one after the other.
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

/** Installs the job tables. `addJob` needs them also on nodes that run no jobs. */
export async function migrateJobs(db: Db): Promise<void> {
  const { runMigrations } = await import('graphile-worker')
  await runMigrations({ pgPool: db.$client, logger: quiet() })
}

const quiet = () => new Logger(() => () => {})
