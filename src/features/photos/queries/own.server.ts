import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { ownMemberId } from '../../members/policy.ts'
import type { GalleryPhoto } from '../model/photo.ts'
import { albums, photos, photoTags, photoWithdrawals } from '../table.server.ts'
import { galleryOf } from './album.server.ts'
import type { Reads } from './albums.server.ts'

/** Lists the photos in which the logged-in member is tagged, latest album first. */
export async function ownPhotos(ctx: Reads): Promise<GalleryPhoto[]> {
  const memberId = ownMemberId(ctx.actor)
  return memberId ? galleryOf(ctx, memberId) : []
}

/** Lists the tags and withdrawals of the logged-in member, without who tagged them. */
export async function ownTags({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  const memberId = ownMemberId(actor)
  if (!memberId) return { tagged: [], withdrawn: [] }
  const tagged = await db
    .select({ photo: photos.id, album: albums.title, at: photoTags.taggedAt })
    .from(photoTags)
    .innerJoin(photos, eq(photos.id, photoTags.photoId))
    .innerJoin(albums, eq(albums.id, photos.albumId))
    .where(eq(photoTags.memberId, memberId))
    .orderBy(desc(photoTags.taggedAt))
  const withdrawn = await db
    .select({ photo: photos.id, album: albums.title, at: photoWithdrawals.withdrawnAt })
    .from(photoWithdrawals)
    .innerJoin(photos, eq(photos.id, photoWithdrawals.photoId))
    .innerJoin(albums, eq(albums.id, photos.albumId))
    .where(eq(photoWithdrawals.memberId, memberId))
    .orderBy(desc(photoWithdrawals.withdrawnAt))
  return { tagged, withdrawn }
}
