import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aPicture } from '../../../demo/builders/picture.ts'
import { aPdf } from '../../../tests/support/pictures.ts'
import { type TestSite, test } from '../../../tests/support/site.ts'
import { newId } from '../../kernel/ids.ts'
import { storeDocument } from './store-document.ts'
import { type FileAudience, files } from './table.server.ts'

const unknown = (site: TestSite) => site.get(`/files/${newId()}/640`)

/** Everything by which a client could distinguish two responses. */
async function factsOf(response: Response) {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  }
}

for (const audience of ['members', 'staff', 'private', 'derived'] as const) {
  test(`a file for ${audience} looks to visitors like one that does not exist`, async ({ site }) => {
    const id = await aPicture(site.ctx, { audience })
    const nothing = await factsOf(await unknown(site))
    expect(nothing.status).toBe(404)

    for (const variant of ['640', 'original', 'original?download']) {
      expect(await factsOf(await site.get(`/files/${id}/${variant}`)), variant).toEqual(nothing)
    }
  })
}

test.for([
  ['members', 'member', 200],
  ['members', 'coach', 200],
  ['staff', 'member', 404],
  ['staff', 'coach', 404],
  ['staff', 'finance', 404],
  ['staff', 'shop', 200],
  ['staff', 'administrator', 200],
  ['private', 'administrator', 404],
] as const)('a file for %s answers a %s with %i', async ([audience, role, status], { site }) => {
  const id = await aPicture(site.ctx, { audience })

  const response = await site.get(`/files/${id}/640`, await site.signIn(role))

  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('a drawing is rendered at the first request and served from storage afterwards', async ({ site }) => {
  const id = await aPicture(site.ctx)
  const key = `${id}/640.webp`
  expect(await site.ctx.files.get(key)).toBeUndefined()

  const first = await site.get(`/files/${id}/640`)

  expect(first.headers.get('content-type')).toBe('image/webp')
  const bytes = Buffer.from(await first.arrayBuffer())
  expect(Buffer.from((await site.ctx.files.get(key))!)).toEqual(bytes)
  expect(Buffer.from(await (await site.get(`/files/${id}/640`)).arrayBuffer())).toEqual(bytes)
})

test('a user without an active membership gets the same files as a visitor', async ({ site }) => {
  const gone = await aMember(site.ctx, { name: 'Former Member', active: false })
  const id = await aPicture(site.ctx, { audience: 'members' })

  expect((await site.get(`/files/${id}/640`, await site.signIn(gone))).status).toBe(404)
})

test('a document has no public address [resolutions A16]', async ({ site }) => {
  const stored = await storeDocument(site.ctx, aPdf(), { name: 'card.pdf' })
  if (!stored.ok) throw new Error(stored.reason)

  const response = await site.get(`/files/${stored.id}/original`, await site.signIn('administrator'))

  expect(response.status).toBe(404)
})

test('a public picture is served as WebP or JPEG, cacheable for minutes, without active content', async ({
  site,
}) => {
  const id = await aPicture(site.ctx)

  const variant = await site.get(`/files/${id}/640`)
  const original = await site.get(`/files/${id}/original`)

  expect(Object.fromEntries(variant.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String((await variant.arrayBuffer()).byteLength),
    'cache-control': 'public, max-age=300, s-maxage=5, must-revalidate',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(variant.headers.has('content-disposition')).toBe(false)
  expect(original.headers.get('content-type')).toBe('image/jpeg')
})

test('a browser with a cached picture gets 304 as long as it may see it', async ({ site }) => {
  const id = await aPicture(site.ctx)
  const etag = (await site.get(`/files/${id}/640`)).headers.get('etag') ?? ''

  const again = await site.get(`/files/${id}/640`, { 'if-none-match': `"other", W/${etag}` })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')

  await setTo(site, id, 'members')
  expect((await site.get(`/files/${id}/640`, { 'if-none-match': etag })).status).toBe(404)
})

test('a withdrawn file is unavailable as soon as it is withdrawn, and available when restored', async ({
  site,
}) => {
  const id = await aPicture(site.ctx)
  expect((await site.get(`/files/${id}/640`)).status).toBe(200)

  await setTo(site, id, 'private')
  expect((await site.get(`/files/${id}/640`)).status).toBe(404)

  await setTo(site, id, 'public')
  expect((await site.get(`/files/${id}/640`)).status).toBe(200)
})

test('HEAD returns the headers of GET without the bytes', async ({ site }) => {
  const id = await aPicture(site.ctx)
  const got = await site.get(`/files/${id}/640`)

  const head = await site.request(`/files/${id}/640`, { method: 'HEAD' })

  expect(head.status).toBe(200)
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers))
  expect((await head.arrayBuffer()).byteLength).toBe(0)
})

test('HEAD of an inaccessible file returns 404 too', async ({ site }) => {
  const id = await aPicture(site.ctx, { audience: 'members' })

  expect((await site.request(`/files/${id}/640`, { method: 'HEAD' })).status).toBe(404)
})

test('?download saves the file under a harmless name [PHO-005]', async ({ site }) => {
  const id = await aPicture(site.ctx, { name: '../..\\Müller\r\nSet-Cookie: a=b".html' })

  const response = await site.get(`/files/${id}/original?download`)

  expect(response.headers.get('content-disposition')).toBe('attachment; filename="mueller-set-cookie-ab.jpg"')
  expect(response.headers.has('set-cookie')).toBe(false)
})

test.for([
  '/files/../../package.json',
  '/files/%2e%2e%2f%2e%2e%2fpackage.json/original',
  '/files/..%5c..%5cpackage.json/640',
  `/files/${'0'.repeat(36)}/640`,
  '/files/not-an-id/original',
])('%s is not a file', async (path, { site }) => {
  expect((await site.get(path)).status).toBe(404)
})

test.for(['641', '0640', '640.webp', '..%2f640', '-1', 'original.jpg', '__proto__'])(
  'a public picture has no variant %s',
  async (variant, { site }) => {
    const id = await aPicture(site.ctx)

    expect((await site.get(`/files/${id}/${variant}`)).status).toBe(404)
  },
)

const setTo = (site: TestSite, id: string, audience: FileAudience) =>
  site.ctx.db.update(files).set({ audience }).where(eq(files.id, id))
