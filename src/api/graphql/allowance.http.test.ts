import { expect } from 'vitest'
import { aTeam } from '../../../demo/builders/team.ts'
import { aSite, type TestSite, test } from '../../../tests/support/site.ts'

const BOMB =
  'photos(limit: 46) { photoalbum { photos(limit: 46) { photoalbum { photos(limit: 46) { url_o } } } } }'
const aliases = (count: number, of: string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${of}`).join(' ')

const ask = (site: TestSite, body: unknown, headers = {}) =>
  site.sendJson('POST', '/api/graphql', body, headers)
const askOne = async (site: TestSite, query: string) => (await ask(site, { query })).json()

test('the rows of all aliases in a request add up, and a request above the limit gets no data [API-001]', async ({
  site,
}) => {
  const half = 'teams(limit: 900) { members(limit: 100) { _id } }'
  expect((await askOne(site, `{ ${aliases(2, half)} }`)).errors).toBeUndefined()
  const { data, errors } = await askOne(site, `{ ${aliases(3, half)} }`)
  expect(data).toEqual({ a0: null, a1: null, a2: null })
  const messages = errors.map(({ message }: { message: string }) => message)
  expect(messages).toContain(
    'members: asks for 272700 rows, and the most in one request is 200000: give its lists smaller limits',
  )
})

test('an entry counts as a row of each list around it [API-001]', async ({ site }) => {
  const { data, errors } = await askOne(site, `{ ${aliases(2, BOMB)} }`)
  expect(data).toEqual({ a0: null, a1: null })
  expect(JSON.stringify(errors)).toContain('the most in one request')
})

test('a visitor sends one query at a time [API-001]', async ({ site }) => {
  const answer = await ask(site, [{ query: '{ teamsCount }' }])
  expect(answer.status).toBe(400)
  expect((await answer.json()).errors[0].message).toBe('Log in to send several queries in one request')
})

test('the queries of a batch share one limit [API-001]', async ({ site }) => {
  const question = { query: `{ ${aliases(2, 'teams(limit: 900) { members(limit: 100) { _id } }')} }` }
  const answers = await (await ask(site, [question, question], await site.signIn('member'))).json()
  expect(answers.map(({ data }: { data: unknown }) => data)).toEqual([
    { a0: null, a1: null },
    { a0: null, a1: null },
  ])
})

test('the schema’s descriptions count towards the rows of a request [API-001]', async ({ site }) => {
  const described = (count: number) => ({ query: `{ ${aliases(count, '__schema { types { name } }')} }` })
  expect((await askOne(site, described(4).query)).errors).toBeUndefined()
  const { data, errors } = await askOne(site, described(5).query)
  expect(data ?? null).toBeNull()
  expect(errors[0].message).toContain('__schema: asks for 250000 rows')
  const member = await site.signIn('member')
  const answers = await (await ask(site, Array(10).fill(described(4)), member)).json()
  expect(answers.filter((one: { data?: unknown }) => one.data)).toHaveLength(1)
})

test('long aliases do not enlarge a response [API-001]', async () => {
  const site = await aSite()
  await aTeam(site.ctx)
  const long = 'x'.repeat(5000)
  for (const query of [
    `{ teams { ${long}: __typename } }`,
    `{ teams { MainImage { ${long}: url } } }`,
    `{ teams { MainImage { a: url b: url } } }`,
  ]) {
    const { data, errors } = await askOne(site, query)
    expect(data).toEqual({ teams: null })
    expect(errors).toHaveLength(1)
  }
  expect(await askOne(site, '{ teams { __typename MainImage { __typename url } } }')).toEqual({
    data: { teams: [{ __typename: 'Team', MainImage: null }] },
  })
})

test('an address with too many requests waits, and other addresses do not [API-001]', async () => {
  const site = await aSite({}, { TRUST_PROXY: '1' })
  const from = (last: number) => ({ 'x-forwarded-for': `203.0.113.${last}` })
  const costly = (n: number) => ({
    query: `{ a${n}: teams(limit: 900) { members(limit: 100) { team { _id } } } }`,
  })
  const statuses: number[] = []
  for (let n = 0; n < 120; n += 1) statuses.push((await ask(site, costly(n), from(1))).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  const refused = await ask(site, costly(121), from(1))
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await refused.json()).message).toBe('Too many requests from your network. Try again in a minute')
  expect((await ask(site, costly(0), from(1))).status, 'a kept answer costs nothing').toBe(200)
  expect((await ask(site, costly(122), from(2))).status).toBe(200)
})
