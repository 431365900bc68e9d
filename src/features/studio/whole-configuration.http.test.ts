import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aConfiguration } from '../../../demo/builders/configuration.ts'
import { aRotaWeek } from '../../../demo/builders/rota-week.ts'
import { aTraining } from '../../../demo/builders/training.ts'
import { aSite, test } from '../../../tests/support/site.ts'
import { trainings } from '../trainings/table.server.ts'

async function aClub() {
  const site = await aSite()
  const { id } = await aConfiguration(site.ctx)
  const week = await aRotaWeek(site.ctx, '2026-09-19', 'Fortnight 1')
  const men = await aTraining(site.ctx, { label: 'Men 1', value: '<p>Monday</p>' })
  const women = await aTraining(site.ctx, { label: 'Women 1', value: '<p>Friday</p>' })
  const boss = await site.signIn('administrator')
  const read = async () => (await site.get(`/api/configurations/${id}`, boss)).json()
  const put = (body: object, headers = boss) =>
    site.sendJson('PUT', `/api/configurations/${id}`, body, headers)
  return { site, week, men, women, boss, read, put }
}

test('an administrator can write all fields of the configuration in one call, in the format it is read in [SYS-071]', async () => {
  const { read, put, week, men } = await aClub()
  const { _id, id, createdAt, updatedAt, version, ...fields } = await read()
  const meta = { title: 'Our teams', description: 'Five of them', image: '/files/team.png' }
  const line = { title: 'Teams', link: '/teams', typeLink: 'page', showInMenu: true }
  const changed = {
    ...fields,
    MainMenu: [{ ...line, meta, subItems: [{ ...line, title: 'Men 1', meta }] }],
    MenuBottom: [{ ...line, meta }],
    ImportantAnnouncement: '<p>No training</p>',
    TrainingsOverride: true,
    TrainingsOverrideJson: {
      trainings: fields.TrainingsOverrideJson.trainings.map((one: { id: string }) =>
        one.id === men.id ? { ...one, label: 'Men I', value: '<p>Tuesday</p>' } : one,
      ),
    },
    rotas: [
      { id: week.id, name: 'First fortnight', date: '2026-09-20' },
      { name: 'Second', date: '2026-10-04' },
    ],
  }
  const answer = await put(changed)
  expect(answer.status).toBe(200)
  const now = await read()
  expect(now).toMatchObject({
    ...changed,
    TrainingsOverrideJson: {
      trainings: [
        { label: 'Men I', value: '<p>Tuesday</p>' },
        { label: 'Women 1', value: '<p>Friday</p>' },
      ],
    },
    rotas: [
      { id: week.id, name: 'First fortnight', date: '2026-09-20' },
      { id: expect.any(String), name: 'Second', date: '2026-10-04' },
    ],
  })
})

test('a user who writes all trainings owns only the changed ones, and creates those without an id [SYS-071, TRN-005]', async () => {
  const { site, read, put, men, women } = await aClub()
  const coach = await site.signIn('coach')
  const { user } = await (await site.get('/api/gdutils/me', coach)).json()
  const { TrainingsOverrideJson } = await read()
  const sent = TrainingsOverrideJson.trainings.map((one: { id: string }) =>
    one.id === men.id ? { ...one, value: '<p>Tuesday</p>', owner: 'another user' } : one,
  )
  const answer = await put(
    { TrainingsOverrideJson: { trainings: [...sent, { label: 'Juniors', value: '<p>Sunday</p>' }] } },
    coach,
  )
  expect(await answer.json()).toMatchObject({ status: true, msg: 'Training updated' })
  expect((await read()).TrainingsOverrideJson.trainings).toMatchObject([
    { id: men.id, owner: user._id, value: '<p>Tuesday</p>' },
    { id: women.id, owner: null },
    { label: 'Juniors', owner: user._id, value: '<p>Sunday</p>' },
  ])
})

test('writing the configuration back unchanged changes no training, however its HTML is formatted [SYS-071, TRN-005]', async () => {
  const { site, read, put } = await aClub()
  await aTraining(site.ctx, { label: 'Juniors', value: '<p>Sunday<br>at ten &amp; noon</p>' })
  const before = await read()
  const { TrainingsOverrideJson } = before
  expect((await put({ TrainingsOverrideJson })).status).toBe(200)
  const { _id, id, createdAt, updatedAt, version, ...fields } = before
  expect((await put(fields)).status).toBe(200)
  expect((await read()).TrainingsOverrideJson).toEqual(TrainingsOverrideJson)
})

test('nothing is written if a part is invalid or forbidden, or two weeks begin on the same day [SYS-071]', async () => {
  const { site, read, put, week } = await aClub()
  const before = await read()
  const other = { name: 'Twin', date: '2026-09-19' }
  for (const [body, status] of [
    [{ ImportantAnnouncement: '<p>x</p>', rotas: [{ id: week.id, name: '', date: 'soon' }] }, 422],
    [{ ImportantAnnouncement: '<p>x</p>', rotas: [other] }, 422],
    [{ ImportantAnnouncement: '<p>x</p>', rotas: [{ ...other, id: before.id }] }, 404],
    [{ rotas: [{ id: week.id, name: 'New name', date: '2026-09-19' }], Fees: 5 }, 422],
  ] as const)
    expect([(await put(body)).status, JSON.stringify(body)]).toEqual([status, JSON.stringify(body)])
  const coach = await site.signIn('coach')
  expect((await put({ rotas: [{ name: 'Mine', date: '2026-12-01' }] }, coach)).status).toBe(403)
  expect(await read()).toEqual(before)
})

test('no training is added when the call is invalid [SYS-071]', async () => {
  const { site, put } = await aClub()
  const answer = await put({
    TrainingsOverrideJson: { trainings: [{ value: '<p>Nameless</p>' }] },
    Fees: undefined,
  })
  expect(answer.status).toBe(422)
  expect(await site.ctx.db.$count(trainings, eq(trainings.value, '<p>Nameless</p>'))).toBe(0)
})
