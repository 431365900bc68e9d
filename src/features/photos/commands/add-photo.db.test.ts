import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAlbum } from '../../../../demo/builders/album.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { aPhotograph, aPng, aPngBomb, SCRIPT } from '../../../../tests/support/pictures.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { Forbidden, NoRoom, NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { files } from '../../../platform/files/table.server.ts'
import { MAX_PHOTOS } from '../model/photo.ts'
import { photos } from '../table.server.ts'
import { addPhoto, photoByContent, UPLOAD_LIMIT } from './add-photo.server.ts'

async function anEmptyAlbum(given: Partial<Ctx> = {}) {
  const ctx = await aCtx(given)
  const album = await anAlbum(ctx)
  const { id: userId } = await aUser(ctx, { role: 'administrator' })
  const actor = { ...anActor('administrator'), userId }
  return { ctx: as(ctx, actor), album }
}

const upload = (bytes: Uint8Array, place?: number) => ({ bytes, name: 'IMG_2031.jpg', place })

async function keptIds(ctx: Ctx): Promise<string[]> {
  const ids: string[] = []
  for await (const id of ctx.files.ids()) ids.push(id)
  return ids
}

/** Expects no photo, no file row and no stored bytes. */
async function expectNothingOf(ctx: Ctx): Promise<void> {
  expect(await ctx.db.select().from(photos)).toEqual([])
  expect(await ctx.db.select().from(files)).toEqual([])
  expect(await keptIds(ctx)).toEqual([])
}

test('only administrators can add photos [API-042]', async () => {
  const { ctx, album } = await anEmptyAlbum()
  const picture = upload(await aPng())
  for (const actor of [
    VISITOR,
    ...(['member', 'coach', 'finance', 'shop'] as const).map((role) => anActor(role)),
  ]) {
    await expect(addPhoto(as(ctx, actor), album.id, picture)).rejects.toThrow(Forbidden)
    await expect(photoByContent(as(ctx, actor), album.id, 'x')).rejects.toThrow(Forbidden)
  }
  await expectNothingOf(ctx)
})

test('adding a photo to an unknown album stores nothing', async () => {
  const { ctx } = await anEmptyAlbum()
  await expect(addPhoto(ctx, newId(), upload(await aPng()))).rejects.toThrow(NotFound)
  await expect(addPhoto(ctx, 'made-up', upload(await aPng()))).rejects.toThrow(NotFound)
  await expectNothingOf(ctx)
})

test.for([
  [
    'a drawing with a script',
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    'NOT_A_PICTURE',
  ],
  [
    'a renamed program',
    () => Buffer.from('MZ\x90\x00 this program cannot be run in DOS mode'),
    'NOT_A_PICTURE',
  ],
  ['a picture of 20,000 by 20,000 pixels', () => aPngBomb(), 'TOO_MANY_PIXELS'],
  [
    'a corrupt picture',
    () => Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.alloc(99)]),
    'BROKEN',
  ],
] as const)('%s is refused, and nothing is stored [API-042]', async ([, bytes, reason]) => {
  const { ctx, album } = await anEmptyAlbum()
  expect(await addPhoto(ctx, album.id, upload(bytes()))).toMatchObject({ ok: false, reason })
  await expectNothingOf(ctx)
})

test('a photo is refused when the disk is full, and nothing is left half-written [API-042]', async () => {
  const { ctx, album } = await anEmptyAlbum()
  let puts = 0
  const put: Ctx['files']['put'] = async (key, bytes) => {
    puts += 1
    if (puts === 2) throw new NoRoom()
    await ctx.files.put(key, bytes)
  }
  const full = { ...ctx, files: { ...ctx.files, put } }
  expect(await addPhoto(full, album.id, upload(await aPng({ width: 1000 })))).toEqual({
    ok: false,
    reason: 'DISK_FULL',
  })
  expect(puts).toBe(2)
  await expectNothingOf(ctx)
  expect(await addPhoto(ctx, album.id, upload(await aPng({ width: 1000 })))).toMatchObject({ ok: true })
})

test('a new photo is placed last, its file has the album’s visibility, and it is logged [PHO-006, API-042]', async () => {
  const { ctx, album } = await anEmptyAlbum()
  for (const width of [400, 410, 420]) await addPhoto(ctx, album.id, upload(await aPng({ width })))
  const rows = await ctx.db.select().from(photos).orderBy(asc(photos.position))
  expect(rows.map(({ position, visible }) => [position, visible])).toEqual([
    [0, true],
    [1, true],
    [2, true],
  ])
  const [file] = await ctx.db.select().from(files).where(eq(files.id, rows[0]!.fileId))
  expect(file).toMatchObject({ audience: 'derived', widthPx: 400, name: 'IMG_2031.jpg', alt: '' })
  const log = await ctx.db.select().from(auditLog)
  expect(log).toHaveLength(3)
  expect(log[0]).toMatchObject({
    action: 'photos.add',
    subject: `photoalbums/${album.id}`,
    facts: { photos: 1 },
  })
})

test('photos keep the order in which they were chosen even if they arrive in another', async () => {
  const { ctx, album } = await anEmptyAlbum()
  for (const place of [2, 0, 1])
    await addPhoto(ctx, album.id, upload(await aPng({ width: 400 + place }), place))
  const rows = await ctx.db
    .select({ widthPx: files.widthPx })
    .from(photos)
    .innerJoin(files, eq(files.id, photos.fileId))
    .orderBy(asc(photos.position))
  expect(rows.map(({ widthPx }) => widthPx)).toEqual([400, 401, 402])
})

test('an album stores the same picture once, under any file name; another album can have it too [API-042]', async () => {
  const { ctx, album } = await anEmptyAlbum()
  const other = await anAlbum(ctx)
  const bytes = await aPhotograph()
  const first = await addPhoto(ctx, album.id, upload(bytes))
  const again = await addPhoto(ctx, album.id, { bytes, name: 'copy of it.jpg' })
  expect(again).toEqual({ ok: false, reason: 'THERE', photoId: first.ok && first.photoId })
  expect(await addPhoto(ctx, other.id, upload(bytes))).toMatchObject({ ok: true })
  expect(await keptIds(ctx)).toHaveLength(2)
  const hash = createHash('sha256').update(bytes).digest('hex')
  expect(await photoByContent(ctx, album.id, hash)).toBe(first.ok && first.photoId)
  expect(await photoByContent(ctx, album.id, hash.replace(/./g, '0'))).toBeUndefined()
})

test('the same picture sent three times at once is stored once [API-042]', async () => {
  const { ctx, album } = await anEmptyAlbum()
  const bytes = await aPhotograph()
  const all = await Promise.all([1, 2, 3].map(() => addPhoto(ctx, album.id, upload(bytes))))
  expect(all.filter(({ ok }) => ok)).toHaveLength(1)
  expect(all.filter((one) => !one.ok && one.reason === 'THERE')).toHaveLength(2)
  expect(await ctx.db.select().from(files)).toHaveLength(1)
  expect(await keptIds(ctx)).toHaveLength(1)
})

test('a full album accepts no more photos', async () => {
  const { ctx, album } = await anEmptyAlbum()
  await addPhoto(ctx, album.id, upload(await aPng()))
  const [{ fileId } = { fileId: '' }] = await ctx.db.select().from(photos)
  const rest = Array.from({ length: MAX_PHOTOS - 1 }, (_, at) => ({
    albumId: album.id,
    fileId,
    position: at + 1,
  }))
  await ctx.db.insert(photos).values(rest)
  expect(await addPhoto(ctx, album.id, upload(await aPng({ width: 500 })))).toEqual({
    ok: false,
    reason: 'ALBUM_FULL',
    most: MAX_PHOTOS,
  })
  expect(await keptIds(ctx)).toEqual([fileId])
})

test('uploads are limited to three full batches an hour', async () => {
  const { ctx, album } = await anEmptyAlbum()
  const paper = upload(Buffer.from('%PDF-1.4'))
  await addPhoto(ctx, album.id, paper)
  await ctx.db.$client.query('update rate_limits set points = $1', [UPLOAD_LIMIT.points])
  expect(await addPhoto(ctx, album.id, paper)).toMatchObject({ ok: false, reason: 'TOO_MANY' })
})
