import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../../../../demo/builders/album.ts'
import { aPhotograph, aPng, aPngBomb, SCRIPT } from '../../../../../tests/support/pictures.ts'
import { aSite, type TestSite, test } from '../../../../../tests/support/site.ts'
import { albums, photos } from '../../../../features/photos/table.server.ts'
import { FilesUnavailable, NoRoom } from '../../../../kernel/errors.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import { files } from '../../../../platform/files/table.server.ts'

type Headers = Record<string, string>
type Given = readonly [name: string, bytes: Uint8Array]

function formOf(...given: Given[]): FormData {
  const form = new FormData()
  for (const [name, bytes] of given) form.append('files', new File([new Uint8Array(bytes)], name))
  return form
}

/** Uploads one file as the page's script does. */
async function upload(site: TestSite, album: string, given: Given, headers: Headers) {
  const answer = await site.post(`/admin/photos/${album}/upload`, formOf(given), headers)
  return { status: answer.status, body: await answer.json().catch(() => undefined) }
}

const stored = ({ ctx }: TestSite, album: string) =>
  ctx.db.select().from(photos).where(eq(photos.albumId, album)).orderBy(photos.position)

const program = () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000, 7)])
const drawing = () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)

test('only administrators can use album routes, and forged attempts are in the audit log [ADM-002, API-042]', async ({
  site,
}) => {
  const album = await anAlbum(site.ctx)
  const photo = await aPhoto(site.ctx, { album })
  const page = `/admin/photos/${album.id}`
  const picture = await aPng()
  const reads = ['/admin/photos', '/admin/photos/rows', page, `${page}.data`, `${page}/upload?sha256=00`]
  const writes: [string, () => Record<string, string> | FormData][] = [
    ['/admin/photos/new', () => ({ title: 'Forged', takenOn: '2026-05-02' })],
    [`${page}/edit`, () => ({ title: 'Forged', takenOn: '2026-05-02' })],
    [`${page}/delete`, () => ({})],
    [page, () => ({ do: 'hide', photos: photo.id })],
    [page, () => ({ do: 'delete', sure: 'yes', photos: photo.id })],
    [page, () => ({ do: 'cover', photo: photo.id })],
    [page, () => formOf(['a.png', picture])],
    [`${page}/${photo.id}`, () => ({ alt: 'Forged', version: '1' })],
    [`${page}/upload`, () => formOf(['a.png', picture])],
  ]
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const headers = await site.signIn(role)
    for (const path of reads)
      expect([role, path, (await site.get(path, headers)).status]).toEqual([role, path, 403])
    for (const [path, body] of writes)
      expect([role, path, (await site.post(path, body(), headers)).status]).toEqual([role, path, 403])
  }
  expect(await stored(site, album.id)).toMatchObject([{ id: photo.id, visible: true }])
  expect(await site.ctx.db.select().from(albums).where(eq(albums.title, 'Forged'))).toEqual([])
  const lines = await site.ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `${page}/upload`))
  expect(lines).toContainEqual(
    expect.objectContaining({ action: 'admin.refused', facts: { method: 'POST', role: 'shop' } }),
  )
})

test('a visitor uploading a picture is asked to log in, and nothing is stored [SYS-063]', async ({
  site,
}) => {
  const { id } = await anAlbum(site.ctx)
  const form = formOf(['a.png', await aPng()])
  const answer = await site.request(`/admin/photos/${id}/upload`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  expect([302, 401, 403]).toContain(answer.status)
  expect(await stored(site, id)).toEqual([])
})

test('a form on a page of another site changes no album and uploads nothing', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const { id } = await anAlbum(site.ctx)
  const foreign: Headers[] = [
    { ...headers, 'sec-fetch-site': 'cross-site' },
    { ...headers, origin: 'https://elsewhere.example' },
  ]
  for (const from of foreign) {
    expect((await upload(site, id, ['a.png', await aPng()], from)).status).toBe(403)
    expect((await site.post(`/admin/photos/${id}/delete`, {}, from)).status).toBe(403)
  }
  expect(await stored(site, id)).toEqual([])
  expect((await site.get(`/admin/photos/${id}`, headers)).status).toBe(200)
})

for (const [what, given, why] of [
  [
    'a drawing with a script',
    () => ['logo.svg', drawing()],
    'This file is not a JPEG, PNG, WebP or AVIF picture.',
  ],
  [
    'the same as a JPEG',
    () => ['logo.jpg', drawing()],
    'This file is not a JPEG, PNG, WebP or AVIF picture.',
  ],
  ['a renamed program', () => ['team.jpg', program()], 'This file is not a JPEG, PNG, WebP or AVIF picture.'],
  [
    'a picture of 20,000 by 20,000 pixels',
    () => ['huge.png', aPngBomb()],
    'This file is a picture with too many pixels: at most 50 million for a photo as JPEG, 16 million for a PNG or WebP, 13 million for an AVIF.',
  ],
  [
    'a file of more than 15 MB',
    () => ['film.jpg', Buffer.alloc(15 * 1024 * 1024 + 1, 1)],
    'This file is larger than 15 MB.',
  ],
] as const satisfies [string, () => Given, string][])
  test(`${what} is refused with a helpful message, and nothing of it is stored [API-042, resolutions A16]`, async ({
    site,
  }) => {
    const headers = await site.signIn('administrator')
    const { id } = await anAlbum(site.ctx)
    const before = await site.ctx.db.$count(files)
    expect(await upload(site, id, given(), headers)).toEqual({ status: 422, body: { why } })
    expect(await stored(site, id)).toEqual([])
    expect(await site.ctx.db.$count(files)).toBe(before)
  })

const NO_ROOM = 'The server has run out of disk space. Tell the person who runs it, then try again.'
const NO_ANSWER = 'Files cannot be saved or opened at the moment. Please try again in a few minutes.'

for (const [what, error, status, why] of [
  ['a full disk', new NoRoom(), 507, NO_ROOM],
  ['an unavailable file store', new FilesUnavailable(), 503, NO_ANSWER],
] as const)
  test(`${what} is reported for the affected file, which can be uploaded afterwards [API-042]`, async () => {
    const site = await aSite()
    const headers = await site.signIn('administrator')
    const { id } = await anAlbum(site.ctx)
    const { put } = site.site.ports.files
    site.site.ports.files.put = () => Promise.reject(error)
    expect(await upload(site, id, ['a.png', await aPng()], headers)).toEqual({ status, body: { why } })
    expect(await stored(site, id)).toEqual([])
    site.site.ports.files.put = put
    expect((await upload(site, id, ['a.png', await aPng()], headers)).status).toBe(201)
  })

test('an interrupted upload continues with the missing bytes only, and no byte is stored twice [API-042]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const { id } = await anAlbum(site.ctx)
  const given = [await aPhotograph(), await aPng()] as const
  const isThere = async (bytes: Uint8Array) => {
    const hash = createHash('sha256').update(bytes).digest('hex')
    return (await site.get(`/admin/photos/${id}/upload?sha256=${hash}`, headers)).json()
  }
  expect(await isThere(given[0])).toEqual({ there: false })
  expect((await upload(site, id, ['one.jpg', given[0]], headers)).status).toBe(201)
  expect([await isThere(given[0]), await isThere(given[1])]).toEqual([{ there: true }, { there: false }])
  expect(await upload(site, id, ['again.jpg', given[0]], headers)).toEqual({
    status: 409,
    body: { why: 'This photo is already in the album.' },
  })
  expect((await upload(site, id, ['two.png', given[1]], headers)).status).toBe(201)
  expect(await stored(site, id)).toHaveLength(2)
})

test('several pictures are uploaded with a plain form without scripts, which names the invalid one, and buttons move and hide [API-042, PHO-006]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const { id } = await anAlbum(site.ctx)
  const page = `/admin/photos/${id}`
  const twin = await aPng()
  const form = formOf(
    ['one.png', twin],
    ['logo.svg', drawing()],
    ['twin.png', twin],
    ['two.jpg', await aPhotograph()],
  )
  const answer = await site.post(page, form, headers)
  expect(answer.status).toBe(422)
  const said = (await answer.text()).replaceAll('<!-- -->', '')
  expect(said).toMatch(/2 photos uploaded, 1 already in the album, 1 failed:/)
  expect(said).toMatch(/<b>logo\.svg<\/b> This file is not a JPEG, PNG, WebP or AVIF picture\./)
  const [first, second] = await stored(site, id)
  expect((await site.post(page, formOf(['', Buffer.alloc(0)]), headers)).status).toBe(422)

  const album = await site.page(page, headers)
  expect(album).toMatch(/<button[^>]*value="1" aria-label="Move photo 2 earlier"[^>]*name="number"/)
  expect(album).toContain(`<input type="hidden" name="photo" value="${second?.id}"/>`)
  await site.post(page, { do: 'move', photo: String(second?.id), number: '1' }, headers)
  expect((await stored(site, id)).map((photo) => photo.id)).toEqual([second?.id, first?.id])
  await site.post(page, { do: 'hide', photos: String(second?.id) }, headers)
  expect(await site.page(page, headers)).toContain('Hidden')
})

test('an uploaded picture has no location or camera in its metadata in any width [resolutions A16]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const { id } = await anAlbum(site.ctx)
  await upload(site, id, ['IMG_1.jpg', await aPhotograph()], headers)
  const [photo] = await stored(site, id)
  const [file] = await site.ctx.db
    .select()
    .from(files)
    .where(eq(files.id, photo?.fileId ?? ''))
  expect(file?.variantsPx.length).toBeGreaterThan(0)
  for (const width of ['original', ...(file?.variantsPx ?? [])]) {
    const answer = await site.get(`/files/${file?.id}/${width}`)
    expect([answer.status, width]).toEqual([200, width])
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    for (const secret of ['Exif', 'GPS', 'Telephone of Ana']) expect(bytes).not.toContain(secret)
  }
})

test('a hidden photo or album is a 404 for visitors in every width immediately, and is restored when shown again [PHO-006, resolutions C02, E18]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const member = await site.signIn('member')
  const { id, albumId } = await anAlbum(site.ctx, { title: 'To hide' })
  const page = `/admin/photos/${id}`
  await upload(site, id, ['a.png', await aPng({ width: 900 })], headers)
  const [photo] = await stored(site, id)
  const [file] = await site.ctx.db
    .select()
    .from(files)
    .where(eq(files.id, photo?.fileId ?? ''))
  const addresses = ['original', ...(file?.variantsPx ?? [])].map((width) => `/files/${file?.id}/${width}`)
  const seen = async (who: Headers = {}) =>
    new Set(await Promise.all(addresses.map(async (path) => (await site.get(path, who)).status)))
  expect(addresses.length).toBeGreaterThan(1)
  expect(await seen()).toEqual(new Set([200]))
  expect(await site.page(`/media/photos/${albumId}`)).toContain(String(file?.id))

  await site.post(page, { do: 'hide', photos: String(photo?.id) }, headers)
  expect([await seen(), await seen(member), await seen(headers)]).toEqual([
    new Set([404]),
    new Set([404]),
    new Set([200]),
  ])
  expect(await site.page(`/media/photos/${albumId}`)).not.toContain(String(file?.id))
  await site.post(page, { do: 'show', photos: String(photo?.id) }, headers)
  expect(await seen()).toEqual(new Set([200]))

  const album = { title: 'To hide', takenOn: '2026-05-02', version: '1' }
  await site.post(`${page}/edit`, { ...album, visible: 'on', membersOnly: 'on' }, headers)
  expect([await seen(), await seen(member)]).toEqual([new Set([404]), new Set([200])])
  await site.post(`${page}/edit`, { ...album, version: '2' }, headers)
  expect([await seen(), await seen(member)]).toEqual([new Set([404]), new Set([404])])
})

test('visitors see the cover, the order and the description set by an administrator [PHO-004, PHO-006]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const album = await anAlbum(site.ctx, { title: 'To arrange' })
  const page = `/admin/photos/${album.id}`
  const rows = []
  for (const position of [0, 1, 2])
    rows.push(await aPhoto(site.ctx, { album, position, picture: { seed: 20 + position } }))
  const [first, second, third] = rows
  await site.post(page, { do: 'move', photo: String(third?.id), number: '1' }, headers)
  await site.post(page, { do: 'cover', photo: String(second?.id) }, headers)
  await site.post(`${page}/${first?.id}`, { alt: 'The winning goal', version: '1' }, headers)
  const shown = await site.page(`/media/photos/${album.albumId}`)
  const order = rows.map((row) => shown.indexOf(`/files/${row.fileId}/`))
  expect(order.toSorted((a, b) => a - b)).toEqual([order[2], order[0], order[1]])
  expect(shown).toContain('alt="The winning goal"')
  const list = await site.page('/media/photos')
  expect(list).toContain(`/files/${second?.fileId}/`)
  expect(list).not.toContain(`/files/${third?.fileId}/`)
})

test('a description changed by another administrator meanwhile is shown next to the input [resolutions E22]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const album = await anAlbum(site.ctx)
  const { id } = await aPhoto(site.ctx, { album })
  const page = `/admin/photos/${album.id}/${id}`
  expect((await site.post(page, { alt: 'Of the first', version: '1' }, headers)).status).toBeLessThan(400)
  const second = await site.post(page, { alt: 'Of the second', version: '1' }, headers)
  expect(second.status).toBe(409)
  const text = (await second.text()).replaceAll('<!-- -->', '')
  expect(text).toContain('Its description is now: “Of the first”')
  expect(text).toContain('value="Of the second"')
})
