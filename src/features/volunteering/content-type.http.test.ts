import { expect } from 'vitest'
import { aConfiguration } from '../../../demo/builders/configuration.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aPosition } from '../../../demo/builders/position.ts'
import { aRotaWeek } from '../../../demo/builders/rota-week.ts'
import { theRotaTeams } from '../../../demo/builders/team.ts'
import { aSite, type TestSite, test } from '../../../tests/support/site.ts'
import { setHolder } from './commands/holders.server.ts'
import { assignRotaSlot } from './commands/rota.server.ts'

type Wire = Record<string, unknown>
const read = async (site: TestSite, path: string, headers = {}) =>
  (await (await site.get(`/api/${path}`, headers)).json()) as Wire[]

test('positions can be filtered by enabled and flexible, team positions first [API-021, API-022]', async () => {
  const site = await aSite()
  await aPosition(site.ctx, { name: 'Table duty', isFlexible: true, generalClub: true })
  await aPosition(site.ctx, { name: 'Kit wash', isFlexible: true })
  await aPosition(site.ctx, { name: 'President', generalClub: true })
  await aPosition(site.ctx, { name: 'Switched off', isFlexible: true, enabled: false })
  const names = async (query: string) => (await read(site, query)).map((one) => one.Name)
  expect(await names('volunteers?Enabled=true&isFlexible=true&_sort=generalClub:asc')).toEqual([
    'Kit wash',
    'Table duty',
  ])
  expect((await names('volunteers?Enabled=true&_sort=generalClub:asc'))[0]).toBe('Kit wash')
  expect(await names('volunteers')).not.toContain('Switched off')
  const query =
    '{ volunteers(where: { Enabled: true, isFlexible: true }, sort: "generalClub:asc") { Name } all: volunteers(where: { Enabled: true }, sort: "generalClub:asc") { Name } }'
  const answer = await (await site.sendJson('POST', '/api/graphql', { query })).json()
  expect(answer.data.volunteers).toEqual([{ Name: 'Kit wash' }, { Name: 'Table duty' }])
  expect(answer.data.all).toHaveLength(3)
  expect((await read(site, 'volunteers', await site.signIn('coach'))).map((one) => one.Name)).toContain(
    'Switched off',
  )
})

test('only administrators can assign and remove the member in a fixed seat through the API [VOL-003, VOL-005, VOL-012]', async () => {
  const site = await aSite()
  await theRotaTeams(site.ctx)
  const { id } = await aPosition(site.ctx, { name: 'Head coach' })
  const member = (await aMember(site.ctx, { name: 'Petra Holm' })).id
  const put = async (fields: object, role: 'administrator' | 'coach' | 'member' = 'administrator') =>
    site.sendJson('PUT', `/api/volunteers/${id}`, fields, await site.signIn(role))
  expect((await put({ member_m1: member }, 'coach')).status).toBe(403)
  expect((await put({ member_m1: member }, 'member')).status).toBe(403)
  expect((await put({ member_m1: id })).status).toBe(422)
  expect((await put({ member_clubwide: member })).status).toBe(422)
  const written = await put({ member_m1: member, Name: 'First coach' })
  expect(await written.json()).toMatchObject({ Name: 'First coach', member_m1: { Name: 'Petra Holm' } })
  expect(await (await put({ member_m1: null })).json()).toMatchObject({ member_m1: null })
})

test('a position has the fields of the specification, with the members and rota visible to the reader [VOL-012]', async () => {
  const site = await aSite()
  const { ctx } = site
  await theRotaTeams(ctx)
  const listed = await aMember(ctx, { name: 'Listed Adult' })
  const hidden = await aMember(ctx, { name: 'Hidden Adult', listed: false })
  const coach = await aPosition(ctx, { category: 'Board', description: 'Trains.', icon: 'whistle' })
  await setHolder(ctx, { positionId: coach.id, team: 'men1', memberId: listed.id })
  await setHolder(ctx, { positionId: coach.id, team: 'women1', memberId: hidden.id })
  const table = await aPosition(ctx, { name: 'Table duty', isFlexible: true, generalClub: true })
  const week = await aRotaWeek(ctx, '2026-06-20')
  const slot = { positionId: table.id, weekId: week.id, version: 0 }
  await assignRotaSlot(ctx, { ...slot, team: 'men1', memberId: listed.id })
  await assignRotaSlot(ctx, { ...slot, team: 'women2', memberId: hidden.id })

  const [fixed] = await read(site, 'volunteers?isFlexible=false')
  expect(fixed).toMatchObject({
    _id: coach.id,
    Name: 'Head coach',
    Description: 'Trains.',
    Category: 'Board',
    Icon: 'whistle',
    isFlexible: false,
    generalClub: false,
    Enabled: true,
    rota: [],
    members: [{ Name: 'Listed Adult' }],
    teams: [
      { id: 'men1', name: 'Men 1' },
      { id: 'men2', name: 'Men 2' },
      { id: 'men3', name: 'Men 3' },
      { id: 'women1', name: 'Women 1' },
      { id: 'women2', name: 'Women 2' },
    ],
    member_clubwide: null,
    member_m1: { Name: 'Listed Adult' },
    member_m2: null,
    member_m3: null,
    member_w1: null,
    member_w2: null,
  })
  const [flexible] = await read(site, 'volunteers?isFlexible=true')
  expect(flexible?.rota).toEqual([
    { week: week.id, team: 'men1', member: listed.id },
    { week: week.id, team: 'women2', member: null },
  ])
  expect(JSON.stringify([fixed, flexible])).not.toContain(hidden.id)
  const [toMembers] = await read(site, 'volunteers?isFlexible=false', await site.signIn('member'))
  expect(toMembers?.member_w1).toMatchObject({ Name: 'Hidden Adult' })
})

test('rota weeks have id, name and date, and one of them is active [VOL-013, VOL-017]', async ({ site }) => {
  await aRotaWeek(site.ctx, '2026-07-04', 'Fortnight 3')
  await aRotaWeek(site.ctx, '2026-06-06', 'Fortnight 1')
  await aRotaWeek(site.ctx, '2026-06-20', 'Fortnight 2')
  const weeks = await read(site, 'rotas')
  expect(weeks.map(({ name, date, active }) => [name, date, active])).toEqual([
    ['Fortnight 1', '2026-06-06', false],
    ['Fortnight 2', '2026-06-20', true],
    ['Fortnight 3', '2026-07-04', false],
  ])
  await aConfiguration(site.ctx)
  const [configuration] = await read(site, 'configurations')
  expect(configuration?.rotas).toEqual(weeks.map(({ _id, name, date }) => ({ id: _id, name, date })))
})
