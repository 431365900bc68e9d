import { sql } from 'drizzle-orm'
import type { TaskList, WorkerEvents } from 'graphile-worker'
import type { Ports } from '../context.ts'
import type { Log } from '../log/log.ts'

/** What the connection of a worker that lives calls itself, with the worker's name behind. */
const SPEAKS = 'sevenmetre-jobs '

/** Jobs whose worker was killed are looked for each minute. */
export const JOB_CRONTAB = '* * * * * jobs:unlock'

export const jobTasks = (ports: Pick<Ports, 'db'>): TaskList => ({
  'jobs:unlock': () => unlockJobsOfTheDead(ports),
})

/** Lets the connection on which a worker listens carry its name: as long as it is there, the worker lives. */
export function speakFor(events: WorkerEvents, log: Log): void {
  events.on('pool:listen:success', ({ workerPool, client }) => {
    const name = SPEAKS + workerPool.id.replace(/[^\w-]/g, '')
    const warn = (error: unknown) => log.warn({ err: error }, 'a worker could not say its name')
    // Its LISTEN is under way, and a connection answers one question after the other.
    client.once('drain', () => void client.query(`set application_name = '${name}'`).catch(warn))
  })
}

/**
 * Frees the jobs of workers for which no connection speaks: a killed one would keep them for four hours, and a letter
 * with them. One that has just lost its connection has a minute to come back. Jobs are such that twice does no harm.
 */
export async function unlockJobsOfTheDead({ db }: Pick<Ports, 'db'>): Promise<void> {
  await db.execute(sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker._private_jobs
    where locked_at < now() - interval '1 minute' and locked_by not in (
      select substring(application_name from ${SPEAKS.length + 1}::int) from pg_stat_activity
      where datname = current_database() and application_name like ${`${SPEAKS}%`})
    having count(*) > 0`)
}
