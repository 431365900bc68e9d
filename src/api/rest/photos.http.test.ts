import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../../demo/builders/album.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aPicture } from '../../../demo/builders/picture.ts'
import { type TestSite, test } from '../../../tests/support/site.ts'

type Wire = Record<string, unknown>
const json = async (site: TestSite, path: string, headers = {}): Promise<Wire & Wire[]> =>
  (await site.get(path, headers)).json()

test('an album has the fields and Unix timestamps of the specification [PHO-006, PHO-007, API-029]', async ({
  site,
}) => {
  const takenAt = new Date('2026-05-02T18:30:00Z')
  const album = await anAlbum(site.ctx, {
    title: 'London Cup',
    albumId: 'london-cup',
    description: 'Day one',
    takenAt,
  })
  const photo = await aPhoto(site.ctx, { album })

  const answer = await json(site, `/api/photoalbums/${album.id}`)

  expect(answer).toMatchObject({
    _id: album.id,
    album_id: 'london-cup',
    Title: 'London Cup',
    date_create: 1_777_746_600,
    description: 'Day one',
    primary_photo_extras: { url_m: `/files/${photo.fileId}/640` },
  })
  expect(JSON.stringify(answer.photos)).toContain(photo.id)
})

test('a photo has the fields of the specification, and working addresses [PHO-006]', async ({ site }) => {
  const photo = await aPhoto(site.ctx, { album: await anAlbum(site.ctx), flickrId: '5021' })

  const answer = await json(site, `/api/photos/${photo.id}`)

  expect(answer).toMatchObject({
    _id: photo.id,
    url_m: `/files/${photo.fileId}/640`,
    url_l: `/files/${photo.fileId}/1280`,
    url_o: `/files/${photo.fileId}/original`,
    url_external: '',
    visible: true,
    flickr_id: '5021',
  })
  for (const address of [answer.url_m, answer.url_l, answer.url_o]) {
    expect((await site.get(String(address))).status).toBe(200)
  }
})

test('albums are listed by date_create, newest first, as many as requested and 200 at most [API-028, PHO-002]', async ({
  site,
}) => {
  for (const day of ['01', '03', '02']) {
    await anAlbum(site.ctx, { title: `Far ${day}`, takenAt: new Date(`2040-01-${day}T12:00:00Z`) })
  }
  const titles = (albums: Wire[]) => albums.map((album) => album.Title)

  expect(titles(await json(site, '/api/photoalbums?_limit=2'))).toEqual(['Far 03', 'Far 02'])
  expect(titles(await json(site, '/api/photoalbums?_sort=date_create:asc&Title_contains=Far'))).toEqual([
    'Far 01',
    'Far 02',
    'Far 03',
  ])
})

test('visitors get no rows, covers or descriptions for members [resolutions C02]', async ({ site }) => {
  const child = await aMember(site.ctx, { name: 'Theo Winter', bornOn: '2012-03-04', showsPhotos: true })
  const album = await anAlbum(site.ctx, { membersOnly: true, description: 'Theo in goal' })
  const photo = await aPhoto(site.ctx, { album, tagged: [child] })
  const member = await site.signIn('member')

  expect(await json(site, `/api/photoalbums/${album.id}`)).toMatchObject({
    description: '',
    primary_photo_extras: {},
    photos: [],
  })
  expect((await site.get(`/api/photos/${photo.id}`)).status).toBe(404)
  expect(await json(site, `/api/photos?photoalbum=${album.id}`)).toEqual([])
  expect(await json(site, `/api/photoalbums/${album.id}`, member)).toMatchObject({
    description: 'Theo in goal',
    primary_photo_extras: { url_m: `/files/${photo.fileId}/640` },
  })
  expect((await site.get(`/api/photos/${photo.id}`, member)).status).toBe(200)
})

test('only the administrator sees a hidden album [resolutions E18]', async ({ site }) => {
  const album = await anAlbum(site.ctx, { visible: false })
  const photo = await aPhoto(site.ctx, { album })

  for (const who of ['member', 'coach'] as const) {
    const headers = await site.signIn(who)
    expect((await site.get(`/api/photoalbums/${album.id}`, headers)).status).toBe(404)
    expect((await site.get(`/api/photos/${photo.id}`, headers)).status).toBe(404)
  }
  const administrator = await site.signIn('administrator')
  expect(await json(site, `/api/photoalbums/${album.id}`, administrator)).toMatchObject({ visible: false })
  expect(await json(site, `/api/photos/${photo.id}`, administrator)).toMatchObject({
    image: { id: photo.fileId },
  })
})

test('only administrators get the file ids of pictures, and others get addresses', async ({ site }) => {
  const photo = await aPhoto(site.ctx, { album: await anAlbum(site.ctx) })

  expect(await json(site, `/api/photos/${photo.id}`, await site.signIn('member'))).not.toHaveProperty('image')
  expect((await site.get('/api/photoalbums?visible=true')).status).toBe(400)
})

test('an administrator creates an album and adds a picture, whose audience follows the album [PHO-006]', async ({
  site,
}) => {
  const administrator = await site.signIn('administrator')
  const post = async (path: string, body: unknown) =>
    (await site.sendJson('POST', path, body, administrator)).json()
  const fileId = await aPicture(site.ctx, { audience: 'public' })

  const album = await post('/api/photoalbums', {
    Title: 'Spring Cup',
    date_create: 1_777_746_600,
    members_only: true,
  })
  const photo = await post('/api/photos', { image: fileId, photoalbum: album._id })

  expect(album).toMatchObject({ album_id: 'spring-cup', date_create: 1_777_746_600 })
  expect(photo).toMatchObject({ visible: true })
  expect((await site.get(`/files/${fileId}/640`)).status).toBe(404)
  expect((await site.get(`/files/${fileId}/640`, await site.signIn('member'))).status).toBe(200)
})

test('other users cannot create or change albums and photos [API-042, resolutions A05]', async ({ site }) => {
  const photo = await aPhoto(site.ctx, { album: await anAlbum(site.ctx) })

  for (const headers of [{}, await site.signIn('member'), await site.signIn('coach')]) {
    const made = await site.sendJson('POST', '/api/photoalbums', { Title: 'Mine', date_create: 1 }, headers)
    const changed = await site.sendJson('PUT', `/api/photos/${photo.id}`, { visible: false }, headers)
    expect([401, 403, 404]).toContain(made.status)
    expect([401, 403, 404]).toContain(changed.status)
  }
  expect(await json(site, `/api/photos/${photo.id}`)).toMatchObject({ visible: true })
})
