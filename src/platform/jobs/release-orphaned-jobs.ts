import { sql } from 'drizzle-orm'
import type { TaskList, WorkerEvents } from 'graphile-worker'
import type { Ports } from '../context.ts'
import type { Log } from '../log/log.ts'

/** The application name of a worker's connection starts with this; the worker's name follows. */
const CONNECTION_PREFIX = 'sevenmetre-jobs '

/** Orphaned jobs are released every minute. */
export const JOB_CRONTAB = '* * * * * jobs:unlock'

export const jobTasks = (ports: Pick<Ports, 'db'>): TaskList => ({
  'jobs:unlock': () => releaseOrphanedJobs(ports),
})

/** Puts the worker's name on the connection it listens on: while the connection exists, the worker is running. */
export function tagWorkerConnection(events: WorkerEvents, log: Log): void {
  events.on('pool:listen:success', ({ workerPool, client }) => {
    const name = CONNECTION_PREFIX + workerPool.id.replace(/[^\w-]/g, '')
    const warn = (error: unknown) => log.warn({ err: error }, 'the connection of a worker could not be named')
    // Its LISTEN is still running, and a connection runs one query after the other.
    client.once('drain', () => void client.query(`set application_name = '${name}'`).catch(warn))
  })
}

/**
 * Releases the jobs of workers that have no connection any more: graphile-worker alone would keep them for four hours.
 * A worker that has lost its connection has a minute to reconnect. Every job can safely run twice.
 */
export async function releaseOrphanedJobs({ db }: Pick<Ports, 'db'>): Promise<void> {
  await db.execute(sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker._private_jobs
    where locked_at < now() - interval '1 minute' and locked_by not in (
      select substring(application_name from ${CONNECTION_PREFIX.length + 1}::int) from pg_stat_activity
      where datname = current_database() and application_name like ${`${CONNECTION_PREFIX}%`})
    having count(*) > 0`)
}
