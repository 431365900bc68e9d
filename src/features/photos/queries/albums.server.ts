import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { files } from '../../../platform/files/table.server.ts'
import { sightIn } from '../../members/visibility.server.ts'
import { type ListedAlbum, MOST_ALBUMS } from '../model.ts'
import { albums, photos } from '../table.server.ts'
import { seenBy } from '../visibility.server.ts'

export type Reads = Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>

/** Everything that decides who sees a photograph: albums and photographs, and ages, teams and choices of members. */
export const readPhotos = (ctx: Pick<Ctx, 'pages'>): void =>
  ctx.pages.read('photoalbums', 'photos', 'members', 'teams')

/** What a picture needs to be drawn. Join `files`. */
export const image = {
  id: files.id,
  alt: files.alt,
  widthPx: sql<number>`${files.widthPx}`.as('width_px'),
  heightPx: sql<number>`${files.heightPx}`.as('height_px'),
  variantsPx: files.variantsPx,
}

/**
 * The albums, the latest first. Those of which the reader sees no photograph are among them, with a count of 0.
 * [PHO-001, PHO-002, API-028]
 */
export const listAlbums = (ctx: Reads, limit = MOST_ALBUMS): Promise<ListedAlbum[]> =>
  albumsWhere(ctx, sql`true`, Math.min(limit, MOST_ALBUMS))

/** The latest albums with something to see for the reader: for the menu and the home page. [PHO-003, CNT-018] */
export const latestAlbums = (ctx: Reads, limit: number): Promise<ListedAlbum[]> =>
  albumsWhere(ctx, gt(countSeen(ctx), 0), limit)

async function albumsWhere(ctx: Reads, where: SQL, limit: number): Promise<ListedAlbum[]> {
  readPhotos(ctx)
  const cover = coverSeen(ctx)
  const found = await ctx.db
    .select({
      id: albums.id,
      albumId: albums.albumId,
      title: albums.title,
      takenAt: albums.takenAt,
      count: countSeen(ctx),
      cover: {
        id: cover.id,
        alt: cover.alt,
        widthPx: cover.widthPx,
        heightPx: cover.heightPx,
        variantsPx: cover.variantsPx,
      },
    })
    .from(albums)
    .leftJoinLateral(cover, sql`true`)
    .where(and(eq(albums.visible, true), where))
    .orderBy(desc(albums.takenAt), desc(albums.id))
    .limit(limit)
  return found.map((album) => ({ ...album, cover: album.cover?.id ? album.cover : null }))
}

const ofAlbumSeen = (ctx: Reads) => and(eq(photos.albumId, albums.id), seenBy(ctx.actor, sightIn(ctx)))

const countSeen = (ctx: Reads): SQL<number> =>
  sql<number>`(select count(*)::int from ${photos} where ${ofAlbumSeen(ctx)})`

/** The chosen cover when the reader may see it, else the first photograph that they may. */
const coverSeen = (ctx: Reads) =>
  ctx.db
    .select(image)
    .from(photos)
    .innerJoin(files, eq(files.id, photos.fileId))
    .where(ofAlbumSeen(ctx))
    .orderBy(sql`(${photos.id} = ${albums.coverId}) desc nulls last`, asc(photos.position), asc(photos.id))
    .limit(1)
    .as('cover')
