import { expect } from 'vitest'
import { test } from '../../../tests/support/site.ts'

test('the reference page runs no scripts and loads only its own stylesheet [SYS-005]', async ({ site }) => {
  const page = await site.get('/api/reference')
  const html = await page.text()
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(html).not.toMatch(/<script|<style| style=|(?:src|href)="https?:/)
  const style = await site.get('/api/reference/style.css')
  expect(style.status).toBe(200)
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test('the reference page shows every call and every schema of the description [SYS-005, API-064]', async ({
  site,
}) => {
  const html = await (await site.get('/api/reference')).text()
  const { paths, components } = await (await site.get('/api/openapi.json')).json()
  const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(operations.length).toBeGreaterThan(150)
  expect(ids).toEqual(expect.arrayContaining([...operations, ...Object.keys(components.schemas)]))
  expect(new Set(ids).size).toBe(ids.length)
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(expect.arrayContaining(targets))
})

test('the description can be requested for a role, as a page and as a file; an unknown role is refused [API-060]', async ({
  site,
}) => {
  const whole = await (await site.get('/api/reference')).text()
  expect(whole).toContain('<a href="/api/reference?role=coach">Coaches</a>')
  const coach = await (await site.get('/api/reference?role=coach')).text()
  expect(coach).toContain('aria-current="page">Coaches</a>')
  expect(coach).toContain('href="/api/openapi.json?role=coach"')
  expect(coach).toContain('PUT_configurations_id')
  expect(coach).not.toContain('GET_users')
  const { paths } = await (await site.get('/api/openapi.json?role=coach')).json()
  expect(paths).not.toHaveProperty(['/users'])
  expect((await site.get('/api/openapi.json?role=__proto__')).status).toBe(422)
})

test('the served description matches the committed one [SYS-005, API-064]', async ({ site }) => {
  const served = await (await site.get('/api/openapi.json')).json()
  expect(served).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] })
  expect(Object.keys(served.paths)).toEqual(expect.arrayContaining(['/posts', '/gdutils/getBySlug/{slug}']))
})

test('GraphQL errors have the described format [API-001, API-064]', async ({ site }) => {
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
