import { gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { test } from '../../../tests/support/site.ts'

test('the reference page takes everything from ourselves and runs no inline script [SYS-005]', async ({
  site,
}) => {
  const page = await site.get('/api/reference')
  const html = await page.text()
  expect(html).not.toMatch(/https?:\/\//)
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/)
  for (const [, address] of html.matchAll(/<script src="([^"]+)"><\/script>/g)) {
    const script = await site.get(address ?? '')
    expect(script.status, address).toBe(200)
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  }
  const scalar = await site.get('/api/reference/scalar.js')
  expect(gunzipSync(await scalar.arrayBuffer()).toString()).toContain('createApiReference')
})

test('the description that is served is the one that is written down [SYS-005, API-064]', async ({
  site,
}) => {
  const served = await (await site.get('/api/openapi.json')).json()
  expect(served).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] })
  expect(Object.keys(served.paths)).toEqual(expect.arrayContaining(['/posts', '/gdutils/getBySlug/{slug}']))
})
