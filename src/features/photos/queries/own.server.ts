import { desc, eq } from 'drizzle-orm'
import { peopleOf } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { ownMemberId } from '../../members/policy.ts'
import type { GalleryPhoto } from '../model/photo.ts'
import { albums, photos, photoTags, photoWithdrawals } from '../table.server.ts'
import { galleryOf } from './album.server.ts'
import type { Reads } from './albums.server.ts'

/** The photos of a member; `child` is the first name of the caller's child, undefined for the caller. */
export type OwnGallery = { memberId: string; child: string | undefined; photos: GalleryPhoto[] }

/** Lists the photos in which the caller and their children are tagged, latest album first. */
export async function ownPhotos(ctx: Reads): Promise<OwnGallery[]> {
  const own = ownMemberId(ctx.actor)
  const children = peopleOf(ctx.actor).filter(({ isSelf }) => !isSelf)
  const people = [
    ...(own ? [{ memberId: own, child: undefined }] : []),
    ...children.map(({ memberId, firstName }) => ({ memberId, child: firstName })),
  ]
  const galleries = await Promise.all(
    people.map(async (person) => ({ ...person, photos: await galleryOf(ctx, person.memberId) })),
  )
  return galleries.filter(({ photos }) => photos.length > 0)
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
