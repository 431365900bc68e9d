import { eq, inArray } from 'drizzle-orm'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touch } from '../../../platform/database/transact.ts'
import { deleteUnusedFiles } from '../../../platform/files/unused.ts'
import { albums, photos } from '../table.server.ts'

/** All photographs of an album, or some. */
type Which = { album: string } | { photos: readonly string[] }

/**
 * Removes photographs with their tags, and the stored pictures that nothing else shows. Whatever door deletes an album
 * or a photograph comes through here, so that no picture stays behind. Answers how many went.
 */
export async function removePhotos(tx: Tx, ctx: Pick<Ctx, 'actor' | 'clock'>, which: Which): Promise<number> {
  const gone = await tx
    .delete(photos)
    .where('album' in which ? eq(photos.albumId, which.album) : inArray(photos.id, [...which.photos]))
    .returning({ id: photos.id, fileId: photos.fileId, albumId: photos.albumId })
  if (gone.length === 0) return 0
  await deleteUnusedFiles(
    tx,
    gone.map(({ fileId }) => fileId),
  )
  for (const [albumId, removed] of Map.groupBy(gone, ({ albumId }) => albumId)) {
    const facts = { photos: removed.length }
    await auditStaff(tx, ctx, { action: 'photos.delete', subject: `photoalbums/${albumId}`, facts })
  }
  await touchPhotos(tx, gone)
  return gone.length
}

/** Drops every page that shows one of these photographs, or counts them. */
export async function touchPhotos(
  tx: Tx,
  changed: readonly { id: string; albumId: string }[],
): Promise<void> {
  const albumIds = new Set(changed.map(({ albumId }) => albumId))
  await touch(tx, 'photos', ...changed.map(({ id }) => `photos/${id}`))
  await touch(tx, 'photoalbums', ...[...albumIds].map((id) => `photoalbums/${id}`))
}

/** Keeps others out of the order of an album until this transaction ends. False when there is no such album. */
export async function lockAlbum(tx: Tx, id: string): Promise<boolean> {
  const [album] = await tx.select({ id: albums.id }).from(albums).where(eq(albums.id, id)).for('update')
  return album !== undefined
}
