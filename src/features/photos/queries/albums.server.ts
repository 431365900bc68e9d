import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { files } from '../../../platform/files/table.server.ts'
import { perReader } from '../../members/directory/queries/prepared.server.ts'
import {
  type PreparedReader,
  preparedReader,
  preparedSight,
  sightValues,
} from '../../members/queries/visibility.server.ts'
import { type ListedAlbum, MAX_ALBUMS } from '../model/photo.ts'
import { albums, photos } from '../table.server.ts'
import { seenWith } from './visibility.server.ts'

/** Eight rows of three cards. */
const PAGE_SIZE = 24

export type Reads = Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>

/** Tags a page with everything that decides who can see a photo, including members and teams. */
export const readPhotos = (ctx: Pick<Ctx, 'pages'>): void =>
  ctx.pages.read('photoalbums', 'photos', 'members', 'teams')

/** Lists the visible albums, latest first, including those without photos that the reader may see. */
export const listAlbums = (ctx: Reads, limit = MAX_ALBUMS): Promise<ListedAlbum[]> =>
  albumsOf(ctx, 'all', { limit: Math.min(limit, MAX_ALBUMS) })

/** Returns one page of the visible albums, latest first, and whether there are earlier ones. Pages count from 1. */
export async function albumsPage(ctx: Reads, page: number) {
  const offset = (page - 1) * PAGE_SIZE
  const found = await albumsOf(ctx, 'all', { limit: PAGE_SIZE + 1, offset })
  return { albums: found.slice(0, PAGE_SIZE), hasEarlier: found.length > PAGE_SIZE }
}

/** Lists the latest albums with photos that the reader may see, for the menu and the home page. */
export const latestAlbums = (ctx: Reads, limit: number): Promise<ListedAlbum[]> =>
  albumsOf(ctx, 'seen', { limit })

type Scope = 'all' | 'seen'
type Range = { limit: number; offset?: number }

async function albumsOf(ctx: Reads, scope: Scope, { limit, offset = 0 }: Range): Promise<ListedAlbum[]> {
  readPhotos(ctx)
  const statement = (scope === 'all' ? allAlbums : seenAlbums)(ctx.db, preparedReader(ctx.actor))
  const found = await statement.execute({ ...sightValues(ctx), limit, offset })
  return found.map(({ hasPhotos, ...album }) => ({
    ...album,
    forMembers: hasPhotos && album.count === 0,
    cover: album.cover?.id ? album.cover : null,
  }))
}

// Every page shows the latest albums, so the statements are prepared.
const allAlbums = perReader((db, reader) => prepared(db, 'all', reader))
const seenAlbums = perReader((db, reader) => prepared(db, 'seen', reader))

function prepared(db: Db, scope: Scope, reader: PreparedReader) {
  const seen = and(eq(photos.albumId, albums.id), seenWith(preparedSight(reader)))
  const cover = coverAmong(db, seen)
  return db
    .select({
      id: albums.id,
      albumId: albums.albumId,
      title: albums.title,
      takenAt: albums.takenAt,
      count: sql<number>`(select count(*)::int from ${photos} where ${seen})`,
      hasPhotos: sql<boolean>`exists (select 1 from ${photos} where ${photos.albumId} = ${albums.id} and ${photos.visible})`,
      cover: coverColumns(cover),
    })
    .from(albums)
    .leftJoinLateral(cover, sql`true`)
    .where(and(albums.visible, scope === 'seen' ? isNotNull(cover.id) : undefined))
    .orderBy(desc(albums.takenAt), desc(albums.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(`albums_${scope}_${reader}`)
}

/** The columns of `coverAmong`; all are null if there is no cover. */
export const coverColumns = ({ id, alt, widthPx, heightPx, variantsPx }: ReturnType<typeof coverAmong>) => ({
  id,
  alt,
  widthPx,
  heightPx,
  variantsPx,
})

/** The chosen cover if it matches the condition, else the first photo that does. */
export const coverAmong = (db: Db, seen: SQL | undefined) =>
  db
    .select({
      id: files.id,
      alt: files.alt,
      widthPx: sql<number>`${files.widthPx}`.as('width_px'),
      heightPx: sql<number>`${files.heightPx}`.as('height_px'),
      variantsPx: files.variantsPx,
    })
    .from(photos)
    .innerJoin(files, eq(files.id, photos.fileId))
    .where(seen)
    .orderBy(sql`(${photos.id} = ${albums.coverId}) desc nulls last`, asc(photos.position), asc(photos.id))
    .limit(1)
    .as('cover')
