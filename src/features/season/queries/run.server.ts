import { NotFound } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { bulkProgress } from '../../../platform/jobs/bulk/progress.ts'

const MAX_FAILURES = 20

/**
 * Returns how far a bulk run of a season is, with the texts of failed rows. Undefined without a run, and for one that
 * was deleted after 30 days. Throws Forbidden unless the caller started it or is an administrator.
 */
export async function seasonRun(ctx: Pick<Ctx, 'db' | 'actor'>, runId: string | null) {
  if (!runId) return undefined
  try {
    const { total, done, failed, finishedAt, results } = await bulkProgress(ctx, runId)
    const failures = results.filter(({ status }) => status === 'failed').map(({ text }) => text)
    return { total, done, failed, isFinished: finishedAt !== null, failures: failures.slice(0, MAX_FAILURES) }
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}
