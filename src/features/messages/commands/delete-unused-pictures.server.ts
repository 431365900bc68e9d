import { and, asc, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { Ports } from '../../../platform/context.ts'
import { deleteFile } from '../../../platform/files/audience.ts'
import { messagePictures, messages, messageTemplates } from '../table.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Time to finish a text in an open browser, and to read a test of it. */
const KEPT_MS = 7 * DAY_MS

/**
 * Deletes pictures that were uploaded a week ago and are in the text of no message and no template. Returns the number
 * of pictures.
 */
export async function deleteUnusedPictures({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const isOld = lt(messagePictures.uploadedAt, new Date(clock.now().getTime() - KEPT_MS))
  return db.transaction(async (tx) => {
    const own = { id: messagePictures.fileId }
    const old = await tx
      .select(own)
      .from(messagePictures)
      .where(isOld)
      .orderBy(asc(messagePictures.fileId))
      .for('update')
    if (old.length === 0) return 0
    // A second statement, which sees the texts of the transactions that held the locks.
    const isListed = inArray(
      messagePictures.fileId,
      old.map(({ id }) => id),
    )
    const unused = await tx
      .select(own)
      .from(messagePictures)
      .where(and(isListed, notInArray(messagePictures.fileId, usedIn())))
    for (const { id } of unused) await deleteFile(tx, id)
    return unused.length
  })
}

/** The ids of all pictures in the texts of messages and templates. */
const usedIn = () => sql`(
  select (regexp_matches(html, '/files/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g'))[1]::uuid
  from (select ${messages.html} as html from ${messages}
    union all select ${messageTemplates.html} from ${messageTemplates}) as texts
  where html like '%/files/%')`
