import { expect } from 'vitest'
import { aConfiguration } from '../../../demo/builders/configuration.ts'
import { aPost } from '../../../demo/builders/post.ts'
import { aSponsor } from '../../../demo/builders/sponsor.ts'
import { aTraining } from '../../../demo/builders/training.ts'
import { aSite, type TestSite, test } from '../../../tests/support/site.ts'
import { COUNTRIES } from '../../features/members/commands/add-countries.server.ts'
import { countries } from '../../features/members/table.server.ts'

const read = async (site: TestSite, path: string, headers: Record<string, string> = {}) =>
  (await site.get(`/api${path}`, headers)).json()

const ask = async (site: TestSite, query: string) =>
  (await (await site.sendJson('POST', '/api/graphql', { query })).json()).data

test('terms and other fixed texts are posts that are read by id [API-002, API-003]', async ({ site }) => {
  const { id } = await aPost(site.ctx, { title: 'Terms', content: '<p>Be fair.</p>' })
  expect(await read(site, `/posts/${id}`)).toMatchObject({
    _id: id,
    Title: 'Terms',
    Content: '<p>Be fair.</p>',
  })
})

test('posts requested by _id are a list whose first entry holds the text [API-004]', async ({ site }) => {
  const { id } = await aPost(site.ctx, { title: 'Federation', content: '<p>Register here.</p>' })
  await aPost(site.ctx, { title: 'Another' })
  expect(await read(site, `/posts?_id=${id}`)).toEqual([
    expect.objectContaining({ _id: id, Content: '<p>Register here.</p>' }),
  ])
})

test('the configuration is one record, read as a list, by id and with GraphQL, and never created or deleted [API-009, API-059]', async () => {
  const site = await aSite()
  const question = {
    id: 'applies_to_you',
    label: 'What applies to you?',
    options: [{ value: 'other', label: 'Other' }],
  }
  const detail = { id: 'name', label: 'Name', type: 'text' as const, required: true }
  const { id } = await aConfiguration(site.ctx, { questions: [question], registerDetails: [detail] })
  const answer = { _id: id, Questions: [question], Registerdetails: [detail] }
  expect(await read(site, '/configurations')).toMatchObject([answer])
  expect(await read(site, `/configurations/${id}`)).toMatchObject(answer)
  expect(await ask(site, '{ configurations { _id Questions Registerdetails } }')).toEqual({
    configurations: [answer],
  })
  const headers = await site.signIn('administrator')
  expect((await site.sendJson('POST', '/api/configurations', {}, headers)).status).toBe(403)
  expect((await site.request(`/api/configurations/${id}`, { method: 'DELETE', headers })).status).toBe(403)
})

test('the configuration includes the coaches’ training texts, and their author only for staff [SYS-071, TRN-005]', async () => {
  const site = await aSite()
  const { id } = await aConfiguration(site.ctx)
  const coach = await site.signIn('coach')
  const { user } = await read(site, '/gdutils/me', coach)
  const training = await aTraining(site.ctx, { label: 'Men 1', value: '<p>Tuesday</p>', ownerId: user._id })
  const written = { id: training.id, label: 'Men 1', value: '<p>Tuesday</p>', updated: expect.any(String) }
  const { TrainingsOverrideJson } = await read(site, `/configurations/${id}`)
  expect(TrainingsOverrideJson.trainings).toEqual([{ ...written, owner: null }])
  const forCoach = await read(site, `/configurations/${id}`, coach)
  expect(forCoach.TrainingsOverrideJson.trainings).toEqual([{ ...written, owner: user._id }])
})

test('all countries of the world fit into one list of 500, and sponsors into one of 20 [API-030, API-059, SYS-073]', async () => {
  const site = await aSite()
  await site.ctx.db
    .insert(countries)
    .values([...COUNTRIES])
    .onConflictDoNothing()
  for (let n = 0; n < 22; n += 1) await aSponsor(site.ctx, { name: `Sponsor ${n}` })
  expect(await read(site, '/countries?_limit=500')).toHaveLength(COUNTRIES.length)
  expect((await ask(site, '{ countries(limit: 500) { _id short_name } }')).countries).toHaveLength(
    COUNTRIES.length,
  )
  expect(await read(site, '/sponsors?_limit=20')).toHaveLength(20)
})
