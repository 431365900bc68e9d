import { eq } from 'drizzle-orm'
import { albums, photos, photoTags } from '../../src/features/photos/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { slugOf } from '../../src/kernel/text.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touch, touchEntry, transact } from '../../src/platform/database/transact.ts'
import { setAudience } from '../../src/platform/files/audience.ts'
import { type PictureFacts, somePictures } from './picture.ts'

/** Adds an album: empty, visible and taken a week ago by default. */
export async function anAlbum(ctx: Ctx, given: Partial<typeof albums.$inferInsert> = {}) {
  const id = given.id ?? newId()
  const title = given.title ?? 'Women 1 against Cambridge'
  const takenAt = new Date(ctx.clock.now().getTime() - 7 * 86_400_000)
  return transact(ctx, async (tx) => {
    const [album] = await tx
      .insert(albums)
      .values({ albumId: `${slugOf(title, 'album')}-${id.slice(-4)}`, takenAt, ...given, id, title })
      .returning()
    if (!album) throw new Error('the album was not added')
    await touchEntry(tx, 'photoalbums', id)
    return album
  })
}

export type PhotoFacts = Partial<typeof photos.$inferInsert> & {
  album: { id: string }
  /** The drawing, if no file is given. */
  picture?: PictureFacts
  /** The members tagged in it. */
  tagged?: readonly { id: string }[]
  /** Whether it is also the cover of its album. */
  cover?: boolean
}

/** Adds a photo to an album: visible and without tags by default. */
export async function aPhoto(ctx: Ctx, facts: PhotoFacts) {
  const [photo] = await somePhotos(ctx, [facts])
  if (!photo) throw new Error('the photograph was not added')
  return photo
}

/** Adds several photos in the given order. */
export async function somePhotos(ctx: Ctx, given: readonly PhotoFacts[]) {
  const fileIds = await filesOf(ctx, given)
  const rows = given.map(({ album, picture, tagged, cover, ...facts }, index) => ({
    ...facts,
    id: facts.id ?? newId(),
    albumId: album.id,
    fileId: fileIds[index] ?? '',
  }))
  const tags = given.flatMap(({ tagged = [] }, index) =>
    tagged.map(({ id }) => ({
      photoId: rows[index]?.id ?? '',
      memberId: id,
      taggedAt: ctx.clock.now(),
    })),
  )
  return transact(ctx, async (tx) => {
    await setAudience(tx, fileIds, 'derived')
    const added = await tx.insert(photos).values(rows).returning()
    if (tags.length > 0) await tx.insert(photoTags).values(tags)
    for (const [index, { album, cover }] of given.entries())
      if (cover) await tx.update(albums).set({ coverId: added[index]?.id }).where(eq(albums.id, album.id))
    const touched = rows.flatMap(({ id, albumId }) => [`photos/${id}`, `photoalbums/${albumId}`])
    await touch(tx, 'photos', 'photoalbums', ...new Set(touched))
    return added
  })
}

/** Returns the given files, and draws pictures for the photos without one. */
async function filesOf(ctx: Ctx, given: readonly PhotoFacts[]): Promise<string[]> {
  const wanted = given.filter(({ fileId }) => !fileId)
  const drawn = await somePictures(
    ctx,
    wanted.map(({ picture }) => ({ ...picture, audience: 'derived' as const })),
  )
  return given.map(({ fileId }) => fileId ?? drawn.shift() ?? '')
}
