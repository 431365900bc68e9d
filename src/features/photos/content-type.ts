import { eq, type SQL, sql } from 'drizzle-orm'
import { hasRole, isMember } from '../../kernel/actor.ts'
import {
  boolean,
  computed,
  defineContentType,
  image,
  many,
  number,
  one,
  type Reader,
  slug,
  text,
} from '../../platform/content/content-type.ts'
import { setAudience } from '../../platform/files/audience.ts'
import { files } from '../../platform/files/table.server.ts'
import { paths } from '../../web/paths.ts'
import { sightOf } from '../members/queries/visibility.server.ts'
import { removePhotos } from './internal/removal.server.ts'
import { MAX_ALBUMS } from './model/photo.ts'
import { seenWith } from './queries/visibility.server.ts'
import { albums, photos } from './table.server.ts'

const MEDIUM_PX = 640
const LARGE_PX = 1440
const YEAR_9999 = 253_402_300_799

/** Only administrators see hidden albums and photos. */
const editsAlbums = (reader: Reader) => hasRole(reader.actor, 'administrator')

/** Limits `photos` to those the reader may see, so that hidden addresses never leave the database. */
const visibleRows = (reader: Reader): SQL | undefined =>
  editsAlbums(reader)
    ? undefined
    : sql`exists (select 1 from ${albums} where ${albums.id} = ${photos.albumId}
        and ${seenWith(sightOf(reader))})`

/** The address of the widest variant of at most `px` pixels, or of the smallest if all are wider. */
const addressOf = (px: number): SQL => sql`(
  select '/files/' || ${files.id} || '/' || coalesce(max(px::int) filter (where px::int <= ${px}), min(px::int))
  from ${files}, jsonb_array_elements_text(${files.variantsPx}) px
  where ${files.id} = ${photos.fileId} group by ${files.id})`

const originalAddress = sql`'/files/' || ${photos.fileId} || '/original'`

/** Returns the cover that the reader may see: the chosen one, else the first visible photo, else `{}`. */
const coverOf = (reader: Reader): SQL => sql`coalesce((
  select json_build_object('url_m', ${addressOf(MEDIUM_PX)}) from ${photos}
  where ${photos.albumId} = ${albums.id} and ${visibleRows(reader) ?? sql`true`}
  order by (${photos.id} = ${albums.coverId}) desc nulls last, ${photos.position}, ${photos.id} limit 1), '{}'::json)`

/** The description, which is hidden from visitors for a members-only album. */
const descriptionOf = (reader: Reader): SQL =>
  isMember(reader.actor)
    ? sql`${albums.description}`
    : sql`case when ${albums.membersOnly} then '' else ${albums.description} end`

/** Nests the SQL, so that its columns keep their table names in every statement. */
const nested =
  (value: (reader: Reader) => SQL) =>
  (reader: Reader): SQL =>
    sql`${value(reader)}`

/** Photo albums. `date_create` is in Unix seconds in the API and an instant in the table. */
export const photoalbumContentType = defineContentType({
  collection: 'photoalbums',
  type: 'Photoalbum',
  single: 'photoalbum',
  one: 'Photo album',
  many: 'Photo albums',
  table: albums,
  id: albums.id,
  read: 'public',
  rows: (reader) => (editsAlbums(reader) ? undefined : sql`${albums.visible}`),
  write: ['administrator'],
  limit: MAX_ALBUMS,
  sort: 'date_create:desc',
  drafts: true,
  page: ({ album_id }) => paths.album(String(album_id)),
  reads: ['photos', 'members', 'teams'],
  touches: ['photos'],
  fields: {
    Title: text(albums.title, { required: true, max: 160 }),
    album_id: slug(albums.albumId, { from: 'Title' }),
    date_create: {
      kind: 'number',
      column: albums.takenAt,
      value: nested(() => sql`extract(epoch from ${albums.takenAt})::bigint`),
      required: true,
      min: 0,
      max: YEAR_9999,
      label: 'Taken at',
      unit: 'unixSeconds',
    },
    description: {
      kind: 'text',
      column: albums.description,
      value: nested(descriptionOf),
      max: 2000,
    },
    visible: boolean(albums.visible, { read: ['administrator'] }),
    members_only: boolean(albums.membersOnly, {
      help: 'Use this for albums with children: visitors cannot see the photos.',
    }),
    primary_photo: one(albums.coverId, 'photos', { label: 'Cover', read: ['administrator'] }),
    primary_photo_extras: computed('json', nested(coverOf)),
    photos: many('photos', 'photoalbum', { limit: 500, sort: 'position:asc' }),
  },
  async beforeWrite(_tx, _ctx, draft) {
    if (typeof draft.date_create === 'number') draft.date_create = new Date(draft.date_create * 1000)
  },
  async beforeRemove(tx, ctx, id) {
    await removePhotos(tx, ctx, { album: id })
  },
})

/** Photos of albums. */
export const photoContentType = defineContentType({
  collection: 'photos',
  type: 'Photo',
  single: 'photo',
  one: 'Photo',
  many: 'Photos',
  table: photos,
  id: photos.id,
  read: 'public',
  rows: visibleRows,
  write: ['administrator'],
  limit: 500,
  sort: 'position:asc',
  reads: ['photoalbums', 'members', 'teams'],
  touches: ['photoalbums'],
  fields: {
    image: image(photos.fileId, { required: true, read: ['administrator'], files: 'derived' }),
    photoalbum: one(photos.albumId, 'photoalbums', { label: 'Album' }),
    url_m: computed(
      'text',
      nested(() => addressOf(MEDIUM_PX)),
    ),
    url_l: computed(
      'text',
      nested(() => addressOf(LARGE_PX)),
    ),
    url_o: computed(
      'text',
      nested(() => originalAddress),
    ),
    /** Always empty, because all pictures are stored here. */
    url_external: computed(
      'text',
      nested(() => sql`''::text`),
    ),
    visible: boolean(photos.visible),
    position: number(photos.position, { min: 0, max: 10_000 }),
    flickr_id: text(photos.flickrId, { max: 40 }),
  },
  async afterWrite(tx, _ctx, id) {
    const [photo] = await tx.select({ fileId: photos.fileId }).from(photos).where(eq(photos.id, id))
    if (photo) await setAudience(tx, photo.fileId, 'derived')
  },
  async beforeRemove(tx, ctx, id) {
    await removePhotos(tx, ctx, { photos: [id] })
  },
})
