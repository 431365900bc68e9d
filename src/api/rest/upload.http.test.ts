import sharp from 'sharp'
import { expect } from 'vitest'
import { type TestSite, test } from '../../../tests/support/site.ts'

const aJpeg = async () =>
  new Uint8Array(
    await sharp({ create: { width: 640, height: 320, channels: 3, background: '#c8102e' } })
      .jpeg()
      .toBuffer(),
  )

function upload(site: TestSite, headers: Record<string, string>, parts: [string, string | File][]) {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  return site.post('/api/upload', body, headers)
}

test('only administrators can upload, and only pictures, whatever the file name [API-042]', async ({
  site,
}) => {
  const picture = new File([await aJpeg()], 'a.jpg', { type: 'image/jpeg' })
  expect((await upload(site, {}, [['files', picture]])).status).toBe(401)
  expect((await upload(site, await site.signIn('member'), [['files', picture]])).status).toBe(403)
  const headers = await site.signIn('administrator')
  const script = new File(['<script>alert(1)</script>'], 'a.jpg', { type: 'image/jpeg' })
  for (const parts of [[['files', script]], [['files', 'text']], [['other', picture]]] as [
    string,
    string | File,
  ][][]) {
    const answer = await upload(site, headers, parts)
    expect(answer.status).toBe(422)
    expect((await answer.json()).data.errors.files).toHaveLength(1)
  }
  expect((await site.sendJson('POST', '/api/upload', {}, headers)).status).toBe(400)
})

test('an uploaded picture is visible only to staff until a public entry shows it [API-042]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const picture = new File([await aJpeg()], 'team.jpg', { type: 'image/jpeg' })
  const answer = await upload(site, headers, [
    ['files', picture],
    ['alt', 'The team'],
  ])
  expect(answer.status).toBe(201)
  const [image] = await answer.json()
  expect(image).toMatchObject({ url: `/files/${image.id}/640`, width: 640, height: 320, alt: 'The team' })
  expect((await site.get(image.url)).status).toBe(404)
  expect((await site.get(image.url, headers)).status).toBe(200)
  await site.sendJson(
    'POST',
    '/api/posts',
    { Title: 'With a picture', MediaPrimaryHeader: image.id },
    headers,
  )
  expect((await site.get(image.url)).status).toBe(200)
})
