import { eq, inArray } from 'drizzle-orm'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touch } from '../../../platform/database/transact.ts'
import { deleteUnusedFiles } from '../../../platform/files/unused.ts'
import { albums, photos } from '../table.server.ts'

/** All photos of an album, or some photos. */
type Selection = { album: string } | { photos: readonly string[] }

/**
 * Deletes photos with their tags, and the files that nothing else uses. Every command that deletes albums or photos
 * calls this, so that no file is left behind. Returns the number of deleted photos.
 */
export async function removePhotos(
  tx: Tx,
  ctx: Pick<Ctx, 'actor' | 'clock'>,
  selection: Selection,
): Promise<number> {
  const deleted = await tx
    .delete(photos)
    .where(
      'album' in selection ? eq(photos.albumId, selection.album) : inArray(photos.id, [...selection.photos]),
    )
    .returning({ id: photos.id, fileId: photos.fileId, albumId: photos.albumId })
  if (deleted.length === 0) return 0
  await deleteUnusedFiles(
    tx,
    deleted.map(({ fileId }) => fileId),
  )
  for (const [albumId, removed] of Map.groupBy(deleted, ({ albumId }) => albumId)) {
    const facts = { photos: removed.length }
    await auditStaff(tx, ctx, { action: 'photos.delete', subject: `photoalbums/${albumId}`, facts })
  }
  await touchPhotos(tx, deleted)
  return deleted.length
}

/** Drops the cached pages that show or count these photos. */
export async function touchPhotos(
  tx: Tx,
  changed: readonly { id: string; albumId: string }[],
): Promise<void> {
  const albumIds = new Set(changed.map(({ albumId }) => albumId))
  await touch(tx, 'photos', ...changed.map(({ id }) => `photos/${id}`))
  await touch(tx, 'photoalbums', ...[...albumIds].map((id) => `photoalbums/${id}`))
}

/**
 * Locks an album until the transaction ends, so that changes of its order are serialised. False if it does not exist.
 */
export async function lockAlbum(tx: Tx, id: string): Promise<boolean> {
  const [album] = await tx.select({ id: albums.id }).from(albums).where(eq(albums.id, id)).for('update')
  return album !== undefined
}
