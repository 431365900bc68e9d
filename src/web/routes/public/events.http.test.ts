import { expect } from 'vitest'
import { anEvent } from '../../../../demo/builders/event.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPicture } from '../../../../demo/builders/picture.ts'
import { test } from '../../../../tests/support/site.ts'

test('an unknown event is a 404 [EVT-022]', async ({ site }) => {
  const answer = await site.get('/events/no-such-event')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('This page could not be found')
})

test('a visitor sees only name and date of a members-only event, with a message and a login link [EVT-013, EVT-014]', async ({
  site,
}) => {
  const event = await anEvent(site.ctx, {
    name: 'Players meeting',
    membersOnly: true,
    description: '<p>secret-plan</p>',
    venue: 'secret-cellar',
    priceMinor: 4321,
  })
  const page = await site.page(`/events/${event.slug}`)
  expect(page).toContain('Players meeting')
  expect(page).toContain('Sat 27th June 2026 13:00')
  expect(page).toContain('This event is only for members of the club.')
  expect(page).toContain('href="/members/access/?next=/events/players-meeting"')
  expect(page).toContain('Log in here')
  expect(page).not.toContain('secret-plan')
  expect(page).not.toContain('secret-cellar')
  expect(page).not.toContain('43.21')
})

test('upcoming events are listed soonest first, and past events separately, latest first [EVT-001, resolutions F04]', async ({
  site,
}) => {
  await anEvent(site.ctx, { name: 'Old one', startsAt: new Date('2025-03-01T19:00:00Z') })
  await anEvent(site.ctx, { name: 'Older one', startsAt: new Date('2024-03-01T19:00:00Z') })
  await anEvent(site.ctx, { name: 'Far one', startsAt: new Date('2027-03-01T19:00:00Z') })
  await anEvent(site.ctx, { name: 'Next one', startsAt: new Date('2026-12-01T19:00:00Z') })
  const page = await site.page('/events')
  const order = [
    '<h2>Coming up',
    '<h3>Next one',
    '<h3>Far one',
    '<h2>Past events',
    '<h3>Old one',
    '<h3>Older one',
  ].map((words) => page.indexOf(words))
  expect(order.every((at) => at > 0)).toBe(true)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test('a list entry links to its page and shows date, name and badges [EVT-002, EVT-003, EVT-004]', async ({
  site,
}) => {
  await anEvent(site.ctx, {
    name: 'Ana turns 30',
    birthday: true,
    startsAt: new Date('2026-07-04T18:00:00Z'),
  })
  const page = await site.page('/events')
  expect(page).toContain('href="/events/ana-turns-30"')
  expect(page).toContain('Sat 4th July 2026 19:00')
  expect(page).toContain('Public event')
  expect(page).toContain('Birthday')
})

test('a public event shows name, date, description and what it costs [EVT-008, EVT-009]', async ({
  site,
}) => {
  await anEvent(site.ctx, {
    name: 'Beach day',
    description: '<p>Bring <b>sun cream</b>.</p>',
    priceMinor: 1250,
  })
  const page = await site.page('/events/beach-day')
  expect(page).toContain('<h1>Beach day</h1>')
  expect(page).toContain('Bring <b>sun cream</b>.')
  expect(page).toContain('£12.50')
})

test('a birthday without its own picture shows a birthday picture that matches its name [EVT-010, EVT-011]', async ({
  site,
}) => {
  await anEvent(site.ctx, { name: 'Sam turns 40', birthday: true })
  await anEvent(site.ctx, { name: 'Greta turns 50', birthday: true })
  await anEvent(site.ctx, { name: 'Not a birthday' })
  const drawingOn = async (path: string) =>
    /<svg[^>]*aria-label="Birthday".*?<\/svg>/s.exec(await site.page(path))?.[0]
  const ofSam = await drawingOn('/events/sam-turns-40')
  expect(ofSam).toBeDefined()
  expect(await drawingOn('/events/sam-turns-40')).toBe(ofSam)
  expect(await drawingOn('/events/greta-turns-50'), 'another picture').not.toBe(ofSam)
  expect(await site.page('/events/not-a-birthday')).not.toContain('aria-label="Birthday"')
})

test('members see whose present it is, and visitors do not see whose birthday is paid for [EVT-007, resolutions B27]', async ({
  site,
}) => {
  const person = await aMember(site.ctx, { name: 'Greta Zqpresent' })
  await anEvent(site.ctx, { name: 'Greta turns 30', birthday: true, memberToPayId: person.id })
  expect(await site.page('/events/greta-turns-30')).not.toContain('Greta’s present')
  const known = await site.page('/events/greta-turns-30', await site.signIn('member'))
  expect(known).toContain('Chip in for Greta’s present')
})

const dataOf = (page: string) =>
  /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? 'null'

test('search engines get the full data of an upcoming public event [EVT-009]', async ({ site }) => {
  const imageId = await aPicture(site.ctx, { kind: 'party' })
  await anEvent(site.ctx, {
    name: 'Summer fair',
    description: '<p>Stalls &amp; music.</p>',
    venue: 'Brentford Hall, 3 Lock Keepers Way',
    priceMinor: 450,
    mainImageId: imageId,
    startsAt: new Date('2026-07-04T18:00:00Z'),
  })
  expect(JSON.parse(dataOf(await site.page('/events/summer-fair')))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Summer fair',
    startDate: '2026-07-04T19:00:00+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
    url: 'http://127.0.0.1:3000/events/summer-fair',
    description: 'Stalls & music.',
    location: {
      '@type': 'Place',
      name: 'Brentford Hall, 3 Lock Keepers Way',
      address: 'Brentford Hall, 3 Lock Keepers Way',
    },
    image: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\//),
    organizer: { '@type': 'SportsClub', name: 'London GD', url: 'http://127.0.0.1:3000' },
    offers: {
      '@type': 'Offer',
      price: 4.5,
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
      url: 'http://127.0.0.1:3000/events/summer-fair',
    },
  })
})

test('the page shows where an event is, and no invented place if it has none [EVT-009]', async ({ site }) => {
  await anEvent(site.ctx, { name: 'Hall fair', venue: 'Zqhall <Putney>' })
  await anEvent(site.ctx, { name: 'Somewhere fair' })
  expect(await site.page('/events/hall-fair')).toContain('<br/>Zqhall &lt;Putney&gt;</p>')
  expect(dataOf(await site.page('/events/somewhere-fair'))).not.toContain('location')
})

test('search engines get no data about past or members-only events or birthdays [EVT-013, EVT-007]', async ({
  site,
}) => {
  await anEvent(site.ctx, { name: 'Last fair', startsAt: new Date('2026-06-01T18:00:00Z') })
  await anEvent(site.ctx, { name: 'Secret fair', membersOnly: true })
  await anEvent(site.ctx, { name: 'Zoe turns 40', birthday: true })
  for (const path of ['last-fair', 'secret-fair', 'zoe-turns-40'])
    expect(dataOf(await site.page(`/events/${path}`)), path).toBe('null')
})
