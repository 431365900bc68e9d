import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../database/database.ts'
import { countFailedMails, countUnsentMails } from '../email/counts.ts'
import { queueState } from './queue-state.ts'

/** A request that was handled by the app rather than the cache. */
export type Answered = { method: string; route: string; status: number; seconds: number }

export type Metrics = {
  answered(request: Answered): void
  /** Counts a request that was served from the page cache or as a built file. */
  fromCache(): void
  fromFiles(): void
  jobDone(task: string, failed: boolean): void
  /** All metrics in the Prometheus text format. */
  text(): Promise<{ type: string; body: string }>
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * Collects the metrics of this process. Labels are route patterns, methods, status codes and task names, never paths,
 * ids or user input, so they are few and contain no personal data.
 */
export function countingMetrics(db: Db, cache: { readonly size: number }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that the product answered itself, by the pattern of their route, until the answer was ready',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  })
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers by where they came from: a kept page, a built file, or the product itself',
    labelNames: ['from'] as const,
    registers,
  })
  const [kept, file, made] = (['page_cache', 'file', 'product'] as const).map((from) => answers.labels(from))
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs of this process that ended, by task and result',
    labelNames: ['task', 'result'] as const,
    registers,
  })
  const readGauges = gaugesOf(db, cache, registry)
  return {
    answered({ method, route, status, seconds }) {
      made?.inc()
      requests.observe({ method: METHODS.has(method) ? method : 'OTHER', route, status }, seconds)
    },
    fromCache: () => kept?.inc(),
    fromFiles: () => file?.inc(),
    jobDone: (task, failed) => jobs.inc({ task, result: failed ? 'failed' : 'done' }),
    async text() {
      await readGauges()
      return { type: registry.contentType, body: await registry.metrics() }
    },
  }
}

/**
 * Returns a function that refreshes the gauges, to be called before each scrape. The job queue's values are the same on
 * all nodes.
 */
function gaugesOf(db: Db, cache: { readonly size: number }, registry: Registry): () => Promise<void> {
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const byState = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['state'] as const, registers })
  const pages = gauge('page_cache_pages', 'Pages that are kept')
  const connections = byState('database_connections', 'Connections of this process, and who waits for one')
  const failedMails = gauge('mails_failed', 'E-mails that were given up after several attempts')
  const unsentMails = gauge('mails_unsent', 'E-mails that wait because no mail server is set')
  const jobs = byState('jobs_queue', 'Jobs by state')
  const oldest = gauge('jobs_oldest_waiting_seconds', 'How long the oldest due job has waited')
  return async () => {
    const { totalCount, idleCount, waitingCount } = db.$client
    pages.set(cache.size)
    connections.set({ state: 'busy' }, totalCount - idleCount)
    connections.set({ state: 'idle' }, idleCount)
    connections.set({ state: 'waited_for' }, waitingCount)
    failedMails.set(await countFailedMails(db))
    unsentMails.set(await countUnsentMails(db))
    const { waiting, running, later, failed, oldestSeconds } = await queueState(db)
    const givenUp = failed.reduce((sum, { many }) => sum + many, 0)
    for (const [state, many] of Object.entries({ waiting, running, later, given_up: givenUp }))
      jobs.set({ state }, many)
    oldest.set(oldestSeconds)
  }
}
