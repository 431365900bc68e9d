import { expect } from 'vitest'
import { anEvent } from '../../../demo/builders/event.ts'
import { aMember } from '../../../demo/builders/member.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { type TestSite, test } from '../../../tests/support/site.ts'

type Wire = Record<string, unknown>

async function eventCalled(
  site: TestSite,
  name: string,
  headers: Record<string, string> = {},
): Promise<Wire> {
  const answer = await site.get(`/api/events?Name=${encodeURIComponent(name)}`, headers)
  const [event] = (await answer.json()) as Wire[]
  if (!event) throw new Error(`no event called ${name}`)
  return event
}

test('the API hides description, venue and price of a members-only event from visitors and former members [EVT-013, API-006]', async ({
  site,
}) => {
  await anEvent(site.ctx, {
    name: 'Board evening',
    membersOnly: true,
    description: '<p>secret-plan</p>',
    venue: 'secret-cellar',
    priceMinor: 700,
  })
  const former = await aMember(site.ctx, { name: 'Former Player', active: false })
  for (const headers of [{}, await site.signIn(former)]) {
    expect(await eventCalled(site, 'Board evening', headers)).toMatchObject({
      MembersOnly: true,
      Description: '',
      Venue: '',
      Price: null,
    })
  }
})

test('a visitor cannot find a members-only event by searching its hidden description [EVT-013]', async ({
  site,
}) => {
  await anEvent(site.ctx, { name: 'Quiet evening', membersOnly: true, description: '<p>tombola</p>' })
  const answer = await site.get('/api/events?Description_contains=tombola')
  expect(await answer.json()).toEqual([])
})

test('a member can read all of a members-only event, on the page and through the API [EVT-020]', async ({
  site,
}) => {
  await anEvent(site.ctx, {
    name: 'Team dinner',
    membersOnly: true,
    description: '<p>At eight.</p>',
    venue: 'The boathouse',
    priceMinor: 1850,
  })
  const member = await site.signIn('member')
  expect(await eventCalled(site, 'Team dinner', member)).toMatchObject({
    Description: '<p>At eight.</p>',
    Venue: 'The boathouse',
    Price: 18.5,
  })
  const page = await site.page('/events/team-dinner', member)
  expect(page).toContain('At eight.')
  expect(page).toContain('The boathouse')
  expect(page).toContain('£18.50')
  expect(page).not.toContain('This event is only for members of the club.')
})

test('an event has the field names of the specification [EVT-005]', async ({ site }) => {
  const team = await aTeam(site.ctx, { name: 'Women 1', colour: '#c00', genre: 'women' })
  await anEvent(site.ctx, { name: 'Camp', birthday: true, teamIds: [team.id] })
  const event = await eventCalled(site, 'Camp', await site.signIn('administrator'))
  expect(event).toMatchObject({
    _id: expect.any(String),
    Slug: 'camp',
    Description: '<p>About Camp.</p>',
    Price: 0,
    MembersOnly: false,
    birthday: true,
    mainImage: null,
    Date: '2026-06-27T12:00:00.000Z',
    ShowWhoPaid: false,
    member_to_pay: null,
    teams: [{ name: 'Women 1', colour: '#c00', genre: 'women', slug: 'women-1' }],
  })
})

test('an administrator enters the price in pounds [EVT-005]', async ({ site }) => {
  const administrator = await site.signIn('administrator')
  const created = await site.sendJson(
    'POST',
    '/api/events',
    { Name: 'Raffle', Date: '2026-09-01T18:00:00Z', Price: 2.5 },
    administrator,
  )
  expect(created.status).toBe(201)
  expect(await site.page('/events/raffle')).toContain('£2.50')
})

test('a price with fractions of a penny is refused, not rounded [EVT-005]', async ({ site }) => {
  const administrator = await site.signIn('administrator')
  const write = (Price: number) =>
    site.sendJson(
      'POST',
      '/api/events',
      { Name: 'Tombola', Date: '2026-09-01T18:00:00Z', Price },
      administrator,
    )
  const refused = await write(12.345)
  expect(refused.status).toBe(422)
  expect((await refused.json()).data.errors).toEqual({
    Price: ['Enter the price in pounds and pence, like 12.34'],
  })
  // Prices without an exact binary representation are accepted.
  for (const Price of [1.1, 4.35, 19.99]) expect((await write(Price)).status).toBe(201)
})
