import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../../../demo/builders/album.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aSite, test } from '../../../../tests/support/site.ts'

test('a visitor is sent to the login page, a user without membership gets a 403, and neither sees the button [PHO-008]', async ({
  site,
}) => {
  const { albumId } = await anAlbum(site.ctx, { title: 'Door' })
  const path = `/media/photos/${albumId}/tag`
  const answer = await site.request(path, { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe(`/members/access/?next=${encodeURIComponent(path)}`)
  const gone = await site.signIn(await aMember(site.ctx, { name: 'Gone Long', active: false }))
  expect((await site.get(path, gone)).status).toBe(403)
  expect(await site.page(`/media/photos/${albumId}`)).not.toContain('Tag players')
  expect((await site.get('/media/photos/none/tag', await site.signIn('member'))).status).toBe(404)
})

test('a member opens tag mode with its button, and tagged photos are marked [PHO-009, PHO-010, PHO-011, PHO-012, PHO-013]', async ({
  site,
}) => {
  const album = await anAlbum(site.ctx, { title: 'Tagging' })
  const ana = await aMember(site.ctx, { name: 'Ana Kovač', showsPhotos: true })
  await aPhoto(site.ctx, { album, tagged: [ana] })
  await aPhoto(site.ctx, { album, position: 1 })
  const headers = await site.signIn('member')
  const page = await site.page(`/media/photos/${album.albumId}`, headers)
  expect(page).toMatch(/href="\/media\/photos\/[^"]+\/tag"[^>]*>.*?Tag players/s)
  const tagging = await site.page(`/media/photos/${album.albumId}/tag`, headers)
  expect(tagging.match(/Already tagged/g)).toHaveLength(1)
  expect(tagging.replaceAll('<!-- -->', '')).toContain('Already tagged: Ana Kovač')
  expect(tagging.match(/name="photos"/g)).toHaveLength(2)
  expect(tagging).toMatch(new RegExp(`<option value="${ana.id}">Ana Kovač</option>`))
  for (const words of ['Selected', 'Clear', 'Close']) expect(tagging).toContain(words)
})

test('tagging shows the specified messages, also for no selection or a hidden photo [PHO-014, PHO-016, PHO-017]', async () => {
  const site = await aSite()
  const album = await anAlbum(site.ctx)
  const ana = await aMember(site.ctx, { name: 'Ana Kovač' })
  const photo = await aPhoto(site.ctx, { album })
  const hidden = await aPhoto(site.ctx, { album, visible: false })
  const path = `/media/photos/${album.albumId}/tag`
  const headers = await site.signIn('member')
  for (const [body, status] of [
    [{ member: ana.id }, 422],
    [{ photos: photo.id }, 422],
    [{ photos: photo.id, member: 'nobody' }, 422],
    [{ photos: hidden.id, member: ana.id }, 409],
  ] as const) {
    const refused = await site.post(path, body, headers)
    expect(refused.status).toBe(status)
    expect(await refused.text()).toContain('Photos could not be added')
  }
  const done = await site.post(path, { photos: photo.id, member: ana.id }, headers)
  expect([done.status, done.headers.get('location')]).toEqual([303, `${path}?member=${ana.id}`])
  expect(decodeURIComponent(done.headers.get('set-cookie') ?? '')).toContain('Photos added to Ana Kovač')
})

test('adding a member clears the selection but keeps the member, on the redirected page [PHO-011, PHO-015]', async ({
  site,
}) => {
  const album = await anAlbum(site.ctx, { title: 'Cleared' })
  const ana = await aMember(site.ctx, { name: 'Ana Cleared', showsPhotos: true })
  const [photo, other] = [await aPhoto(site.ctx, { album }), await aPhoto(site.ctx, { album, position: 1 })]
  const path = `/media/photos/${album.albumId}/tag`
  const headers = await site.signIn('member')
  const added = await site.post(path, { photos: photo.id, member: ana.id }, headers)
  const next = added.headers.get('location') ?? ''
  expect(next).toBe(`${path}?member=${ana.id}`)
  const page = await site.page(next, headers)
  expect(page).toMatch(new RegExp(`<option value="${ana.id}" selected="">`))
  expect(await site.page(`${path}?member=${album.id}`, headers)).not.toMatch(/<option value="[^"]+" selected/)
  const boxes = page.match(/<input[^>]*name="photos"[^>]*>/g) ?? []
  expect(boxes.map((box) => [box.includes(photo.id) || box.includes(other.id), /checked/.test(box)])).toEqual(
    [
      [true, false],
      [true, false],
    ],
  )
  expect(page.replaceAll('<!-- -->', '')).toContain('Selected 0')
})

test('the API call tags like the page, for members [API-048]', async ({ site }) => {
  const album = await anAlbum(site.ctx, { title: 'Call' })
  const ana = await aMember(site.ctx, { name: 'Ana Call' })
  const photo = await aPhoto(site.ctx, { album })
  const call = async (body: object, who?: Record<string, string>) =>
    site.sendJson('POST', '/api/gdutils/players/assign_photos', body, who)
  const body = { photos: [photo.id], memberSelected: ana.id }
  expect((await call(body)).status).toBe(401)
  const headers = await site.signIn('member')
  expect((await call({ photos: [], memberSelected: ana.id }, headers)).status).toBe(422)
  expect((await call({ photos: [album.id], memberSelected: ana.id }, headers)).status).toBe(422)
  expect(await (await call(body, headers)).json()).toMatchObject({
    status: true,
    msg: 'Photos added to Ana Call',
    added: 1,
  })
})
