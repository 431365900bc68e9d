import { eq } from 'drizzle-orm'
import { albums, photos, photoTags } from '../../../src/features/photos/table.server.ts'
import { newId } from '../../../src/kernel/ids.ts'
import { slugOf } from '../../../src/kernel/text.ts'
import type { Ctx } from '../../../src/platform/context.ts'
import { touch, touchEntry, transact } from '../../../src/platform/database/transact.ts'
import { setAudience } from '../../../src/platform/files/audience.ts'
import { aPicture, type PictureFacts } from './picture.ts'

/** An album, empty, visible and taken a week ago, unless you say otherwise. */
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
  /** What the picture shows, if no file is given. */
  picture?: PictureFacts
  /** Who is in it. */
  tagged?: readonly { id: string }[]
  /** Also the cover of its album. */
  cover?: boolean
}

/** A visible photograph in an album with nobody tagged, unless you say otherwise. */
export async function aPhoto(ctx: Ctx, { album, picture, tagged = [], cover = false, ...given }: PhotoFacts) {
  const fileId = given.fileId ?? (await aPicture(ctx, { ...picture, audience: 'derived' }))
  return transact(ctx, async (tx) => {
    await setAudience(tx, fileId, 'derived')
    const [photo] = await tx
      .insert(photos)
      .values({ ...given, albumId: album.id, fileId })
      .returning()
    if (!photo) throw new Error('the photograph was not added')
    const tags = tagged.map((member) => ({
      photoId: photo.id,
      memberId: member.id,
      taggedAt: ctx.clock.now(),
    }))
    if (tags.length > 0) await tx.insert(photoTags).values(tags)
    if (cover) await tx.update(albums).set({ coverId: photo.id }).where(eq(albums.id, album.id))
    await touchEntry(tx, 'photos', photo.id)
    await touch(tx, 'photoalbums', `photoalbums/${album.id}`)
    return photo
  })
}
