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
import { movedTo } from '../model/photo.ts'
import { canEditAlbums } from '../policy.ts'
import type { DescribeInput } from '../schema.ts'
import { photos } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

/** Whose album it is, and which of its photographs are meant; those of other albums are left alone. */
type Chosen = { album: string; photos: readonly string[] }

/**
 * Moves a photograph to a number in its album, counted from 1, in one statement for all of them. Answers the number
 * that it has now. Throws Forbidden, and NotFound without such a photograph in the album.
 */
export async function movePhoto(
  ctx: Needs,
  { album, photo, number }: { album: string; photo: string; number: number },
): Promise<{ number: number }> {
  demandEditor(ctx, album)
  return transact(ctx, async (tx) => {
    if (!(await lockAlbum(tx, album))) throw new NotFound()
    const found = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(eq(photos.albumId, album))
      .orderBy(asc(photos.position), asc(photos.id))
    const ids = found.map(({ id }) => id)
    if (!ids.includes(photo)) throw new NotFound()
    const wanted = movedTo(ids, photo, number - 1)
    await writeOrder(tx, wanted)
    await auditStaff(tx, ctx, {
      action: 'photos.order',
      subject: `photoalbums/${album}`,
      facts: { photos: 1 },
    })
    await touchPhotos(tx, [{ id: photo, albumId: album }])
    return { number: wanted.indexOf(photo) + 1 }
  })
}

/** Switches photographs on or off, everywhere at once. Answers how many changed. Throws Forbidden. [resolutions E18] */
export async function showPhotos(
  ctx: Needs,
  { album, photos: ids }: Chosen,
  visible: boolean,
): Promise<{ changed: number }> {
  demandEditor(ctx, album)
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

/** Deletes photographs of an album with their stored pictures. Answers how many. Throws Forbidden. */
export async function deletePhotos(ctx: Needs, { album, photos: ids }: Chosen): Promise<{ deleted: number }> {
  demandEditor(ctx, album)
  return transact(ctx, async (tx) => {
    const own = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(and(eq(photos.albumId, album), inArray(photos.id, [...ids])))
    const mine = own.map(({ id }) => id)
    return { deleted: mine.length === 0 ? 0 : await removePhotos(tx, ctx, { photos: mine }) }
  })
}

/** Makes a photograph the cover of its album. Throws Forbidden and NotFound. */
export async function chooseCover(ctx: Ctx, album: string, photo: string): Promise<void> {
  demandEditor(ctx, album)
  if (!(await isIn(ctx, album, photo))) throw new NotFound()
  await updateEntry(ctx, photoalbumContentType, album, { primary_photo: photo })
}

/**
 * Says in words what a picture shows, for those who cannot see it. Of two administrators at once the second is
 * refused. Throws Forbidden and NotFound. [resolutions E22]
 */
export async function describePhoto(
  ctx: Needs,
  album: string,
  photo: string,
  { alt, version }: DescribeInput,
): Promise<Outcome<object, { reason: 'CHANGED' }>> {
  demandEditor(ctx, album)
  return transact(ctx, async (tx) => {
    const [changed] = isId(photo)
      ? await tx
          .update(photos)
          .set({ version: sql`${photos.version} + 1`, updatedAt: ctx.clock.now() })
          .where(and(eq(photos.id, photo), eq(photos.albumId, album), eq(photos.version, version)))
          .returning({ id: photos.id, albumId: photos.albumId, fileId: photos.fileId })
      : []
    if (!changed) {
      if (!(await isIn({ db: tx }, album, photo))) throw new NotFound()
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

function demandEditor({ actor }: Pick<Ctx, 'actor'>, album: string): void {
  if (!canEditAlbums(actor)) throw new Forbidden()
  if (!isId(album)) throw new NotFound()
}

async function isIn({ db }: { db: Tx | Ctx['db'] }, album: string, photo: string): Promise<boolean> {
  if (!isId(photo)) return false
  const [found] = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(eq(photos.id, photo), eq(photos.albumId, album)))
  return found !== undefined
}

/** All places of an album in one statement; rows that have theirs already are not written. */
const writeOrder = (tx: Tx, ids: readonly string[]) =>
  tx.execute(sql`update ${photos} set position = wanted.place - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as wanted(id, place)
    where ${photos.id} = wanted.id and ${photos.position} <> wanted.place - 1`)
