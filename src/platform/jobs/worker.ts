import { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Job, Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Db } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { tagWorkerConnection } from './release-orphaned-jobs.ts'

const PAUSE_MS = 1000

/** A running job worker. */
export type Worker = { readonly events: WorkerEvents; stop(): Promise<void> }

/**
 * Runs jobs in this process until stopped. graphile-worker exits if it cannot record a job's result because the
 * database is down, so it is restarted until it works. Jobs of the exited worker are released at once.
 */
export async function startWorker(db: Db, taskList: TaskList, crontab: string, log: Log): Promise<Worker> {
  const events: WorkerEvents = new EventEmitter()
  let pool = ''
  let stopped = false
  let restarting: Promise<void> | undefined
  tagWorkerConnection(events, log)
  events.on('pool:create', ({ workerPool }) => {
    pool = workerPool.id
  })

  async function begin(): Promise<Runner> {
    const before = pool
    if (before) await db.execute(sql`select graphile_worker.force_unlock_workers(array[${before}])`)
    const next = await run({ ...OPTIONS, events, pgPool: db.$client, taskList, crontab, logger: toLog(log) })
    const ended = () => {
      if (!stopped) restarting = beginAgain()
    }
    next.promise.then(ended, ended)
    return next
  }
  async function beginAgain(): Promise<void> {
    log.warn('the worker lost its database and restarts')
    while (!stopped) {
      await setTimeout(PAUSE_MS)
      try {
        runner = await begin()
        return
      } catch (error) {
        log.warn({ err: error }, 'the worker could not restart')
      }
    }
  }

  let runner = await begin()
  return {
    events,
    async stop() {
      stopped = true
      await restarting
      // Stopping throws if the worker has already exited, so the error is ignored.
      await runner.stop().catch(() => {})
    },
  }
}

const OPTIONS = {
  noHandleSignals: true,
  concurrency: 4,
  pollInterval: 2000,
  // A delay of 0 turns batching on. Without batching, the library does not catch failures of these writes, and they
  // would end the process.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
}

const toLog = (log: Log) =>
  new Logger(() => (level, message, meta) => {
    if (meta?.failure) log.error(factsOf(meta), 'a job failed')
    else if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })

/** Logs only these fields, because the worker's messages repeat the errors, including personal data. */
function factsOf({ job, error }: Record<string, unknown>) {
  const { task_identifier: task, id, attempts } = job as Job // the worker passes the job with every failure
  return { err: error, task, job: id, attempts }
}
