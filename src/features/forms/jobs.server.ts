import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../platform/context.ts'
import { touch, transact } from '../../platform/database/transact.ts'
import { deleteFile } from '../../platform/files/audience.ts'
import { files } from '../../platform/files/table.server.ts'
import { NO_PAGES } from '../../platform/page-cache/tags.ts'
import { formPapers, formResults } from './table.server.ts'

type Needs = Pick<Ports, 'db' | 'clock'>

/** Deletes old answers every night. Times are in UTC. */
export const FORM_CRONTAB = '41 2 * * * forms:forget'

/** Deletes answers older than twelve months and returns their number. */
export async function deleteOldResults({ db, clock }: Needs): Promise<number> {
  return transact({ db, pages: NO_PAGES }, async (tx) => {
    const old = lt(formResults.createdAt, sql`${clock.now()}::timestamptz - interval '12 months'`)
    const deleted = await tx.delete(formResults).where(old).returning({ id: formResults.id })
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

/** The job that deletes old answers, and uploads without an answer. */
export const formTasks = (ports: Ports): TaskList => ({
  async 'forms:forget'() {
    const answers = await deleteOldResults(ports)
    const papers = await deleteOrphanedPapers(ports)
    if (answers + papers > 0) ports.log.info({ answers, papers }, 'old form answers deleted')
  },
})
