import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aConfiguration } from '../../../demo/builders/configuration.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aPosition } from '../../../demo/builders/position.ts'
import { aRotaWeek } from '../../../demo/builders/rota-week.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { aTraining } from '../../../demo/builders/training.ts'
import { type TestSite, test } from '../../../tests/support/site.ts'
import { members } from '../../features/members/table.server.ts'
import { tooYoungFor } from '../../features/volunteering/model.ts'
import { newId } from '../../kernel/ids.ts'

const put = async (site: TestSite, body: object, who: Parameters<TestSite['signIn']>[0]) =>
  site.sendJson('PUT', '/api/entries', body, await site.signIn(who))

const memberOf = async (site: TestSite, id: string) =>
  (await site.ctx.db.select().from(members).where(eq(members.id, id)))[0]

test('the update takes object type, one id or many, and fields, and writes all members or none [API-043]', async ({
  site,
}) => {
  const team = await aTeam(site.ctx, { name: 'Men 2' })
  const ids = [(await aMember(site.ctx)).id, (await aMember(site.ctx)).id]
  const data = { team: team.id, eharegistered: true }
  const answer = await put(site, { type: 'members', id: ids, data }, 'administrator')
  expect(await answer.json()).toEqual({ status: true, msg: 'Updated!', ids: ids.toSorted() })
  for (const id of ids)
    expect(await memberOf(site, id)).toMatchObject({ teamId: team.id, ehaRegistered: true })

  const one = { type: 'members', id: ids[0], data: { Position: 'Pivot' } }
  expect((await put(site, one, 'administrator')).status).toBe(200)
  expect(await memberOf(site, ids[0] ?? '')).toMatchObject({ position: 'Pivot' })

  const missing = { type: 'members', id: [...ids, newId()], data: { Position: 'Left wing' } }
  const absent = await put(site, missing, 'administrator')
  expect([absent.status, await absent.json()]).toEqual([
    404,
    { statusCode: 404, error: 'Not Found', message: 'This entry could not be found' },
  ])
  expect(await memberOf(site, ids[0] ?? '')).toMatchObject({ position: 'Pivot' })
})

test('the update cannot write a role, account, charge or slug, or another type [API-043, resolutions A05]', async ({
  site,
}) => {
  const { id } = await aMember(site.ctx)
  for (const field of ['role', 'user', 'StripeId', 'slug', 'Created', '__proto__', 'registrations']) {
    const data = JSON.parse(`{"${field}":"x"}`)
    expect([(await put(site, { type: 'members', id, data }, 'administrator')).status, field]).toEqual([
      422,
      field,
    ])
  }
  for (const body of [
    { type: 'users', id, data: { name: 'x' } },
    { type: 'members', id: [], data: { Position: 'x' } },
    { type: 'members', id: 'x', data: { Position: 'x' } },
    { type: 'members', id, data: {} },
    { type: 'members', id },
    {},
  ])
    expect((await put(site, body, 'administrator')).status).toBe(422)
})

test('a member can update only their own profile fields [API-043, MEM-017]', async ({ site }) => {
  const [own, other] = [await aMember(site.ctx), await aMember(site.ctx)]
  const data = { Phone: '+44 20 7946 0018' }
  expect((await put(site, { type: 'members', id: own.id, data }, own)).status).toBe(200)
  expect(
    (await put(site, { type: 'members', id: [own.id, other.id], data: { number: 61 } }, own)).status,
  ).toBe(403)
  expect(await memberOf(site, own.id)).toMatchObject({ phone: '+44 20 7946 0018', number: own.number })
  expect((await put(site, { type: 'members', id: own.id, data: { eharegistered: true } }, own)).status).toBe(
    422,
  )
})

test('a coach can update only the training times of the configuration and the rota of positions [API-043, TRN-011, VOL-031]', async ({
  site,
}) => {
  const { id } = await aConfiguration(site.ctx)
  const training = await aTraining(site.ctx, { value: '<p>Monday</p>' })
  const trainings = [{ id: training.id, value: '<p>Tuesday</p>' }]
  const times = { type: 'configurations', id, data: { TrainingsOverrideJson: { trainings } } }
  expect((await put(site, times, 'coach')).status).toBe(200)
  expect((await put(site, times, 'finance')).status).toBe(403)
  expect((await put(site, { ...times, data: { ...times.data, Fees: [] } }, 'coach')).status).toBe(403)

  await aTeam(site.ctx, { name: 'Men 1' })
  const week = await aRotaWeek(site.ctx, '2026-09-19')
  const positions = [
    await aPosition(site.ctx, { name: 'Referee', isFlexible: true }),
    await aPosition(site.ctx, { name: 'Scorer', isFlexible: true }),
  ]
  const member = (await aMember(site.ctx)).id
  const rota = [{ week: week.id, team: 'men1', member }]
  const ids = positions.map((position) => position.id)
  expect((await put(site, { type: 'volunteers', id: ids, data: { rota } }, 'coach')).status).toBe(200)
  for (const position of ids) {
    const read = await (await site.get(`/api/volunteers/${position}`, await site.signIn('coach'))).json()
    expect(read.rota).toEqual(rota)
  }
  expect((await put(site, { type: 'volunteers', id: ids, data: { Name: 'x' } }, 'coach')).status).toBe(403)
})

test('a rota slot for a member under 16 is refused with the rota’s message [VOL-025, VOL-031]', async ({
  site,
}) => {
  await aTeam(site.ctx, { name: 'Men 1' })
  const week = await aRotaWeek(site.ctx, '2026-10-03')
  const { id } = await aPosition(site.ctx, { name: 'Referee', isFlexible: true })
  const { id: member } = await aMember(site.ctx, { bornOn: '2013-05-01' })
  const rota = [{ week: week.id, team: 'men1', member }]
  const answer = await put(site, { type: 'volunteers', id: [id], data: { rota } }, 'coach')
  expect(answer.status).toBe(422)
  expect((await answer.json()).data.errors).toEqual({ rota: [tooYoungFor('Referee')] })
})
