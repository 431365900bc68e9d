import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { touch } from '../../../platform/database/transact.ts'
import { isPublicPicture } from '../../../platform/files/images.ts'
import { files } from '../../../platform/files/table.server.ts'
import { pictureIdsIn } from '../model/pictures.ts'
import { messagePictures } from '../table.server.ts'

/**
 * Locks the pictures of a text, so that they are not deleted before the text is stored. Returns whether all can be
 * shown: they were uploaded for messages, or are public pictures of the site. The locks are taken in one order, so that
 * two texts with the same pictures cannot wait for each other.
 */
export async function lockPictures(tx: Tx, html: string): Promise<boolean> {
  const ids = pictureIdsIn(html)
  if (ids.length === 0) return true
  const uploaded = await tx
    .select({ id: messagePictures.fileId })
    .from(messagePictures)
    .where(inArray(messagePictures.fileId, ids))
    .orderBy(asc(messagePictures.fileId))
    .for('update')
  const known = new Set(uploaded.map(({ id }) => id))
  const others = ids.filter((id) => !known.has(id))
  if (others.length === 0) return true
  return (await tx.$count(files, and(inArray(files.id, others), isPublicPicture()))) === others.length
}

/** Locks the pictures of a text as above, and lets everybody fetch them, as e-mails are about to show them. */
export async function publishPictures(tx: Tx, html: string, now: Date): Promise<boolean> {
  if (!(await lockPictures(tx, html))) return false
  const published = await tx
    .update(messagePictures)
    .set({ publishedAt: now })
    .where(and(inArray(messagePictures.fileId, pictureIdsIn(html)), isNull(messagePictures.publishedAt)))
    .returning({ id: messagePictures.fileId })
  if (published.length > 0) await touch(tx, ...published.map(({ id }) => `files/${id}`))
  return true
}
