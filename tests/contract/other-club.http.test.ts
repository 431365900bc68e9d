import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registry } from '../../src/content-types.ts'
import { privateToken } from '../../src/features/calendar/commands/private-address.server.ts'
import { tableAddress } from '../../src/features/games/live/queries/table-link.server.ts'
import { trainingSessions } from '../../src/features/trainings/sessions/table.server.ts'
import { venues } from '../../src/features/trainings/table.server.ts'
import type { Actor } from '../../src/kernel/actor.ts'
import { adminPaths } from '../../src/web/admin-paths.ts'
import { paths } from '../../src/web/paths.ts'
import { patternsOfRoutes } from '../attack/matrix-routes.ts'
import { anActor } from '../support/actors.ts'
import { play, setUp } from '../support/bristol-hc.ts'
import { crawl, type Found } from '../support/crawl.ts'
import { deliveredMails } from '../support/delivered.ts'
import { aNewClub } from '../support/new-club.ts'

/** The names of the demo club, and of the club that this product was first written for. */
const OTHER_CLUB = /\blondon\b|\bL?GD\b|\bdemo/gi

/** The permitted uses of these letters. */
const ALLOWED = [
  // Addresses of the specification: pages of text are at /gd/….
  /[/']gd(?:\/|%2F|$)/gi,
  // The code of Grenada.
  /"iso2":"GD"/g,
  // The time zone of a club in England is an identifier, and the town in it names the zone.
  /Europe\/London/g,
  // The list of time zones that an administrator chooses from.
  /<option value="[A-Za-z_]+\/[^<]*<\/option>/g,
]

const allowed = (text: string) => ALLOWED.reduce((rest, words) => rest.replace(words, ''), text)

/** Returns the places where another club is named, with the surrounding text. */
const leaksIn = ({ path, text }: Pick<Found, 'path' | 'text'>): string[] => {
  // A minified script names its variables with two letters.
  const read = path.startsWith('/assets/') ? allowed(text).replace(/\bGD\b/gi, '') : allowed(text)
  return [...read.matchAll(OTHER_CLUB)].map(
    ({ index }) => `${path}: …${read.slice(Math.max(0, index - 60), index + 60).replace(/\s+/g, ' ')}…`,
  )
}

const expectNoOtherClub = (found: readonly Pick<Found, 'path' | 'text'>[]) =>
  expect(found.flatMap(leaksIn).slice(0, 40)).toEqual([])

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
const API = registry.contentTypes.map(({ collection }) => `/api/${collection}`)

/** Everything that no link leads to: feeds, manifests, workers, links of e-mails. */
async function furtherAddresses(
  { ctx, team, game, party, form }: Awaited<ReturnType<typeof play>>,
  actor: Actor,
) {
  const [hall] = await ctx.db.select().from(venues)
  const [session] = await ctx.db.select().from(trainingSessions)
  const table = new URL(tableAddress(ctx, game))
  const token = await privateToken({ ...ctx, actor })
  const emails = JSON.stringify(await deliveredMails(ctx.db))
  const links = emails.match(/(?<=http:\/\/[^/"\\<>\s]+)\/[^"\\\s<>)]+/g) ?? []
  return [
    ...[paths.teamCalendar(team.slug), paths.venueCalendar(hall?.id ?? ''), paths.privateCalendar(token)],
    ...[paths.calendarItem('session', session?.id ?? ''), paths.calendarItem('game', game.id)],
    ...[paths.game(game.id), paths.gameLive(game.id), paths.memberGame(game.id), paths.ownData],
    ...[table.pathname + table.search, paths.matchEvents(game.id) + table.search],
    ...[paths.session(session?.id ?? ''), paths.membersManifest, adminPaths.formResults(form.id)],
    // Accounts link to it if the club is registered.
    adminPaths.vat,
    `${paths.bookEvent(party.event.slug)}?${party.type.id}=1`,
    ...links.map((link) => link.replaceAll('&amp;', '&')),
  ]
}

/** Pages that are left out, and why. */
const NOT_CRAWLED = [
  // Nothing has been sent, imported or uploaded in bulk: the runs and reports of that are tested where they are shown.
  /\/runs\/|import\/:id|messages\/:id|revisions|\/upload|\/pick$|\/catalogue\/:collection/,
  // Answers to forms that are posted.
  /^\/(?:consent|dismiss|store\/cart)$|\/operation$|\/marks$|^\/admin\/emails\/pictures$/,
  // Files of confidential answers, which only their readers open.
  /^\/members\/forms\/:id\/papers\/:file$/,
  // What needs a batch, an unpaid invoice, a payment, a payout, a subscription, a payment on a bank statement, a booking
  // that was paid in cash and cancelled, an unsaved draft or a chosen row.
  /^\/members\/money\/(?:receipts|invoices)\/:id$/,
  /^\/admin\/money\/(?:(?:reverse|pay-back|bank|payouts)\/:id|reminders\/:sending)$/,
  /^\/admin\/(?:orders|invoices|subscriptions|registrations)\/:id\/\w|\/batch\/|\/:id\/(?:preview|discard|schedule)$/,
  /^\/admin\/(?:rotas\/slot|attendance\/export|content\/:collection\/rows)$/,
  // What a secret link opens once.
  /^\/(?:setup\/:token|members\/confirm-email|members\/family\/invitation|admin\/shopexternal)$/,
  // Only for what a new club does not have, or for a login in between.
  /^\/(?:400|dev\/mailbox|members\/access\/code|\*|admin\/\*)$/,
]

const isAt = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`).test(
    path.split('?')[0] ?? '',
  )

test('no page of a club named Bristol HC names another club', async () => {
  const club = await aNewClub()
  const { site, boss } = club
  expectNoOtherClub(await crawl(site, ['/', ...RESOURCES]))
  await setUp(club)
  const season = await play(club)
  const { member, parent } = season

  const further = await furtherAddresses(season, anActor('member', { user: parent }))
  const starts = ['/', ...API, ...further, ...patternsOfRoutes.filter((path) => !/[:*]/.test(path))]
  const visited = await crawl(site, [...RESOURCES, ...starts])
  const reader = ['/', '/members/dashboard', paths.confidentialForms, ...API]
  const own = await crawl(site, reader, await site.signIn(member))
  const guardian = await site.signIn({ id: '', name: '', userId: parent.id })
  const family = await crawl(site, further, guardian, '/members')
  const coach = await crawl(site, [adminPaths.emergency], await site.signIn('coach'), adminPaths.emergency)
  const admin = await crawl(site, starts, boss)
  const all = [...visited, ...own, ...family, ...coach, ...admin]
  expect(all.filter(({ status }) => status >= 500)).toEqual([])
  expectNoOtherClub(all)

  const seen = all.filter(({ status }) => status < 300).map(({ path }) => path)
  const unseen = patternsOfRoutes
    .filter((pattern) => !NOT_CRAWLED.some((words) => words.test(pattern)))
    .filter((pattern) => !seen.some((path) => isAt(pattern, path)))
  expect(unseen).toEqual([])
  expect(further.filter((path) => !seen.includes(path))).toEqual([])

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
  const subjects = emails.map(({ subject }) => subject).join('\n')
  for (const about of ['Your order', 'Who is coming to training', 'No training', 'Table duty'])
    expect(subjects).toContain(about)
  expectNoOtherClub(emails.map((email) => ({ path: email.subject, text: JSON.stringify(email) })))
})

test('no script of the built product, a worker included, names another club', () => {
  const folder = join(import.meta.dirname, '../../build/client')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  )
  expect(scripts).toEqual(expect.arrayContaining(['members/service-worker.js', 'kept-pages-worker.js']))
  expectNoOtherClub(
    // As a minified script, in which a variable may be called like the club.
    scripts.map((path) => ({ path: `/assets/${path}`, text: readFileSync(join(folder, path), 'utf8') })),
  )
})

/** What decides whether the demo club is started, and offers a club of one's own instead. */
const KNOWS_THE_DEMO =
  /^(?:main|first-start|platform\/config\/config|cli\/import-strapi|web\/routes\/admin\/home)\.tsx?$/
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

test('no source of the product names another club', () => {
  const folder = join(import.meta.dirname, '../../src')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(?:tsx?|css|html)$/.test(path) && !path.includes('.test.') && !KNOWS_THE_DEMO.test(path),
  )
  expect(sources.length).toBeGreaterThan(1000)
  expectNoOtherClub(
    sources.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8').replaceAll(COMMENT, '') })),
  )
})
