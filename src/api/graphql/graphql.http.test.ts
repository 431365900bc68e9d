import { expect } from 'vitest'
import { anEvent } from '../../../demo/builders/event.ts'
import { aGame } from '../../../demo/builders/game.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { aSite, type TestSite, test } from '../../../tests/support/site.ts'
import { registry } from '../../content-types.ts'
import type { ContentType } from '../../platform/content/content-type.ts'

type Headers = Record<string, string>

async function ask(site: TestSite, query: string, headers: Headers = {}, variables?: object) {
  return (await site.sendJson('POST', '/api/graphql', { query, variables }, headers)).json()
}

const names = (members: { Name: string }[]) => members.map((member) => member.Name)

test('a type that a visitor may not read is refused with the whole response [API-018, API-063]', async ({
  site,
}) => {
  const answer = await ask(site, '{ formresults { _id } formresultsCount postsCount }')
  expect(answer.data).toEqual({ formresults: null, formresultsCount: null, postsCount: 0 })
  expect(answer.errors).toMatchObject([
    { message: 'You may not read FormResult', path: ['formresults'], extensions: { code: 'FORBIDDEN' } },
    { message: 'You may not read FormResult', path: ['formresultsCount'] },
  ])
})

test('a field that the reader may not read is null, with one error for any number of rows [API-023, API-024]', async () => {
  const site = await aSite()
  const team = await aTeam(site.ctx)
  for (const name of ['Ada Adult', 'Bob Bold'])
    await aMember(site.ctx, { name, team, email: 'x@example.org' })
  const query = '{ teams { members { Name mail: email } } }'
  const answer = await ask(site, query)
  expect(answer.data.teams[0].members).toEqual([
    { Name: 'Ada Adult', mail: null },
    { Name: 'Bob Bold', mail: null },
  ])
  expect(answer.errors).toEqual([
    {
      message: 'You may not read Member.email',
      locations: [{ line: 1, column: 26 }],
      path: ['teams', 'members', 'mail'],
      extensions: { code: 'FORBIDDEN' },
    },
  ])
  const allowed = await ask(site, query, await site.signIn('administrator'))
  expect(allowed.errors).toBeUndefined()
  expect(allowed.data.teams[0].members[0].mail).toBe('x@example.org')
})

test('conditions and sorting give the same error for hidden and unknown fields [API-023, API-024]', async ({
  site,
}) => {
  const readField = (field: string) => [
    `{ members(where: { ${field}_contains: "a" }) { _id } }`,
    `{ members(sort: "${field}:asc") { _id } }`,
    `{ teams { members(where: { ${field}: "a" }) { _id } } }`,
    `{ membersCount(where: { ${field}_null: true }) }`,
  ]
  const kept = await Promise.all(readField('email').map((query) => ask(site, query)))
  const nothing = await Promise.all(readField('nothn').map((query) => ask(site, query)))
  expect(JSON.stringify(kept)).toContain('You may not read Member.email')
  expect(JSON.stringify(kept).replaceAll('email', 'nothn')).toBe(JSON.stringify(nothing))
})

test('invalid limits, starts and conditions are refused with messages [API-001]', async ({ site }) => {
  const answer = await ask(site, '{ teams(limit: -1, where: { Active: "perhaps" }) { _id } }')
  expect(answer).toMatchObject({
    data: { teams: null },
    errors: [
      {
        message: 'limit: must be a whole number, 0 or more; Active: must be true or false',
        extensions: { code: 'BAD_QUERY', fields: { Active: ['must be true or false'] } },
      },
    ],
  })
})

test('teams are read by slug with their active members, with variables, fragments and aliases [API-010, API-011, API-012, API-013]', async () => {
  const site = await aSite()
  const men = await aTeam(site.ctx, {
    name: 'Men 1',
    legacyId: 1,
    colour: '#c8102e',
    fixturesHtml: '<p>F</p>',
  })
  await aTeam(site.ctx, { name: 'Old', active: false, showInMenu: false })
  await aMember(site.ctx, { name: 'Ana Kovač', team: men, country: 'hr' })
  await aMember(site.ctx, { name: 'Zoe Left', team: men, active: false })
  const query = `query ($slug: String!, $short: Boolean!) {
    teams(limit: 900, where: { slug: $slug }) {
      ...Facts
      members(limit: 100, where: { Active: true }) { Name country { iso2 } }
      last: members(sort: "Name:desc", limit: 1) { Name }
      FixturesHtml @skip(if: $short)
      __typename
    }
    menu: teams(where: { ShowInMenu: true }) { name }
    active: teamsCount(where: { Active: true })
  }
  fragment Facts on Team { _id name colour genre slug legacy_id Active ShowStandings MainImage { url } }`
  const { data, errors } = await ask(site, query, {}, { slug: 'men-1', short: true })
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    teams: [
      {
        _id: men.id,
        name: 'Men 1',
        colour: '#c8102e',
        genre: 'men',
        slug: 'men-1',
        legacy_id: 1,
        Active: true,
        ShowStandings: false,
        MainImage: null,
        members: [{ Name: 'Ana Kovač', country: { iso2: 'HR' } }],
        last: [{ Name: 'Zoe Left' }],
        __typename: 'Team',
      },
    ],
    menu: [{ name: 'Men 1' }],
    active: 1,
  })
})

test('an entry is read by its id, and an unknown, hidden or invalid id returns null [API-026, API-029]', async () => {
  const site = await aSite()
  const hidden = await aMember(site.ctx, { name: 'Hilda Hidden', listed: false })
  const read = async (id: string, headers: Headers = {}) =>
    (await ask(site, 'query ($id: ID!) { member(id: $id) { Name } }', headers, { id })).data.member
  expect(await read(hidden.id)).toBeNull()
  expect(await read('nothing')).toBeNull()
  expect(await read('01890000-0000-7000-8000-000000000000')).toBeNull()
  expect(await read(hidden.id, await site.signIn('administrator'))).toEqual({ Name: 'Hilda Hidden' })
})

test('events, forms, posts and lists of people are returned for these queries [API-006, API-007, API-008, API-023, API-025]', async () => {
  const site = await aSite()
  await anEvent(site.ctx, { name: 'Quiz', membersOnly: true, description: '<p>Secret room</p>' })
  await aMember(site.ctx, { name: 'Ana Kovač' })
  const bea = await aMember(site.ctx, { name: 'Bea Aaron' })
  const { data } = await ask(
    site,
    `{ events(sort: "Date:desc") { Name Description MembersOnly } forms(where: { Slug: "join" }) { Title }
       posts(where: { Slug: "rules" }) { Title Content }
       members(where: { Active: true }, sort: "Name:asc") { Name _id }
       newest: members(where: { Active: true }, sort: "id:desc", limit: 500) { _id } }`,
  )
  expect(data.events).toEqual([{ Name: 'Quiz', Description: '', MembersOnly: true }])
  expect([data.forms, data.posts]).toEqual([[], []])
  expect(names(data.members)).toEqual(['Ana Kovač', 'Bea Aaron'])
  expect(data.newest[0]._id).toBe(bea.id)
})

test('REST and GraphQL return the same rows, values and order for the same query [SYS-005]', async () => {
  const site = await aSite()
  const team = await aTeam(site.ctx, { name: 'Men 1', legacyId: 1 })
  for (const name of ['Ana Kovač', 'Émile Zola', 'Mia Minor', 'Pia Private'])
    await aMember(site.ctx, {
      name,
      team,
      listed: name !== 'Pia Private',
      bornOn: name === 'Mia Minor' ? '2014-01-01' : '1990-02-03',
    })
  for (const headers of [{}, await site.signIn('member'), await site.signIn('administrator')]) {
    const rest = await (
      await site.get(`/api/members?team=${team.id}&_sort=Name:desc&_limit=3`, headers)
    ).json()
    const fields = '_id id Name slug Active dob History Position'
    const where = `{ team: "${team.id}" }`
    const { data } = await ask(
      site,
      `{ members(where: ${where}, sort: "Name:desc", limit: 3) { ${fields} } }`,
      headers,
    )
    expect(data.members).toEqual(
      rest.map((member: Record<string, unknown>) =>
        Object.fromEntries(fields.split(' ').map((name) => [name, member[name]])),
      ),
    )
  }
})

test('a query has the same answer from the database’s text and field by field', async () => {
  const site = await aSite()
  const team = await aTeam(site.ctx, { name: 'Men "1"', legacyId: 1, colour: '#c8102e' })
  await aMember(site.ctx, { name: 'Ana Kovač', team, country: 'hr', bornOn: '1990-02-03' })
  await aMember(site.ctx, { name: 'Pia Private', team, listed: false })
  await anEvent(site.ctx, { name: 'Quiz\u2028', description: '<p>"Room" \\ 2</p>' })
  await aGame(site.ctx, { type: 1 })
  const plain = (contentType: ContentType) =>
    [...registry.fieldsOf(contentType)]
      .filter(([, { kind }]) => !['one', 'many', 'image'].includes(kind))
      .map(([name]) => name)
  const lists = registry.contentTypes.map(
    (one) => `${one.collection} { __typename ${plain(one).join(' ')} } ${one.collection}Count`,
  )
  const queries = [
    ...lists,
    'teams(sort: "name:asc") { name members { Name team { name __typename } } } kind: __typename',
    'member(id: "nothing") { Name } teamsCount(where: { Active: "perhaps" })',
  ]
  // A question about the schema makes GraphQL execute the whole query field by field.
  const byField = '__type(name: "Query") { name }'
  for (const headers of [{}, await site.signIn('member'), await site.signIn('administrator')])
    for (const query of queries) {
      const { data, errors } = await ask(site, `{\n${query} }`, headers)
      const { data: executed, errors: same } = await ask(site, `{ ${byField}\n${query} }`, headers)
      const { __type, ...rest } = executed
      expect(__type).toEqual({ name: 'Query' })
      expect([data, errors]).toEqual([rest, same])
    }
})
