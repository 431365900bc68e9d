import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../platform/context.ts'
import { touch, transact } from '../../platform/database/transact.ts'
import { deleteFile } from '../../platform/files/audience.ts'
import { files } from '../../platform/files/table.server.ts'
import { deleteOldSubmissions } from '../../platform/limits/submissions.ts'
import { NO_PAGES } from '../../platform/page-cache/tags.ts'
import { MAX_KEEP_MONTHS } from './model/retention.ts'
import { formPapers, formResults, forms } from './table.server.ts'

type Needs = Pick<Ports, 'db' | 'clock'>

/** Deletes old answers every night. Times are in UTC. */
export const FORM_CRONTAB = '41 2 * * * forms:forget'

/**
 * Deletes answers the months of their form after they were closed, and all twelve months after they arrived. Returns
 * their number.
 */
export async function deleteOldResults({ db, clock }: Needs): Promise<number> {
  return transact({ db, pages: NO_PAGES }, async (tx) => {
    const now = sql`${clock.now()}::timestamptz`
    const isOld = lt(formResults.createdAt, sql`${now} - make_interval(months => ${MAX_KEEP_MONTHS})`)
    const keepMonths = sql`(select ${forms.keepMonths} from ${forms} where ${forms.id} = ${formResults.formId})`
    const isDone = lt(formResults.closedAt, sql`${now} - make_interval(months => ${keepMonths})`)
    const deleted = await tx.delete(formResults).where(or(isOld, isDone)).returning({ id: formResults.id })
    if (deleted.length > 0) await touch(tx, 'formresults')
    return deleted.length
  })
}

/** Deletes papers older than a day that belong to no answer, and returns their number. */
export async function deleteOrphanedPapers({ db, clock }: Needs): Promise<number> {
  return transact({ db, pages: NO_PAGES }, async (tx) => {
    const lost = await tx
      .select({ id: files.id })
      .from(formPapers)
      .innerJoin(files, eq(files.id, formPapers.fileId))
      .where(
        and(
          isNull(formPapers.resultId),
          lt(files.createdAt, sql`${clock.now()}::timestamptz - interval '1 day'`),
        ),
      )
    for (const { id } of lost) await deleteFile(tx, id)
    return lost.length
  })
}

/** The job that deletes old answers, uploads without an answer, and what recognises repeated answers. */
export const formTasks = (ports: Ports): TaskList => ({
  async 'forms:forget'() {
    const answers = await deleteOldResults(ports)
    const papers = await deleteOrphanedPapers(ports)
    await ports.db.transaction((tx) => deleteOldSubmissions(tx, ports.clock.now()))
    if (answers + papers > 0) ports.log.info({ answers, papers }, 'old form answers deleted')
  },
})
