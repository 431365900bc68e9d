import { asc, eq, inArray, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { folded, holdsWords } from '../../../platform/database/folding.ts'
import { pageOf } from '../../../platform/database/list-page.ts'
import { imageColumns } from '../../../platform/files/images.ts'
import { files } from '../../../platform/files/table.server.ts'
import type { Rows } from '../../../ui/data-table/columns.ts'
import { latestConsent } from '../../members/consent/queries/consents.server.ts'
import { isMinor, sightIn } from '../../members/queries/visibility.server.ts'
import { members } from '../../members/table.server.ts'
import type { AdminAlbum, AdminAlbumRow, AdminPhoto, AdminTag } from '../model/album-admin.ts'
import { canEditAlbums } from '../policy.ts'
import type { AlbumSearch } from '../schema.ts'
import { albums, photos, photoTags } from '../table.server.ts'
import { coverAmong, coverColumns } from './albums.server.ts'
import { photoAudience } from './visibility.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock'>

/**
 * Lists a page of all albums, including hidden ones, newest first by default. `q` searches titles, ignoring case and
 * accents. Throws Forbidden unless the actor is an administrator.
 */
export async function adminAlbums(ctx: Reads, search: AlbumSearch): Promise<Rows<AdminAlbumRow>> {
  requireEditor(ctx)
  const where = holdsWords(search.q, folded(albums.title))
  const inAlbum = eq(photos.albumId, albums.id)
  const cover = coverAmong(ctx.db, inAlbum)
  const by = search.sort.by === 'title' ? sql`${folded(albums.title)}` : sql`${albums.takenAt}`
  const query = () =>
    ctx.db
      .select({
        id: albums.id,
        title: albums.title,
        takenAt: albums.takenAt,
        visible: albums.visible,
        membersOnly: albums.membersOnly,
        count: sql<number>`(select count(*)::int from ${photos} where ${inAlbum})`,
        cover: coverColumns(cover),
      })
      .from(albums)
      .leftJoinLateral(cover, sql`true`)
      .where(where)
      .$dynamic()
  const page = await pageOf(ctx.db, query, { by, id: albums.id, down: search.sort.down }, search.start)
  const rows = page.rows.map((album) => ({ ...album, cover: album.cover?.id ? album.cover : null }))
  return { ...page, rows }
}

/** Finds an album with all its photos and their tags. Throws Forbidden and NotFound. */
export async function adminAlbum(ctx: Reads, id: string): Promise<AdminAlbum> {
  requireEditor(ctx)
  const [album] = isId(id)
    ? await ctx.db
        .select({
          id: albums.id,
          albumId: albums.albumId,
          title: albums.title,
          description: albums.description,
          takenAt: albums.takenAt,
          visible: albums.visible,
          membersOnly: albums.membersOnly,
          coverId: albums.coverId,
          version: albums.version,
        })
        .from(albums)
        .where(eq(albums.id, id))
    : []
  if (!album) throw new NotFound()
  return { ...album, photos: await photosOf(ctx, id) }
}

async function photosOf(ctx: Reads, albumId: string): Promise<AdminPhoto[]> {
  const found = await ctx.db
    .select({
      id: photos.id,
      version: photos.version,
      visible: photos.visible,
      position: photos.position,
      name: files.name,
      audience: photoAudience(sightIn(ctx)),
      image: imageColumns,
    })
    .from(photos)
    .innerJoin(albums, eq(albums.id, photos.albumId))
    .innerJoin(files, eq(files.id, photos.fileId))
    .where(eq(photos.albumId, albumId))
    .orderBy(asc(photos.position), asc(photos.id))
  const tags = await tagsIn(
    ctx,
    found.map(({ id }) => id),
  )
  return found.map((photo) => ({ ...photo, people: tags.get(photo.id) ?? [] }))
}

/** The tagged members by photo, with what decides whether visitors may see it. */
async function tagsIn(ctx: Reads, photoIds: readonly string[]): Promise<Map<string, AdminTag[]>> {
  if (photoIds.length === 0) return new Map()
  const found = await ctx.db
    .select({
      photoId: photoTags.photoId,
      id: members.id,
      name: members.name,
      minor: isMinor(sightIn(ctx)),
      agreed: members.showsPhotos,
      answered: sql<boolean>`${latestConsent('website_photos')} is not null`,
    })
    .from(photoTags)
    .innerJoin(members, eq(members.id, photoTags.memberId))
    .where(inArray(photoTags.photoId, [...photoIds]))
    .orderBy(asc(members.nameKey), asc(members.id))
  const groups = Map.groupBy(found, ({ photoId }) => photoId)
  return new Map([...groups].map(([id, tags]) => [id, tags.map(({ photoId: _, ...tag }) => tag)]))
}

function requireEditor({ actor }: Pick<Ctx, 'actor'>): void {
  if (!canEditAlbums(actor)) throw new Forbidden()
}
