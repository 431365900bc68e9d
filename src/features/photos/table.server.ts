import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { entryColumns, instant } from '../../platform/database/columns.ts'
import { files } from '../../platform/files/table.server.ts'
import { users } from '../accounts/table.server.ts'
import { members } from '../members/table.server.ts'

/** Photo albums. */
export const albums = pgTable(
  'albums',
  {
    ...entryColumns(),
    /** The slug in the address: /media/photos/{album_id}. */
    albumId: text('album_id').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    takenAt: instant('taken_at').notNull(),
    visible: boolean('visible').notNull().default(true),
    /** If true, visitors see that the album exists but none of its photos. */
    membersOnly: boolean('members_only').notNull().default(false),
    coverId: uuid('cover_id').references((): AnyPgColumn => photos.id, { onDelete: 'set null' }),
  },
  (table) => [index('albums_taken').on(table.takenAt)],
)

export const photos = pgTable(
  'photos',
  {
    ...entryColumns(),
    albumId: uuid('album_id')
      .notNull()
      .references(() => albums.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** False hides it everywhere. */
    visible: boolean('visible').notNull().default(true),
    position: integer('position').notNull().default(0),
    flickrId: text('flickr_id').notNull().default(''),
    /** SHA-256 of the uploaded bytes in hex, so that an album stores the same picture once. */
    contentHash: text('content_hash'),
  },
  (table) => [
    index('photos_album').on(table.albumId, table.position),
    index('photos_file').on(table.fileId),
    uniqueIndex('photos_content').on(table.albumId, table.contentHash),
  ],
)

/** The members tagged in photos. A tagged minor, or adult who has not agreed, makes a photo non-public. */
export const photoTags = pgTable(
  'photo_tags',
  {
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    taggedBy: uuid('tagged_by').references(() => users.id, { onDelete: 'set null' }),
    taggedAt: instant('tagged_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.photoId, table.memberId] }),
    index('photo_tags_member').on(table.memberId),
  ],
)

/**
 * Members who have untagged themselves. This is never shown, but still counts for who may see the photo: untagging
 * must never make a person visible to more people.
 */
export const photoWithdrawals = pgTable(
  'photo_withdrawals',
  {
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    withdrawnAt: instant('withdrawn_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.photoId, table.memberId] }),
    index('photo_withdrawals_member').on(table.memberId),
  ],
)
