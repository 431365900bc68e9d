import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../../demo/builders/album.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { type TestSite, test } from '../../../tests/support/site.ts'

async function ask(site: TestSite, query: string, headers = {}) {
  const answer = await site.sendJson('POST', '/api/graphql', { query }, headers)
  return answer.json()
}

test('albums are sorted by date_create, newest first, 200, 7 or 2 at a time [API-028]', async ({ site }) => {
  for (const day of ['01', '03', '02']) {
    const album = await anAlbum(site.ctx, {
      title: `Far ${day}`,
      takenAt: new Date(`2040-01-${day}T12:00:00Z`),
    })
    await aPhoto(site.ctx, { album })
  }
  const read = (limit: number) =>
    ask(
      site,
      `{ photoalbums(sort: "date_create:desc", limit: ${limit}) { Title date_create primary_photo_extras } }`,
    )

  expect((await read(2)).data.photoalbums).toEqual([
    {
      Title: 'Far 03',
      date_create: 2_209_204_800,
      primary_photo_extras: { url_m: expect.stringContaining('/files/') },
    },
    {
      Title: 'Far 02',
      date_create: 2_209_118_400,
      primary_photo_extras: { url_m: expect.stringContaining('/files/') },
    },
  ])
  expect((await read(200)).data.photoalbums.length).toBe(3)
})

test('an album and its nested photos follow the same access rule for each reader [API-029, resolutions C02]', async ({
  site,
}) => {
  const child = await aMember(site.ctx, { name: 'Theo Winter', bornOn: '2012-03-04', showsPhotos: true })
  const album = await anAlbum(site.ctx)
  const open = await aPhoto(site.ctx, { album, position: 1 })
  const hidden = await aPhoto(site.ctx, { album, position: 0, tagged: [child], cover: true })
  const query = `{ photoalbum(id: "${album.id}") { Title photos { id url_m url_l url_o } primary_photo_extras } }`

  const forVisitor = await ask(site, query)
  const forMember = await ask(site, query, await site.signIn('member'))

  expect(JSON.stringify(forVisitor)).not.toContain(hidden.fileId)
  expect(forVisitor.data.photoalbum.photos).toEqual([
    {
      id: open.id,
      url_m: `/files/${open.fileId}/640`,
      url_l: `/files/${open.fileId}/1280`,
      url_o: `/files/${open.fileId}/original`,
    },
  ])
  expect(forMember.data.photoalbum.photos.map((photo: { id: string }) => photo.id)).toEqual([
    hidden.id,
    open.id,
  ])
})

test('an unknown album returns null [API-029, resolutions F20]', async ({ site }) => {
  const answer = await ask(site, '{ photoalbum(id: "01890000-0000-7000-8000-000000000000") { Title } }')

  expect(answer.data).toEqual({ photoalbum: null })
})
