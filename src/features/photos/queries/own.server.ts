import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { ownMemberId } from '../../members/policy.ts'
import type { GalleryPhoto } from '../model/photo.ts'
import { albums, photos, photoTags, photoWithdrawals } from '../table.server.ts'
import { galleryOf } from './album.server.ts'
import type { Reads } from './albums.server.ts'

/** The photographs in which the member who asks is tagged, the latest album first. [resolutions C04, E09] */
export async function ownPhotos(ctx: Reads): Promise<GalleryPhoto[]> {
  const memberId = ownMemberId(ctx.actor)
  return memberId ? galleryOf(ctx, memberId) : []
}

/** Which photographs name the member who asks, and from which they took their name; not who tagged them. */
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
