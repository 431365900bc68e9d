import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { isMember } from '../../../kernel/actor.ts'
import { clubDay, longDay } from '../../../kernel/dates.ts'
import { isId } from '../../../kernel/ids.ts'
import { imageColumns } from '../../../platform/files/images.ts'
import { files } from '../../../platform/files/table.server.ts'
import { hasPageFor, isListedFor, shownName, sightIn } from '../../members/queries/visibility.server.ts'
import { members } from '../../members/table.server.ts'
import type { Album, AlbumPhoto, GalleryPhoto, Tagged } from '../model/photo.ts'
import { albums, photos, photoTags } from '../table.server.ts'
import { type Reads, readPhotos } from './albums.server.ts'
import { photoAudience, seenWith } from './visibility.server.ts'

/**
 * Finds a visible album by its slug or id, with the photos and tags that the reader may see; undefined if it does
 * not exist or is hidden.
 */
export async function findAlbum(ctx: Reads, idOrAlbumId: string): Promise<Album | undefined> {
  readPhotos(ctx)
  const [album] = await ctx.db
    .select({
      id: albums.id,
      albumId: albums.albumId,
      title: albums.title,
      takenAt: albums.takenAt,
      description: albums.description,
      membersOnly: albums.membersOnly,
    })
    .from(albums)
    .where(
      and(
        eq(albums.visible, true),
        or(eq(albums.albumId, idOrAlbumId), isId(idOrAlbumId) ? eq(albums.id, idOrAlbumId) : undefined),
      ),
    )
    .limit(1)
  if (!album) return undefined
  const { membersOnly, description, takenAt, ...facts } = album
  return {
    ...facts,
    taken: { on: clubDay(takenAt), words: longDay(takenAt) },
    description: membersOnly && !isMember(ctx.actor) ? '' : description,
    photos: await photosOf(ctx, album.id),
    forMembers: isMember(ctx.actor) ? 0 : await countForMembers(ctx, album.id),
  }
}

/** Lists the photos in which a member is tagged and that the reader may see, latest album first. */
export async function galleryOf(ctx: Reads, memberId: string): Promise<GalleryPhoto[]> {
  readPhotos(ctx)
  return ctx.db
    .select({ id: photos.id, albumId: albums.albumId, albumTitle: albums.title, image: imageColumns })
    .from(photoTags)
    .innerJoin(photos, eq(photos.id, photoTags.photoId))
    .innerJoin(albums, eq(albums.id, photos.albumId))
    .innerJoin(files, eq(files.id, photos.fileId))
    .where(and(eq(photoTags.memberId, memberId), seenWith(sightIn(ctx))))
    .orderBy(desc(albums.takenAt), asc(photos.position), asc(photos.id))
}

async function photosOf(ctx: Reads, albumId: string): Promise<AlbumPhoto[]> {
  const found = await ctx.db
    .select({ id: photos.id, image: imageColumns })
    .from(photos)
    .innerJoin(albums, eq(albums.id, photos.albumId))
    .innerJoin(files, eq(files.id, photos.fileId))
    .where(and(eq(photos.albumId, albumId), seenWith(sightIn(ctx))))
    .orderBy(asc(photos.position), asc(photos.id))
  const people = await peopleIn(
    ctx,
    found.map((photo) => photo.id),
  )
  return found.map((photo) => ({ ...photo, people: people.get(photo.id) ?? [] }))
}

/** The tagged people by photo, with the names that the reader may see. */
async function peopleIn(ctx: Reads, photoIds: string[]): Promise<Map<string, Tagged[]>> {
  const people = new Map<string, Tagged[]>()
  if (photoIds.length === 0) return people
  const sight = sightIn(ctx)
  const tags = await ctx.db
    .select({
      photoId: photoTags.photoId,
      name: shownName(sight),
      slug: sql<string | null>`case when ${hasPageFor(sight) ?? sql`true`} then ${members.slug} end`,
    })
    .from(photoTags)
    .innerJoin(members, eq(members.id, photoTags.memberId))
    .where(and(inArray(photoTags.photoId, photoIds), isListedFor(sight)))
    .orderBy(asc(members.name))
  for (const { photoId, ...person } of tags) people.set(photoId, [...(people.get(photoId) ?? []), person])
  return people
}

async function countForMembers(ctx: Reads, albumId: string): Promise<number> {
  const [counted] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(photos)
    .innerJoin(albums, eq(albums.id, photos.albumId))
    .where(and(eq(photos.albumId, albumId), eq(photoAudience(sightIn(ctx)), 'members')))
  return counted?.count ?? 0
}
