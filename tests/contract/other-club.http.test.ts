import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAlbum } from '../../demo/builders/album.ts'
import { aCompetition } from '../../demo/builders/competition.ts'
import { anEvent } from '../../demo/builders/event.ts'
import { aGame } from '../../demo/builders/game.ts'
import { aMember } from '../../demo/builders/member.ts'
import { aRegistration } from '../../demo/builders/registration.ts'
import { aStoreCategory } from '../../demo/builders/store-category.ts'
import { aStoreItem } from '../../demo/builders/store-item.ts'
import { registry } from '../../src/content-types.ts'
import { warnAccountOwner } from '../../src/features/accounts/commands/warn-account-owner.server.ts'
import { readClub } from '../../src/features/club/queries/club.server.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import { paths } from '../../src/web/paths.ts'
import { crawl, type Found } from '../support/crawl.ts'
import { deliveredMails } from '../support/delivered.ts'
import { aNewClub, createPages, type NewClub, versionOn } from '../support/new-club.ts'
import { aBuyer, buy } from '../support/store.ts'

/** The names of the demo club, and of the club that this product was first written for. */
const OTHER_CLUB = /\blondon\b|\bL?GD\b|\bdemo/gi

/** The permitted uses of these letters. */
const ALLOWED = [
  // Addresses from the specification, such as /gd/….
  /\/gd(?:\/|%2F|$)/gi,
  // The country code of Grenada.
  /"iso2":"GD"/g,
  // The time zone Europe/London is an identifier.
  /Europe\/London/g,
  // The time zones in the settings form.
  /<option value="[A-Za-z_]+\/[^<]*<\/option>/g,
]

const allowed = (text: string) => ALLOWED.reduce((rest, words) => rest.replace(words, ''), text)

/** Returns the places where another club is named, with the surrounding text. */
const leaksIn = ({ path, text }: Pick<Found, 'path' | 'text'>): string[] => {
  // Minified scripts use two-letter variables.
  const read = path.startsWith('/assets/') ? allowed(text).replace(/\bGD\b/gi, '') : allowed(text)
  return [...read.matchAll(OTHER_CLUB)].map(
    ({ index }) => `${path}: …${read.slice(Math.max(0, index - 60), index + 60).replace(/\s+/g, ' ')}…`,
  )
}

const expectNoOtherClub = (found: readonly Pick<Found, 'path' | 'text'>[]) =>
  expect(found.flatMap(leaksIn).slice(0, 40)).toEqual([])

/** Creates Bristol HC, from the wizard to the published site. */
async function setUp(club: NewClub) {
  const { site, boss } = club
  const save = async (step: string, values: Record<string, string> | FormData) => {
    const answer = await site.post(`/admin/setup/${step}`, values, boss)
    expect([step, answer.status]).toEqual([step, 303])
  }
  const version = await versionOn(club, 'club')
  await save('club', { version, intent: 'save', name: 'Bristol HC', shortName: 'BHC', town: 'Bristol' })
  await save('teams', {
    'teams.0.name': 'Women 1',
    'teams.0.kind': 'women',
    'teams.1.name': 'Men 1',
    'teams.1.kind': 'men',
  })
  const team =
    /name="slots\.0\.team" value="([\w-]+)"/.exec(await site.page('/admin/setup/training', boss))?.[1] ?? ''
  await save('training', {
    'halls.0.name': 'Harbour Hall',
    'halls.0.address': '1 Harbour Road, Bristol BS1 5DB',
    'slots.0.team': team,
    'slots.0.day': 'Monday',
    'slots.0.from': '19:30',
    'slots.0.to': '21:00',
    'slots.0.hall': 'Harbour Hall',
  })
  expect((await createPages(club)).status).toBe(303)
  await save('publish', {})
}

/** Creates its season: people, a game, an event, an album, a registration and a paid order. */
async function play({ site, sandbox, boss }: NewClub) {
  const ctx = { ...site.ctx, club: await readClub(site.ctx) }
  const [team] = await ctx.db.select().from(teams).where(eq(teams.name, 'Women 1'))
  const competition = await aCompetition(ctx, { name: 'South West League', ...(team && { team }) })
  await aGame(ctx, {
    venue: 'Harbour Hall',
    competitionId: competition.id,
    teamId: team?.id ?? null,
    type: null,
  })
  await anEvent(ctx, { name: 'Open day', venue: 'Harbour Hall', priceMinor: 500 })
  await anAlbum(ctx, { title: 'First match' })
  const home = { address: '4 Quay Street, Bristol', postcode: 'BS1 5DB' }
  await aRegistration(ctx, { details: home })
  const member = await aMember(ctx, { name: 'Ana Kovač', ...(team && { team }), ...home })
  const item = await aStoreItem(ctx, { title: 'Hoodie', categoryId: (await aStoreCategory(ctx)).id })
  const buyer = await aBuyer(ctx, home)
  await buy(buyer, sandbox, { id: item.itemId, size: 'M', quantity: 1 })
  for (const knowsPassword of [true, false])
    await warnAccountOwner(ctx, { account: buyer.user.email, knowsPassword })
  const invited = { name: 'Kim New', email: 'kim@example.org', roles: 'administrator' }
  expect((await site.post('/admin/people/new', invited, boss)).status).toBe(303)
  return member
}

const RESOURCES = [
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/speculation.json',
  '/favicon.svg',
  '/api/openapi.json',
  '/api/reference',
  '/nothing-here',
  paths.access,
  paths.gamesCalendar,
]
const API = registry.entries.map(({ collection }) => `/api/${collection}`)

test('no page of a club named Bristol HC names another club', async () => {
  const club = await aNewClub()
  const { site, boss } = club
  expectNoOtherClub(await crawl(site, ['/', ...RESOURCES]))
  await setUp(club)
  const member = await play(club)

  const visited = await crawl(site, [...RESOURCES, ...API])
  const own = await crawl(site, ['/', '/members/dashboard', ...API], await site.signIn(member))
  const admin = await crawl(site, ['/admin', ...API], boss)
  expect(visited.length).toBeGreaterThan(60)
  expect(own.length).toBeGreaterThan(60)
  expect(admin.length).toBeGreaterThan(120)
  expect(admin.filter(({ status }) => status >= 500)).toEqual([])
  expectNoOtherClub([...visited, ...own, ...admin])

  const introspection = await site.sendJson('POST', '/api/graphql', {
    query: '{ __schema { types { name description fields { name description } enumValues { name } } } }',
  })
  expectNoOtherClub([{ path: 'GraphQL', text: await introspection.text() }])
})

test('no e-mail of a club named Bristol HC names another club', async () => {
  const club = await aNewClub()
  const { site } = club
  await setUp(club)
  await play(club)
  const emails = await deliveredMails(site.ctx.db)
  expect(emails.length).toBeGreaterThan(3)
  expectNoOtherClub(emails.map((email) => ({ path: email.subject, text: JSON.stringify(email) })))
})

test('no e-mail template names another club', () => {
  const folder = join(import.meta.dirname, '../../src/features/emails')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
  )
  expect(sources.length).toBeGreaterThan(10)
  expectNoOtherClub(sources.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') })))
})
