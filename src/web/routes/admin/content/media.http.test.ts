import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../../../../demo/builders/album.ts'
import { aPicture } from '../../../../../demo/builders/picture.ts'
import { aPost } from '../../../../../demo/builders/post.ts'
import { aVenue } from '../../../../../demo/builders/venue.ts'
import { aPhotograph, aPngBomb, SCRIPT } from '../../../../../tests/support/pictures.ts'
import { aSite, type TestSite, test } from '../../../../../tests/support/site.ts'
import { savedAt } from '../../../../../tests/support/studio.ts'
import { FilesUnavailable } from '../../../../kernel/errors.ts'
import { files } from '../../../../platform/files/table.server.ts'

const PICTURES = '/admin/content/media/pictures'

async function upload(
  site: TestSite,
  headers: Record<string, string>,
  bytes: Uint8Array,
  name: string,
  alt = 'A goal',
) {
  const form = new FormData()
  form.set('files', new File([new Uint8Array(bytes)], name))
  form.set('alt', alt)
  const answer = await site.post(PICTURES, form, headers)
  return { status: answer.status, body: await answer.json().catch(() => undefined) }
}

test('an invalid picture is refused by name: a drawing with a script, a huge bitmap, a renamed program, no description [resolutions A16]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)
  expect((await upload(site, headers, svg, 'logo.svg')).body.errors.files).toEqual([
    'logo.svg: not a JPEG, PNG, WebP or AVIF picture',
  ])
  expect((await upload(site, headers, aPngBomb(), 'huge.png')).body.errors.files).toEqual([
    'huge.png: a picture with too many pixels: at most 50 million for a photo as JPEG, 16 million for a PNG or WebP, 13 million for an AVIF',
  ])
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000, 7)])
  expect((await upload(site, headers, program, 'team.jpg')).status).toBe(422)
  const photograph = await aPhotograph()
  const silent = await upload(site, headers, photograph, 'team.jpg', '  ')
  expect(silent.body.errors.alt).toEqual(['Describe what the picture shows'])
  expect((await (await site.get(PICTURES, headers)).json()).total).toBe(0)
})

test('an upload while the file store is unavailable is refused beside its field, and nothing is stored', async () => {
  const site = await aSite()
  const headers = await site.signIn('administrator')
  site.site.ports.files.put = () => Promise.reject(new FilesUnavailable())
  const words = 'Files cannot be saved or opened at the moment. Please try again in a few minutes.'
  const answer = await upload(site, headers, await aPhotograph(), 'hall.jpg')
  expect(answer).toEqual({ status: 503, body: { errors: { files: [words] } } })
  const form = new FormData()
  form.set('files', new File([new Uint8Array(await aPhotograph())], 'hall.jpg'))
  form.set('alt', 'A hall')
  const page = await site.post('/admin/content/media', form, headers)
  expect(page.status).toBe(503)
  const html = await page.text()
  for (const shown of [words, 'value="A hall"']) expect(html).toContain(shown)
  expect(await site.ctx.db.$count(files)).toBe(0)
})

test('a picture is visible only to staff until an entry shows it, in a field or inside a text [resolutions A16]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const { picture } = (await upload(site, headers, await aPhotograph(), 'team.jpg')).body
  const address = `/files/${picture.id}/${picture.variantsPx[0]}`
  expect((await site.get(address, headers)).status).toBe(200)
  expect((await site.get(address)).status).toBe(404)
  const { id } = await aPost(site.ctx, { title: 'With a picture' })
  const Content = `<p>See</p><img src="${address}" alt="A goal">`
  await savedAt(site, `/admin/content/posts/${id}`, { Content }, headers, 'draft')
  expect((await site.get(address)).status).toBe(404)
  await savedAt(site, `/admin/content/posts/${id}`, {}, headers)
  expect((await site.get(address)).status).toBe(200)
})

test('pictures of albums and people are not in the library, and a text that names them does not publish them [resolutions C02]', async ({
  site,
}) => {
  const photo = await aPhoto(site.ctx, { album: await anAlbum(site.ctx, { membersOnly: true }) })
  const headers = await site.signIn('administrator')
  const { pictures } = await (await site.get(PICTURES, headers)).json()
  expect(pictures.map(({ id }: { id: string }) => id)).not.toContain(photo.fileId)
  const { id } = await aPost(site.ctx, { title: 'Stolen picture' })
  const Content = `<img src="/files/${photo.fileId}/640" alt="">`
  await savedAt(site, `/admin/content/posts/${id}`, { Content }, headers)
  expect((await site.get(`/files/${photo.fileId}/640`)).status).toBe(404)
})

test('pictures are found by their description, with or without accents, and their description can be changed', async ({
  site,
}) => {
  const headers = await site.signIn('shop')
  const id = await aPicture(site.ctx, { alt: 'Łukasz scores' })
  const found = await (await site.get('/admin/catalogue/media/pictures?q=lukasz', headers)).json()
  expect(found.pictures.map((one: { id: string }) => one.id)).toEqual([id])
  const described = await site.post('/admin/catalogue/media', { describe: id, alt: 'Seven metres' }, headers)
  expect(described.status).toBeLessThan(400)
  expect(await site.page('/admin/catalogue/media?q=seven', headers)).toContain('Seven metres')
  for (const who of ['member', 'coach', 'finance'] as const)
    expect((await site.get(PICTURES, await site.signIn(who))).status).toBe(403)
})

test('each picture shows its file name and where it is used, or that it is unused', async () => {
  const site = await aSite()
  const headers = await site.signIn('administrator')
  const [header, ofHall, inText, unused] = await Promise.all(
    ['header.jpg', 'hall.jpg', 'text.jpg', 'unused.jpg'].map((name) => aPicture(site.ctx, { name })),
  )
  const post = await aPost(site.ctx, {
    title: 'Season opening',
    headerImageId: header,
    content: `<p>Hello</p><img src="/files/${inText}/640.webp" alt="">`,
  })
  await aVenue(site.ctx, { name: 'Brentford Hall', imageIds: [ofHall ?? ''] })
  const page = (await site.page('/admin/content/media', headers)).replaceAll('<!-- -->', '')
  const shot = (name: string) => new RegExp(`<b>${name}</b>.*?</li>`, 's').exec(page)?.[0]
  const link = `Used in <span>post <a href="/admin/content/posts/${post.id}"`
  expect(shot('header.jpg')).toContain(link)
  expect(shot('text.jpg')).toContain(link)
  expect(shot('hall.jpg')).toMatch(/Used in <span>venue <a [^>]*>Brentford Hall/)
  expect(shot('unused.jpg')).toContain('Not used')
  expect(unused).toBeDefined()
})
