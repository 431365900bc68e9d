import { expect } from 'vitest'
import { aTeam } from '../../../demo/builders/team.ts'
import { aSite, test } from '../../../tests/support/site.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

test('a request with a session must be a JSON POST, which another site’s form cannot send [API-001, API-063]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const query = encodeURIComponent('{ teams { name } }')
  expect((await site.get(`/api/graphql?query=${query}`, headers)).status).toBe(405)
  expect((await site.get(`/api/graphql?query=${query}`, { authorization: 'Bearer x' })).status).toBe(405)
  expect((await site.get(`/api/graphql?query=${query}`)).status).toBe(200)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const body = JSON.stringify({ query: '{ teams { name } }' })
    const init = { method: 'POST', body, headers: { ...headers, 'content-type': type } }
    expect((await site.request('/api/graphql', init)).status, type).toBe(415)
  }
})

test('deep, wide, long and repeated queries are refused before they run [API-001]', async ({ site }) => {
  const nested = (depth: number): string =>
    depth === 0 ? '_id' : `team { members { ${nested(depth - 1)} } }`
  const aliases = Array.from({ length: 40 }, (_, n) => `a${n}: teamsCount`).join(' ')
  const long = Array.from({ length: 2000 }, () => '_id').join(' ')
  const costly = Array.from(
    { length: 300 },
    (_, n) => `teams(start: ${n}) { members { team { members { _id } } } }`,
  )
  for (const query of [
    `{ members { ${nested(4)} } }`,
    `{ ${aliases} }`,
    `{ teams { ${long} } }`,
    `{ ${costly.join(' ')} }`,
  ]) {
    const answer = await (await site.sendJson('POST', '/api/graphql', { query })).json()
    expect(answer.data, query.slice(0, 60)).toBeUndefined()
    expect(answer.errors).not.toHaveLength(0)
    const [{ message }] = answer.errors
    expect(message).toMatch(/^This query (is nested|has|asks)/)
    expect(message).not.toMatch(/\d{5}|Syntax Error/)
  }
  const unclosed = await (await site.sendJson('POST', '/api/graphql', { query: '{ teams {' })).json()
  expect(unclosed.errors[0].message).toMatch(/^Syntax Error: Expected/)
  const body = JSON.stringify({ query: `{ teams { name } } # ${'x'.repeat(100_000)}` })
  expect((await site.request('/api/graphql', { method: 'POST', body, headers: JSON_TYPE })).status).toBe(413)
  const alias = `${'a'.repeat(61)}: name`
  const answer = await (
    await site.sendJson('POST', '/api/graphql', { query: `{ teams { ${alias} } }` })
  ).json()
  expect(answer.errors[0].message).toContain('is too long for a name')
})

test('nested lists are returned while their sizes stay within the limits [API-001, API-011]', async ({
  site,
}) => {
  const ask = async (query: string) => (await site.sendJson('POST', '/api/graphql', { query })).json()
  const many = await ask('{ teams(limit: 900) { members { team { members { _id } } } } }')
  expect(many.data).toEqual({ teams: null })
  expect(many.errors[0].message).toBe(
    'members: asks for 9180900 rows, and the most in one request is 200000: give its lists smaller limits',
  )
  const lruCache = await ask(
    '{ teams(limit: 20) { members(limit: 25) { team { members(limit: 25) { _id } } } } }',
  )
  expect(lruCache.errors).toBeUndefined()
  const asThePagesDo = await ask('{ teams(limit: 900) { members(limit: 100) { Name } } }')
  expect(asThePagesDo.errors).toBeUndefined()
})

test('a request with a session may batch ten queries, each with its own errors [API-001]', async () => {
  const site = await aSite()
  await aTeam(site.ctx)
  const headers = await site.signIn('coach')
  const send = async (...queries: string[]) =>
    site.sendJson(
      'POST',
      '/api/graphql',
      queries.map((query) => ({ query })),
      headers,
    )
  const answers = await (await send('{ members { Postcode } }', '{ teams { name } }')).json()
  expect(answers).toEqual([
    {
      data: { members: [{ Postcode: null }] },
      errors: [expect.objectContaining({ message: 'You may not read Member.Postcode' })],
    },
    { data: { teams: [{ name: 'Men 1' }] } },
  ])
  expect((await send(...Array.from({ length: 11 }, () => '{ teamsCount }'))).status).toBe(413)
})

test('an anonymous response is cached until its content changes, and never served with a session [API-001]', async () => {
  const site = await aSite()
  const query = '{ membersCount teams { name } }'
  const ask = async (headers = {}) => (await site.sendJson('POST', '/api/graphql', { query }, headers)).text()
  const before = await ask()
  const kept = site.site.cache.texts.size
  expect(await ask()).toBe(before)
  expect(site.site.cache.texts.size).toBe(kept)
  await aTeam(site.ctx, { name: 'Brand new' })
  await expect.poll(() => ask()).toContain('Brand new')
  const headers = await site.signIn('administrator')
  expect(JSON.parse(await ask(headers)).data.membersCount).toBe(1)
  expect(JSON.parse(await ask()).data.membersCount).toBe(0)
})

test('a response with an error is not cached [API-001]', async () => {
  const site = await aSite()
  await site.sendJson('POST', '/api/graphql', { query: '{ members { email } }' })
  expect(site.site.cache.texts.size).toBe(0)
})

test('introspection is enabled [API-001]', async ({ site }) => {
  const query = '{ __schema { queryType { fields { name } } } __type(name: "Member") { fields { name } } }'
  const { data } = await (await site.sendJson('POST', '/api/graphql', { query })).json()
  const roots = data.__schema.queryType.fields.map((field: { name: string }) => field.name)
  expect(roots).toEqual(
    expect.arrayContaining(['posts', 'post', 'postsCount', 'teams', 'members', 'member', 'countries']),
  )
})
