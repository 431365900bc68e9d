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
import { MAX_PHOTOS } from '../model/photo.ts'
import type { AddPhotoRefusal } from '../model/upload-words.ts'
import { canEditAlbums } from '../policy.ts'
import { photos } from '../table.server.ts'

/** Three full batches of uploads an hour. */
export const UPLOAD_LIMIT: Limit = { name: 'photo-uploads', points: 1500, seconds: 3600 }

/**
 * Limits how many uploads are processed at once. Each holds up to 16 MB in memory, so that five hundred parallel
 * requests use the memory of six.
 */
export const uploadTurn = concurrencyLimit(6)

const MAX_NAME_CHARACTERS = 200

export type Upload = {
  bytes: Uint8Array
  name: string
  /** The index in the album, from 0; last if undefined. */
  place?: number | undefined
}

export type AddPhoto = Outcome<{ photoId: string }, AddPhotoRefusal>

/**
 * Adds a picture to an album. It is checked, re-encoded in all widths without location data, and its file and
 * photo rows are written in one transaction. An album stores the same bytes once (THERE). Throws Forbidden unless
 * the actor is an administrator, NotFound for an unknown album.
 */
export async function addPhoto(ctx: Ctx, albumId: string, upload: Upload): Promise<AddPhoto> {
  const { actor } = ctx
  if (!canEditAlbums(actor)) throw new Forbidden()
  if (!isId(albumId)) throw new NotFound()
  const spent = await spend(ctx.db, UPLOAD_LIMIT, actor.kind === 'user' ? actor.userId : actor.kind)
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  const contentHash = createHash('sha256').update(upload.bytes).digest('hex')
  const existingId = await photoByContent(ctx, albumId, contentHash)
  if (existingId) return refused('THERE', { photoId: existingId })
  try {
    return await rollingBack(() => store(ctx, { albumId, contentHash }, upload))
  } catch (error) {
    if (!isDiskFull(error)) throw error
    ctx.log.error({ err: error }, 'photo not stored: the disk is full')
    return refused('DISK_FULL')
  }
}

/** Finds the photo of an album by the hash of its original bytes. Throws Forbidden. */
export async function photoByContent(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  albumId: string,
  contentHash: string,
): Promise<string | undefined> {
  if (!canEditAlbums(actor)) throw new Forbidden()
  if (!isId(albumId)) return undefined
  return findByContent(db, { albumId, contentHash })
}

type Identity = { albumId: string; contentHash: string }

async function store(ctx: Ctx, identity: Identity, { bytes, name, place }: Upload): Promise<AddPhoto> {
  const photoId = newId()
  const facts = {
    name: plainLine(name).slice(0, MAX_NAME_CHARACTERS) || 'Photo',
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

/** Inserts the photo. Throws a Refusal, which rolls back the file's row and deletes its bytes. */
async function insertPhoto(ctx: Ctx, tx: Tx, { place, ...photo }: NewPhoto): Promise<void> {
  const { albumId } = photo
  if (!(await lockAlbum(tx, albumId))) throw new NotFound('This album no longer exists')
  const [existing] = await tx
    .select({ many: sql<number>`count(*)::int`, last: sql<number>`coalesce(max(${photos.position}), -1)` })
    .from(photos)
    .where(eq(photos.albumId, albumId))
  const { many, last } = existing ?? { many: 0, last: -1 }
  if (many >= MAX_PHOTOS) throw new Rollback(refused('ALBUM_FULL', { most: MAX_PHOTOS }))
  const now = ctx.clock.now()
  const [added] = await tx
    .insert(photos)
    .values({ ...photo, position: place ?? last + 1, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [photos.albumId, photos.contentHash] })
    .returning({ id: photos.id })
  if (!added) throw new Rollback(refused('THERE', { photoId: (await findByContent(tx, photo)) ?? '' }))
  const subject = `photoalbums/${albumId}`
  await auditStaff(tx, ctx, { action: 'photos.add', subject, facts: { photos: 1 } })
  await touchPhotos(tx, [{ id: photo.id, albumId }])
}

async function findByContent(db: Db | Tx, { albumId, contentHash }: Identity): Promise<string | undefined> {
  const [photo] = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.albumId, albumId), eq(photos.contentHash, contentHash)))
  return photo?.id
}

/** Whether the file store or PostgreSQL (53100) has no space left. */
function isDiskFull(error: unknown): boolean {
  // Compared by name, because the built product and a test that loads it have different classes.
  if (error instanceof Error && error.name === 'NoRoom') return true
  return (
    error instanceof DrizzleQueryError && (error.cause as { code?: string } | undefined)?.code === '53100'
  )
}
