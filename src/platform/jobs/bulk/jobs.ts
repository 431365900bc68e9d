import { isNull, lt } from 'drizzle-orm'
import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Ports } from '../../context.ts'
import { addJob } from '../jobs.ts'
import type { BulkRegistry } from './kind.ts'
import { bulkRuns } from './table.server.ts'
import { workOn } from './work.ts'

/** Every minute: resumes interrupted and delayed runs. Daily: deletes old results. */
export const BULK_CRONTAB = '* * * * * bulk:resume\n41 3 * * * bulk:forget'

const KEPT_MS = 30 * 86_400_000
const payload = z.object({ runId: z.uuid() })

/** The jobs that work on bulk runs, resume interrupted ones, and delete old ones. */
export const bulkTasks = (ports: Ports, registry: BulkRegistry): TaskList => ({
  async 'bulk:run'(given) {
    const { runId } = payload.parse(given)
    if ((await workOn(ports, registry, runId)) === 'more') await wake(ports, [runId])
  },
  'bulk:resume': () => resumeRuns(ports),
  async 'bulk:forget'() {
    await deleteOldRuns(ports)
  },
})

/** Deletes runs that finished more than 30 days ago. Returns how many. */
export async function deleteOldRuns({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const old = lt(bulkRuns.finishedAt, new Date(clock.now().getTime() - KEPT_MS))
  const { rowCount } = await db.delete(bulkRuns).where(old)
  return rowCount ?? 0
}

/**
 * Adds a job for every unfinished run. The job of a run that another worker is processing does nothing, because of the
 * run's lock.
 */
export async function resumeRuns(ports: Pick<Ports, 'db'>): Promise<void> {
  const open = await ports.db.select({ id: bulkRuns.id }).from(bulkRuns).where(isNull(bulkRuns.finishedAt))
  await wake(
    ports,
    open.map(({ id }) => id),
  )
}

const wake = ({ db }: Pick<Ports, 'db'>, runIds: readonly string[]): Promise<void> =>
  db.transaction(async (tx) => {
    for (const runId of runIds) await addJob(tx, 'bulk:run', { runId }, `bulk:${runId}`)
  })
