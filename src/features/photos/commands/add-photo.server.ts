import { createHash } from 'node:crypto'
import { and, DrizzleQueryError, eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId, newId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { plainLine } from '../../../kernel/text.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { Rollback, rollingBack } from '../../../platform/database/rollback.ts'
import { transact } from '../../../platform/database/transact.ts'
import { concurrencyLimit } from '../../../platform/files/concurrency-limit.ts'
import { storeImage } from '../../../platform/files/store-image.ts'
import { files } from '../../../platform/files/table.server.ts'
import { type Limit, spend } from '../../../platform/limits/limits.ts'
import { lockAlbum, touchPhotos } from '../internal/removal.server.ts'
import { MOST_PHOTOS } from '../model/photo.ts'
import type { AddPhotoRefusal } from '../model/upload-words.ts'
import { canEditAlbums } from '../policy.ts'
import { photos } from '../table.server.ts'

/** Three full uploads an hour. */
export const UPLOAD_LIMIT: Limit = { name: 'photo-uploads', points: 1500, seconds: 3600 }

/**
 * A body is 16 MB at most and is in memory while it is read and drawn: doors read theirs in turn, so that five hundred
 * requests at once hold the memory of six.
 */
export const uploadTurn = concurrencyLimit(6)

const MOST_NAME_CHARACTERS = 200

export type Upload = {
  bytes: Uint8Array
  name: string
  /** The place among the photographs; after the others when none is given. */
  place?: number | undefined
}

export type AddPhoto = Outcome<{ photoId: string }, AddPhotoRefusal>

/**
 * Puts a picture into an album: checked, drawn anew without the place where it was taken, in all widths, and its row in
 * one transaction with the photograph's. The same bytes are in an album once, whatever the file is called. Throws
 * Forbidden to all but administrators, NotFound without such an album. [API-042, resolutions A16, C02]
 */
export async function addPhoto(ctx: Ctx, albumId: string, upload: Upload): Promise<AddPhoto> {
  const { actor } = ctx
  if (!canEditAlbums(actor)) throw new Forbidden()
  if (!isId(albumId)) throw new NotFound()
  const spent = await spend(ctx.db, UPLOAD_LIMIT, actor.kind === 'user' ? actor.userId : actor.kind)
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  const contentHash = createHash('sha256').update(upload.bytes).digest('hex')
  const known = await photoByContent(ctx, albumId, contentHash)
  if (known) return refused('THERE', { photoId: known })
  try {
    return await rollingBack(() => store(ctx, { albumId, contentHash }, upload))
  } catch (error) {
    if (!isFull(error)) throw error
    ctx.log.error({ err: error }, 'the disk is full: a photograph was not stored')
    return refused('DISK_FULL')
  }
}

/** The photograph of an album that was made from these bytes; undefined when there is none. For administrators. */
export async function photoByContent(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  albumId: string,
  contentHash: string,
): Promise<string | undefined> {
  if (!canEditAlbums(actor)) throw new Forbidden()
  if (!isId(albumId)) return undefined
  return twinOf(db, { albumId, contentHash })
}

type Identity = { albumId: string; contentHash: string }

async function store(ctx: Ctx, identity: Identity, { bytes, name, place }: Upload): Promise<AddPhoto> {
  const photoId = newId()
  const facts = {
    name: plainLine(name).slice(0, MOST_NAME_CHARACTERS) || 'Photo',
    alt: '',
    audience: 'derived',
  } as const
  const stored = await storeImage(ctx, bytes, facts, (file) =>
    transact(ctx, async (tx) => {
      await tx.insert(files).values(file)
      await insertPhoto(ctx, tx, { ...identity, id: photoId, fileId: file.id ?? '', place })
    }),
  )
  return stored.ok ? done({ photoId }) : stored
}

type NewPhoto = Identity & { id: string; fileId: string; place: number | undefined }

/** Throws a refusal, which takes the file's row and its bytes away again. */
async function insertPhoto(ctx: Ctx, tx: Tx, { place, ...photo }: NewPhoto): Promise<void> {
  const { albumId } = photo
  if (!(await lockAlbum(tx, albumId))) throw new NotFound('This album is not there any more')
  const [there] = await tx
    .select({ many: sql<number>`count(*)::int`, last: sql<number>`coalesce(max(${photos.position}), -1)` })
    .from(photos)
    .where(eq(photos.albumId, albumId))
  const { many, last } = there ?? { many: 0, last: -1 }
  if (many >= MOST_PHOTOS) throw new Rollback(refused('ALBUM_FULL', { most: MOST_PHOTOS }))
  const now = ctx.clock.now()
  const [added] = await tx
    .insert(photos)
    .values({ ...photo, position: place ?? last + 1, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [photos.albumId, photos.contentHash] })
    .returning({ id: photos.id })
  if (!added) throw new Rollback(refused('THERE', { photoId: (await twinOf(tx, photo)) ?? '' }))
  const subject = `photoalbums/${albumId}`
  await auditStaff(tx, ctx, { action: 'photos.add', subject, facts: { photos: 1 } })
  await touchPhotos(tx, [{ id: photo.id, albumId }])
}

async function twinOf(db: Db | Tx, { albumId, contentHash }: Identity): Promise<string | undefined> {
  const [photo] = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.albumId, albumId), eq(photos.contentHash, contentHash)))
  return photo?.id
}

/** No space left, for the file store or for PostgreSQL (53100). */
function isFull(error: unknown): boolean {
  // By its name: the built product and a test that opens it have a class each.
  if (error instanceof Error && error.name === 'NoRoom') return true
  return (
    error instanceof DrizzleQueryError && (error.cause as { code?: string } | undefined)?.code === '53100'
  )
}
