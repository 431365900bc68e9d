import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { files } from '../../../platform/files/table.server.ts'
import { photoalbumContentType } from '../content-type.ts'
import { lockAlbum, removePhotos, touchPhotos } from '../internal/removal.server.ts'
import { moveItem } from '../model/photo.ts'
import { canEditAlbums } from '../policy.ts'
import type { DescribeInput } from '../schema.ts'
import { photos } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

/** Photos of an album. Photos of other albums are ignored. */
type Chosen = { album: string; photos: readonly string[] }

/**
 * Moves a photo to a position in its album, counted from 1, and returns its new position, which is at most the last
 * one. Throws Forbidden, and NotFound if the photo is not in the album.
 */
export async function movePhoto(
  ctx: Needs,
  { album, photo, number }: { album: string; photo: string; number: number },
): Promise<{ number: number }> {
  requireEditor(ctx, album)
  return transact(ctx, async (tx) => {
    if (!(await lockAlbum(tx, album))) throw new NotFound()
    const found = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(eq(photos.albumId, album))
      .orderBy(asc(photos.position), asc(photos.id))
    const ids = found.map(({ id }) => id)
    if (!ids.includes(photo)) throw new NotFound()
    const newOrder = moveItem(ids, photo, number - 1)
    await writeOrder(tx, newOrder)
    await auditStaff(tx, ctx, {
      action: 'photos.order',
      subject: `photoalbums/${album}`,
      facts: { photos: 1 },
    })
    await touchPhotos(tx, [{ id: photo, albumId: album }])
    return { number: newOrder.indexOf(photo) + 1 }
  })
}

/** Shows or hides photos, and returns how many changed. Throws Forbidden. */
export async function showPhotos(
  ctx: Needs,
  { album, photos: ids }: Chosen,
  visible: boolean,
): Promise<{ changed: number }> {
  requireEditor(ctx, album)
  return transact(ctx, async (tx) => {
    const changed = await tx
      .update(photos)
      .set({ visible, version: sql`${photos.version} + 1`, updatedAt: ctx.clock.now() })
      .where(and(eq(photos.albumId, album), inArray(photos.id, [...ids]), ne(photos.visible, visible)))
      .returning({ id: photos.id, albumId: photos.albumId })
    if (changed.length > 0) {
      const action = visible ? 'photos.show' : 'photos.hide'
      const facts = { photos: changed.length }
      await auditStaff(tx, ctx, { action, subject: `photoalbums/${album}`, facts })
      await touchPhotos(tx, changed)
    }
    return { changed: changed.length }
  })
}

/** Deletes photos of an album with their files, and returns their number. Throws Forbidden. */
export async function deletePhotos(ctx: Needs, { album, photos: ids }: Chosen): Promise<{ deleted: number }> {
  requireEditor(ctx, album)
  return transact(ctx, async (tx) => {
    const found = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(and(eq(photos.albumId, album), inArray(photos.id, [...ids])))
    const ownIds = found.map(({ id }) => id)
    return { deleted: ownIds.length === 0 ? 0 : await removePhotos(tx, ctx, { photos: ownIds }) }
  })
}

/** Makes a photo the cover of its album. Throws Forbidden and NotFound. */
export async function chooseCover(ctx: Ctx, album: string, photo: string): Promise<void> {
  requireEditor(ctx, album)
  if (!(await isInAlbum(ctx, album, photo))) throw new NotFound()
  await updateEntry(ctx, photoalbumContentType, album, { primary_photo: photo })
}

/**
 * Sets the alternative text of a photo. Refuses with CHANGED if it has a newer version. Throws Forbidden and
 * NotFound.
 */
export async function describePhoto(
  ctx: Needs,
  album: string,
  photo: string,
  { alt, version }: DescribeInput,
): Promise<Outcome<object, { reason: 'CHANGED' }>> {
  requireEditor(ctx, album)
  return transact(ctx, async (tx) => {
    const [changed] = isId(photo)
      ? await tx
          .update(photos)
          .set({ version: sql`${photos.version} + 1`, updatedAt: ctx.clock.now() })
          .where(and(eq(photos.id, photo), eq(photos.albumId, album), eq(photos.version, version)))
          .returning({ id: photos.id, albumId: photos.albumId, fileId: photos.fileId })
      : []
    if (!changed) {
      if (!(await isInAlbum({ db: tx }, album, photo))) throw new NotFound()
      return refused('CHANGED')
    }
    await tx.update(files).set({ alt }).where(eq(files.id, changed.fileId))
    await auditStaff(tx, ctx, {
      action: 'photos.update',
      subject: `photos/${photo}`,
      facts: { fields: ['alt'] },
    })
    await touchPhotos(tx, [changed])
    return done()
  })
}

function requireEditor({ actor }: Pick<Ctx, 'actor'>, album: string): void {
  if (!canEditAlbums(actor)) throw new Forbidden()
  if (!isId(album)) throw new NotFound()
}

async function isInAlbum({ db }: { db: Tx | Ctx['db'] }, album: string, photo: string): Promise<boolean> {
  if (!isId(photo)) return false
  const [found] = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.id, photo), eq(photos.albumId, album)))
  return found !== undefined
}

/** Writes all positions of an album in one statement, skipping rows that do not change. */
const writeOrder = (tx: Tx, ids: readonly string[]) =>
  tx.execute(sql`update ${photos} set position = ordered.number - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as ordered(id, number)
    where ${photos.id} = ordered.id and ${photos.position} <> ordered.number - 1`)
