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

test('what GraphQL refuses has the shape that is described for its 400 [API-001, API-064]', async ({
  site,
}) => {
  const { paths, components } = await (await site.get('/api/openapi.json')).json()
  const described = paths['/graphql'].post.responses
  expect(Object.keys(described)).toEqual(['200', '400', '413', '415', '429'])
  const { content } = components.responses[described['400'].$ref.split('/').at(-1)]
  const [shape] = content['application/json'].schema.anyOf
  const { required } = components.schemas[shape.$ref.split('/').at(-1)]
  for (const [accept, body] of [
    ['application/graphql-response+json', '{"query":"{ teams {"}'],
    ['application/json', '{"query":5}'],
    ['application/json', 'x'],
    ['application/json', '[]'],
  ] as const) {
    const headers = { accept, 'content-type': 'application/json' }
    const answer = await site.request('/api/graphql', { method: 'POST', body, headers })
    expect([answer.status, Object.keys(await answer.json())], body).toEqual([400, required])
    expect(Object.keys(content)).toContain(answer.headers.get('content-type')?.split(';')[0])
  }
})
