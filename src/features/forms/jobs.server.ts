import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { TaskList } from 'graphile-worker'
import type { Ports } from '../../platform/context.ts'
import { touch, transact } from '../../platform/database/transact.ts'
import { deleteFile } from '../../platform/files/audience.ts'
import { files } from '../../platform/files/table.server.ts'
import { NO_PAGES } from '../../platform/page-cache/tags.ts'
import { formPapers, formResults } from './table.server.ts'

type Needs = Pick<Ports, 'db' | 'clock'>

/** When old answers go, in UTC: at night at the club. */
export const FORM_CRONTAB = '41 2 * * * forms:forget'

/** Deletes answers that are older than twelve months. Answers how many. [resolutions C08] */
export async function deleteOldResults({ db, clock }: Needs): Promise<number> {
  return transact({ db, pages: NO_PAGES }, async (tx) => {
    const old = lt(formResults.createdAt, sql`${clock.now()}::timestamptz - interval '12 months'`)
    const deleted = await tx.delete(formResults).where(old).returning({ id: formResults.id })
    if (deleted.length > 0) await touch(tx, 'formresults')
    return deleted.length
  })
}

/** Deletes papers whose answer is gone, or never came within a day. Answers how many. [resolutions A16] */
export async function removeLostPapers({ db, clock }: Needs): Promise<number> {
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

export const formTasks = (ports: Ports): TaskList => ({
  async 'forms:forget'() {
    const answers = await deleteOldResults(ports)
    const papers = await removeLostPapers(ports)
    if (answers + papers > 0) ports.log.info({ answers, papers }, 'old answers to forms were deleted')
  },
})
