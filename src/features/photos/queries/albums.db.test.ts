import { expect, test } from 'vitest'
import { anAlbum, aPhoto } from '../../../../demo/builders/album.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { plansOf } from '../../../../tests/support/plans.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { collectTags } from '../../../platform/page-cache/tags.ts'
import { findAlbum, galleryOf } from './album.server.ts'
import { albumsPage, latestAlbums, listAlbums } from './albums.server.ts'

const MEMBER = anActor('member')
const CHILD = { name: 'Theo Winter', bornOn: '2012-03-04', showsPhotos: true }

const aChild = (ctx: Ctx) => aMember(ctx, CHILD)
const onDay = (day: number) => ({ takenAt: new Date(Date.UTC(2026, 4, day)) })
const titles = (albums: { title: string }[]) => albums.map((album) => album.title)

test('albums are listed latest first, up to a limit [PHO-002, API-028]', async () => {
  const ctx = await aCtx({ actor: VISITOR })
  for (const [title, day] of [
    ['Middle', 2],
    ['Oldest', 1],
    ['Latest', 3],
  ] as const) {
    await anAlbum(ctx, { title, ...onDay(day) })
  }

  expect(titles(await listAlbums(ctx))).toEqual(['Latest', 'Middle', 'Oldest'])
  expect(titles(await listAlbums(ctx, 2))).toEqual(['Latest', 'Middle'])
})

test('a page of albums says whether there are earlier ones, and the next page continues there [PHO-001]', async () => {
  const ctx = await aCtx({ actor: VISITOR })
  for (let day = 1; day <= 25; day += 1) await anAlbum(ctx, { title: `Day ${day}`, ...onDay(day) })

  const first = await albumsPage(ctx, 1)
  const second = await albumsPage(ctx, 2)

  expect(titles(first.albums).slice(0, 2)).toEqual(['Day 25', 'Day 24'])
  expect(first).toMatchObject({ albums: { length: 24 }, hasEarlier: true })
  expect(titles(second.albums)).toEqual(['Day 1'])
  expect(second.hasEarlier).toBe(false)
})

test('a hidden album is in no list and has no page, also for members [resolutions E18]', async () => {
  const ctx = await aCtx({ actor: MEMBER })
  const album = await anAlbum(ctx, { visible: false })
  await aPhoto(ctx, { album })

  expect(await listAlbums(ctx)).toEqual([])
  expect(await latestAlbums(ctx, 7)).toEqual([])
  expect(await findAlbum(ctx, album.albumId)).toBeUndefined()
})

test('the count and cover of an album include only photos that the reader may see [PHO-001, resolutions C02]', async () => {
  const ctx = await aCtx()
  const album = await anAlbum(ctx)
  const hidden = await aPhoto(ctx, { album, position: 0, tagged: [await aChild(ctx)], cover: true })
  const open = await aPhoto(ctx, { album, position: 1 })

  const [forVisitor] = await listAlbums(as(ctx, VISITOR))
  const [forMember] = await listAlbums(as(ctx, MEMBER))

  expect(forVisitor).toMatchObject({ count: 1, cover: { id: open.fileId } })
  expect(forMember).toMatchObject({
    count: 2,
    cover: { id: hidden.fileId, variantsPx: [320, 640, 960, 1280] },
  })
})

test('an album is marked for members only if it has photos hidden from the reader, not if it is empty [PHO-001]', async () => {
  const ctx = await aCtx()
  await anAlbum(ctx, { title: 'Empty', ...onDay(9) })
  const kept = await anAlbum(ctx, { title: 'Kept', membersOnly: true, ...onDay(8) })
  await aPhoto(ctx, { album: kept })
  const open = await anAlbum(ctx, { title: 'Open', ...onDay(7) })
  await aPhoto(ctx, { album: open })
  const forMembers = async (actor: Ctx['actor']) =>
    (await listAlbums(as(ctx, actor))).filter((album) => album.forMembers).map(({ title }) => title)
  expect(await forMembers(VISITOR)).toEqual(['Kept'])
  expect(await forMembers(MEMBER)).toEqual([])
})

test('an album without visible photos is listed without a cover and left out of the latest [PHO-003, CNT-018]', async () => {
  const ctx = await aCtx()
  const album = await anAlbum(ctx, { title: 'Juniors', membersOnly: true, ...onDay(9) })
  await aPhoto(ctx, { album })
  for (const day of [1, 2, 3]) {
    await aPhoto(ctx, { album: await anAlbum(ctx, { title: `Day ${day}`, ...onDay(day) }) })
  }

  expect((await listAlbums(as(ctx, VISITOR)))[0]).toMatchObject({ title: 'Juniors', count: 0, cover: null })
  expect(titles(await latestAlbums(as(ctx, VISITOR), 2))).toEqual(['Day 3', 'Day 2'])
  expect(titles(await latestAlbums(as(ctx, MEMBER), 2))).toEqual(['Juniors', 'Day 3'])
})

test('the latest albums have title, slug, date and cover [CNT-019]', async () => {
  const ctx = await aCtx({ actor: VISITOR })
  const album = await anAlbum(ctx, { title: 'London Cup', albumId: 'london-cup', ...onDay(5) })
  const photo = await aPhoto(ctx, { album })

  expect(await latestAlbums(ctx, 7)).toMatchObject([
    { title: 'London Cup', albumId: 'london-cup', takenAt: onDay(5).takenAt, cover: { id: photo.fileId } },
  ])
})

test('an album is found by its slug and by its id only [PHO-004, API-029, resolutions E18, F20]', async () => {
  const ctx = await aCtx({ actor: VISITOR })
  const { id, albumId } = await anAlbum(ctx, { albumId: 'london-cup' })

  expect(await findAlbum(ctx, albumId)).toMatchObject({ id })
  expect(await findAlbum(ctx, id)).toMatchObject({ id })
  expect(await findAlbum(ctx, 'london')).toBeUndefined()
  expect(await findAlbum(ctx, "' or true --")).toBeUndefined()
})

test('the photos of an album are in order, with the number of further ones for members', async () => {
  const ctx = await aCtx()
  const album = await anAlbum(ctx)
  const last = await aPhoto(ctx, { album, position: 2 })
  const first = await aPhoto(ctx, { album, position: 0 })
  await aPhoto(ctx, { album, position: 1, tagged: [await aChild(ctx)] })
  await aPhoto(ctx, { album, position: 3, visible: false })

  const forVisitor = await findAlbum(as(ctx, VISITOR), album.albumId)

  expect(forVisitor?.photos.map((photo) => photo.id)).toEqual([first.id, last.id])
  expect(forVisitor?.forMembers).toBe(1)
  expect(await findAlbum(as(ctx, MEMBER), album.albumId)).toMatchObject({
    forMembers: 0,
    photos: { length: 3 },
  })
})

test('only members can read the description of a members-only album', async () => {
  const ctx = await aCtx()
  const { albumId } = await anAlbum(ctx, { membersOnly: true, description: 'Theo in goal' })

  expect(await findAlbum(as(ctx, VISITOR), albumId)).toMatchObject({ description: '', photos: [] })
  expect(await findAlbum(as(ctx, MEMBER), albumId)).toMatchObject({ description: 'Theo in goal' })
})

test('visitors see the names of listed adults; members see all names, of children only the first [resolutions C02, C03]', async () => {
  const ctx = await aCtx()
  const album = await anAlbum(ctx)
  const ana = await aMember(ctx, { name: 'Ana Kovač', showsPhotos: true })
  const quiet = await aMember(ctx, { name: 'Zoë Hall', showsPhotos: true, listed: false })
  await aPhoto(ctx, { album, position: 0, tagged: [ana, quiet] })
  await aPhoto(ctx, { album, position: 1, tagged: [await aChild(ctx)] })

  const [seen] = (await findAlbum(as(ctx, VISITOR), album.albumId))!.photos
  const byMember = (await findAlbum(as(ctx, MEMBER), album.albumId))!.photos

  expect(seen?.people).toEqual([{ name: 'Ana Kovač', slug: ana.slug }])
  expect(byMember.map((photo) => photo.people.map((person) => person.name))).toEqual([
    ['Ana Kovač', 'Zoë Hall'],
    ['Theo'],
  ])
})

test('a gallery holds the visible photos of a member that the reader may see [TEA-018]', async () => {
  const ctx = await aCtx()
  const ana = await aMember(ctx, { showsPhotos: true })
  const child = await aChild(ctx)
  const [old, late] = [await anAlbum(ctx, onDay(1)), await anAlbum(ctx, onDay(2))]
  const first = await aPhoto(ctx, { album: old, tagged: [ana] })
  const second = await aPhoto(ctx, { album: late, tagged: [ana] })
  const withChild = await aPhoto(ctx, { album: late, position: 1, tagged: [ana, child] })
  await aPhoto(ctx, { album: late, tagged: [ana], visible: false })
  await aPhoto(ctx, { album: late })
  const ids = async (actor: Ctx['actor'], member: { id: string }) =>
    (await galleryOf(as(ctx, actor), member.id)).map((photo) => photo.id)

  expect(await ids(VISITOR, ana)).toEqual([second.id, first.id])
  expect(await ids(MEMBER, ana)).toEqual([second.id, withChild.id, first.id])
})

test('visitors cannot see the gallery of a child [TEA-019]', async () => {
  const ctx = await aCtx()
  const child = await aChild(ctx)
  await aPhoto(ctx, { album: await anAlbum(ctx), tagged: [child] })

  expect(await galleryOf(as(ctx, VISITOR), child.id)).toEqual([])
  expect(await galleryOf(as(ctx, MEMBER), child.id)).toHaveLength(1)
})

test('an album is read through indexes even with many photos', async () => {
  const ctx = await aCtx({ actor: VISITOR })
  await ctx.db.$client.query(`
    insert into albums (id, album_id, title, taken_at)
      select gen_random_uuid(), 'album-' || n, 'Album ' || n, now() - n * interval '1 day' from generate_series(1, 200) n;
    insert into files (id, name, media_type, size_bytes, width_px, height_px)
      select gen_random_uuid(), 'x', 'image/jpeg', 1, 3, 2 from generate_series(1, 8000);
    insert into photos (id, album_id, file_id)
      select gen_random_uuid(), a.id, f.id from (select id, row_number() over () n from files) f
      join (select id, row_number() over () n from albums) a on a.n = f.n % 200 + 1;
    insert into members (id, name, first_name, slug, born_on)
      select gen_random_uuid(), 'Ana Member', 'Ana', 'member-' || n, '1990-01-01' from generate_series(1, 500) n;
    insert into photo_tags (photo_id, member_id)
      select p.id, m.id from (select id, row_number() over () n from photos) p
      join (select id, row_number() over () n from members) m on m.n in (p.n % 500 + 1, p.n * 7 % 500 + 1);
    analyze;`)

  const plans = await plansOf(ctx, (logged) => findAlbum(logged, 'album-7'))

  expect(plans.length).toBeGreaterThan(1)
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (photos|files|photo_tags)/)
})

test.for([
  ['the list', (ctx: Ctx) => listAlbums(ctx)],
  ['the latest', (ctx: Ctx) => latestAlbums(ctx, 2)],
  ['an album', (ctx: Ctx) => findAlbum(ctx, 'london-cup')],
  ['a gallery', (ctx: Ctx) => galleryOf(ctx, newId())],
] as const)(
  'a cached page with %s is dropped when photos, albums, members or teams change',
  async ([, read]) => {
    const pages = collectTags(() => {})
    await read(await aCtx({ pages }))

    expect([...pages.tags].sort()).toEqual(['members', 'photoalbums', 'photos', 'teams'])
  },
)
