import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { files } from '../../../platform/files/table.server.ts'
import { type Insight, insightOf } from '../../members/policy.ts'
import { perInsight } from '../../members/queries/prepared.server.ts'
import { preparedSight, sightValues } from '../../members/queries/visibility.server.ts'
import { type ListedAlbum, MOST_ALBUMS } from '../model/photo.ts'
import { albums, photos } from '../table.server.ts'
import { seenWith } from './visibility.server.ts'

export type Reads = Pick<Ctx, 'db' | 'pages' | 'actor' | 'clock'>

/** Everything that decides who sees a photograph: albums and photographs, and ages, teams and choices of members. */
export const readPhotos = (ctx: Pick<Ctx, 'pages'>): void =>
  ctx.pages.read('photoalbums', 'photos', 'members', 'teams')

/**
 * The albums, the latest first. Those of which the reader sees no photograph are among them, with a count of 0.
 * [PHO-001, PHO-002, API-028]
 */
export const listAlbums = (ctx: Reads, limit = MOST_ALBUMS): Promise<ListedAlbum[]> =>
  albumsOf(ctx, 'all', Math.min(limit, MOST_ALBUMS))

/** The latest albums with something to see for the reader: for the menu and the home page. [PHO-003, CNT-018] */
export const latestAlbums = (ctx: Reads, limit: number): Promise<ListedAlbum[]> =>
  albumsOf(ctx, 'seen', limit)

type Which = 'all' | 'seen'

async function albumsOf(ctx: Reads, which: Which, limit: number): Promise<ListedAlbum[]> {
  readPhotos(ctx)
  const statement = (which === 'all' ? allAlbums : seenAlbums)(ctx.db, insightOf(ctx.actor))
  const found = await statement.execute({ ...sightValues(ctx), limit })
  return found.map(({ hasPhotos, ...album }) => ({
    ...album,
    forMembers: hasPhotos && album.count === 0,
    cover: album.cover?.id ? album.cover : null,
  }))
}

// Every page asks for the latest albums, so these are prepared.
const allAlbums = perInsight((db, insight) => prepared(db, 'all', insight))
const seenAlbums = perInsight((db, insight) => prepared(db, 'seen', insight))

function prepared(db: Db, which: Which, insight: Insight) {
  const seen = and(eq(photos.albumId, albums.id), seenWith(preparedSight(insight)))
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
    .where(and(albums.visible, which === 'seen' ? isNotNull(cover.id) : undefined))
    .orderBy(desc(albums.takenAt), desc(albums.id))
    .limit(sql.placeholder('limit'))
    .prepare(`albums_${which}_${insight}`)
}

/** What is read of `coverAmong`; all of it is null when there is none. */
export const coverColumns = ({ id, alt, widthPx, heightPx, variantsPx }: ReturnType<typeof coverAmong>) => ({
  id,
  alt,
  widthPx,
  heightPx,
  variantsPx,
})

/** The chosen cover when it is among those that the reader sees, else the first of them. */
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
