import { sql } from 'drizzle-orm'
import type { TaskList, WorkerEvents } from 'graphile-worker'
import type { Ports } from '../context.ts'
import type { Log } from '../log/log.ts'

/** The prefix of the application name of a worker's connection; the worker's name follows. */
const CONNECTION_PREFIX = 'sevenmetre-jobs '

/** Releases orphaned jobs every minute. */
export const JOB_CRONTAB = '* * * * * jobs:unlock'

/** The job that releases the jobs of crashed workers. */
export const jobTasks = (ports: Pick<Ports, 'db'>): TaskList => ({
  'jobs:unlock': () => releaseOrphanedJobs(ports),
})

/** Sets the worker's name on its LISTEN connection. As long as this connection exists, the worker counts as running. */
export function tagWorkerConnection(events: WorkerEvents, log: Log): void {
  events.on('pool:listen:success', ({ workerPool, client }) => {
    const name = CONNECTION_PREFIX + workerPool.id.replace(/[^\w-]/g, '')
    const warn = (error: unknown) => log.warn({ err: error }, 'the connection of a worker could not be named')
    // Its LISTEN is still in progress, and a connection runs one query at a time.
    client.once('drain', () => void client.query(`set application_name = '${name}'`).catch(warn))
  })
}

/**
 * Releases the jobs of workers without a connection. graphile-worker alone would keep them locked for four hours. A
 * worker that lost its connection has a minute to reconnect. If it is still running, its job runs twice, which every
 * job tolerates.
 */
export async function releaseOrphanedJobs({ db }: Pick<Ports, 'db'>): Promise<void> {
  await db.execute(sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker._private_jobs
    where locked_at < now() - interval '1 minute' and locked_by not in (
      select substring(application_name from ${CONNECTION_PREFIX.length + 1}::int) from pg_stat_activity
      where datname = current_database() and application_name like ${`${CONNECTION_PREFIX}%`})
    having count(*) > 0`)
}
