import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAlbum, aPhoto } from '../../../../demo/builders/album.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPicture } from '../../../../demo/builders/picture.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { localDate } from '../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { files } from '../../../platform/files/table.server.ts'
import { members } from '../../members/table.server.ts'
import { findAlbum } from '../queries/album.server.ts'
import { adminAlbum, adminAlbums } from '../queries/album-admin.server.ts'
import { listAlbums } from '../queries/albums.server.ts'
import { albums, photos, photoTags } from '../table.server.ts'
import { chooseCover, deletePhotos, describePhoto, movePhoto, showPhotos } from './arrange.server.ts'
import { createAlbum, deleteAlbum, updateAlbum } from './save-album.server.ts'
import { untag } from './untag.server.ts'

const INPUT = {
  title: 'Cup final',
  takenOn: localDate('2026-05-02'),
  description: 'Won.',
  visible: true,
  membersOnly: false,
}
const SEARCH = { q: '', sort: { by: 'takenAt' as const, down: true }, start: 0 }

/** An album of four photos in the order of `ids`, with an administrator as the actor. */
async function anAlbumOfFour() {
  const made = await aCtx()
  const { id: userId } = await aUser(made, { role: 'administrator' })
  const actor = { ...anActor('administrator'), userId }
  const ctx = as(made, actor)
  const album = await anAlbum(ctx)
  const fileId = await aPicture(ctx, { audience: 'derived' })
  const rows = []
  for (const position of [0, 1, 2, 3]) rows.push(await aPhoto(ctx, { album, position, fileId }))
  return { ctx, album: album.id, ids: rows.map(({ id }) => id), fileId }
}

async function orderOf({ db }: Ctx, album: string) {
  const rows = await db
    .select({ id: photos.id, position: photos.position })
    .from(photos)
    .where(eq(photos.albumId, album))
    .orderBy(asc(photos.position), asc(photos.id))
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at))
  return rows.map(({ id }) => id)
}

test('only administrators can read and change albums in the admin area [PHO-006, ADM-002]', async () => {
  const { ctx, album, ids } = await anAlbumOfFour()
  const [photo = ''] = ids
  const before = await ctx.db.select().from(photos)
  for (const actor of [
    VISITOR,
    ...(['member', 'coach', 'finance', 'shop'] as const).map((role) => anActor(role)),
  ]) {
    const caller = as(ctx, actor)
    const actions = [
      () => adminAlbums(caller, SEARCH),
      () => adminAlbum(caller, album),
      () => createAlbum(caller, INPUT),
      () => updateAlbum(caller, album, INPUT),
      () => deleteAlbum(caller, album),
      () => movePhoto(caller, { album, photo, number: 2 }),
      () => showPhotos(caller, { album, photos: ids }, false),
      () => deletePhotos(caller, { album, photos: ids }),
      () => chooseCover(caller, album, photo),
      () => describePhoto(caller, album, photo, { alt: 'forged', version: 1 }),
      () => untag(caller, photo, photo),
    ]
    for (const action of actions) await expect(action()).rejects.toThrow(Forbidden)
  }
  expect(await ctx.db.select().from(photos)).toEqual(before)
})

test('an album gets its slug from its title, keeps it when the title changes, and is logged [PHO-006, PHO-007, SYS-036]', async () => {
  const { ctx } = await anAlbumOfFour()
  const { id } = await createAlbum(ctx, INPUT)
  const twin = await createAlbum(ctx, INPUT)
  expect((await adminAlbum(ctx, id)).albumId).toBe('cup-final')
  expect((await adminAlbum(ctx, twin.id)).albumId).toBe('cup-final-2')
  await updateAlbum(ctx, id, { ...INPUT, title: 'The final', version: 1 })
  expect(await adminAlbum(ctx, id)).toMatchObject({
    title: 'The final',
    albumId: 'cup-final',
    takenAt: new Date('2026-05-02T11:00:00Z'),
    version: 2,
  })
  const actions = (await ctx.db.select().from(auditLog)).map(({ action }) => action)
  expect(actions).toEqual(['photoalbums.create', 'photoalbums.create', 'photoalbums.update'])
})

test('when two administrators edit an album, the second save is refused [resolutions E22]', async () => {
  const { ctx, album } = await anAlbumOfFour()
  await updateAlbum(ctx, album, { ...INPUT, title: 'Of the first', version: 1 })
  const late = await updateAlbum(ctx, album, { ...INPUT, title: 'Of the second', version: 1 })
  expect(late).toMatchObject({ ok: false, reason: 'CHANGED' })
  expect((await adminAlbum(ctx, album)).title).toBe('Of the first')
})

test('all albums are listed newest first, hidden ones too; search ignores case and accents [PHO-002, PHO-006]', async () => {
  const { ctx } = await anAlbumOfFour()
  await anAlbum(ctx, { title: 'Sólveig’s cup', takenAt: new Date('2026-01-01'), visible: false })
  await anAlbum(ctx, { title: 'Newest', takenAt: new Date('2026-06-19') })
  const all = await adminAlbums(ctx, SEARCH)
  expect(all.rows.map(({ title, count }) => [title, count])).toEqual([
    ['Newest', 0],
    ['Women 1 against Cambridge', 4],
    ['Sólveig’s cup', 0],
  ])
  expect(all.rows[1]?.cover).not.toBeNull()
  expect(all.rows[0]?.cover).toBeNull()
  const found = await adminAlbums(ctx, { ...SEARCH, q: 'CUP solveig' })
  expect(found).toMatchObject({ total: 1, rows: [{ title: 'Sólveig’s cup', visible: false }] })
  const byTitle = await adminAlbums(ctx, { ...SEARCH, sort: { by: 'title' as const, down: false } })
  expect(byTitle.rows.map(({ title }) => title[0])).toEqual(['N', 'S', 'W'])
  expect((await adminAlbums(ctx, { ...SEARCH, q: '100%' })).total).toBe(0)
})

test('a photo moves to a position within the album, and positions have no gaps [PHO-004]', async () => {
  const { ctx, album, ids } = await anAlbumOfFour()
  const [a, b, c, d] = ids as [string, string, string, string]
  expect(await movePhoto(ctx, { album, photo: d, number: 2 })).toEqual({ number: 2 })
  expect(await orderOf(ctx, album)).toEqual([a, d, b, c])
  expect(await movePhoto(ctx, { album, photo: a, number: 99 })).toEqual({ number: 4 })
  expect(await orderOf(ctx, album)).toEqual([d, b, c, a])
  await movePhoto(ctx, { album, photo: c, number: 0 })
  expect(await orderOf(ctx, album)).toEqual([c, d, b, a])
  await expect(movePhoto(ctx, { album, photo: newId(), number: 1 })).rejects.toThrow(NotFound)
  expect((await findAlbum(as(ctx, VISITOR), album))?.photos.map(({ id }) => id)).toEqual([c, d, b, a])
})

test('concurrent moves lose no photo and leave no gap', async () => {
  const { ctx, album, ids } = await anAlbumOfFour()
  await Promise.all(ids.map((photo, at) => movePhoto(ctx, { album, photo, number: 4 - at })))
  expect((await orderOf(ctx, album)).toSorted()).toEqual(ids.toSorted())
})

test('photos can be hidden and shown again; those of other albums stay unchanged [resolutions E18]', async () => {
  const { ctx, album, ids, fileId } = await anAlbumOfFour()
  const foreign = await aPhoto(ctx, { album: await anAlbum(ctx), fileId })
  const visitor = as(ctx, VISITOR)
  expect(await showPhotos(ctx, { album, photos: [...ids.slice(0, 3), foreign.id] }, false)).toEqual({
    changed: 3,
  })
  expect((await findAlbum(visitor, album))?.photos).toHaveLength(1)
  expect(await showPhotos(ctx, { album, photos: ids }, true)).toEqual({ changed: 3 })
  expect((await findAlbum(visitor, album))?.photos).toHaveLength(4)
  const [left] = await ctx.db.select().from(photos).where(eq(photos.id, foreign.id))
  expect(left?.visible).toBe(true)
  const log = (await ctx.db.select().from(auditLog)).map(({ action, facts }) => [action, facts])
  expect(log).toEqual([
    ['photos.hide', { photos: 3 }],
    ['photos.show', { photos: 3 }],
  ])
})

test('the cover must be a photo of the album, and visitors see it in the list [PHO-006]', async () => {
  const { ctx, album, fileId } = await anAlbumOfFour()
  const foreign = await aPhoto(ctx, { album: await anAlbum(ctx, { visible: false }), fileId })
  await expect(chooseCover(ctx, album, foreign.id)).rejects.toThrow(NotFound)
  const last = await aPhoto(ctx, { album: { id: album }, position: 9 })
  await chooseCover(ctx, album, last.id)
  const [listed] = await listAlbums(as(ctx, VISITOR))
  expect(listed?.cover?.id).toBe(last.fileId)
})

test('a photo can be described; the second of two concurrent descriptions is refused [resolutions E22]', async () => {
  const { ctx, album, ids } = await anAlbumOfFour()
  const [photo = ''] = ids
  expect(await describePhoto(ctx, album, photo, { alt: 'A shot over the wall', version: 1 })).toEqual({
    ok: true,
  })
  expect(await describePhoto(ctx, album, photo, { alt: 'Late', version: 1 })).toMatchObject({
    reason: 'CHANGED',
  })
  expect((await adminAlbum(ctx, album)).photos[0]?.image.alt).toBe('A shot over the wall')
  await expect(describePhoto(ctx, album, newId(), { alt: '', version: 1 })).rejects.toThrow(NotFound)
})

test('an administrator sees who is tagged in a photo and who can see it, and can untag [PHO-013, resolutions C02, C04]', async () => {
  const { ctx, album, fileId } = await anAlbumOfFour()
  const child = await aMember(ctx, { name: 'Theo Winterbottom', bornOn: '2012-03-04', showsPhotos: true })
  const photo = await aPhoto(ctx, { album: { id: album }, fileId, position: -1, tagged: [child] })
  const [first] = (await adminAlbum(ctx, album)).photos
  expect(first).toMatchObject({
    id: photo.id,
    audience: 'members',
    people: [{ id: child.id, name: 'Theo Winterbottom', minor: true }],
  })
  await untag(ctx, photo.id, child.id)
  expect((await adminAlbum(ctx, album)).photos[0]).toMatchObject({ audience: 'public', people: [] })
})

test('deleting photos deletes their tags and files, except files that are used elsewhere', async () => {
  const { ctx, album, ids, fileId } = await anAlbumOfFour()
  const member = await aMember(ctx)
  const shared = await aPicture(ctx)
  await ctx.db.update(members).set({ imageId: shared }).where(eq(members.id, member.id))
  const own = await aPhoto(ctx, { album: { id: album }, tagged: [member] })
  const lent = await aPhoto(ctx, { album: { id: album }, fileId: shared })
  expect(await deletePhotos(ctx, { album, photos: [own.id, lent.id, ids[0]!] })).toEqual({ deleted: 3 })
  const left = await ctx.db.select({ id: files.id }).from(files)
  expect(left.map(({ id }) => id).toSorted()).toEqual([fileId, shared].toSorted())
  expect(await ctx.db.select().from(photoTags)).toEqual([])
  expect(await ctx.db.select().from(photos)).toHaveLength(3)
  expect(await ctx.db.select().from(auditLog)).toMatchObject([
    { action: 'photos.delete', subject: `photoalbums/${album}`, facts: { photos: 3 } },
  ])
})

test('deleting an album deletes its photos and files [PHO-006]', async () => {
  const { ctx, album } = await anAlbumOfFour()
  await chooseCover(ctx, album, (await adminAlbum(ctx, album)).photos[2]!.id)
  await deleteAlbum(ctx, album)
  expect(await ctx.db.select().from(albums)).toEqual([])
  expect(await ctx.db.select().from(photos)).toEqual([])
  expect(await ctx.db.select().from(files)).toEqual([])
  await expect(deleteAlbum(ctx, album)).rejects.toThrow(NotFound)
})
