import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../../../demo/builders/album.ts'
import { aGame, someGames } from '../../../../demo/builders/game.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPicture } from '../../../../demo/builders/picture.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aSite, test } from '../../../../tests/support/site.ts'
import { teams } from '../../../features/teams/table.server.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'

test('an unknown team is a 404 with the site’s message [TEA-005]', async ({ site }) => {
  const answer = await site.get('/teams/no-such-team')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('This page could not be found')
})

test('an unknown player is a 404 with the site’s message [TEA-017]', async ({ site }) => {
  const answer = await site.get('/teams/player/no-such-player')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('This page could not be found')
})

test('the index counts active members and teams, and links to each visible team [TEA-001, TEA-002, TEA-003]', async () => {
  const site = await aSite()
  await aTeam(site.ctx, { name: 'Men 1' })
  await aTeam(site.ctx, { name: 'Women 1' })
  await aTeam(site.ctx, { name: 'Old Boys', showInMenu: false })
  await aMember(site.ctx)
  await aMember(site.ctx, { listed: false })
  await aMember(site.ctx, { active: false })
  const page = await site.page('/teams')
  expect(page).toContain('2 teams, 2 active members in the club')
  expect(page).toContain('href="/teams/men-1"')
  expect(page).toContain('href="/teams/women-1"')
  expect(page).not.toContain('href="/teams/old-boys"')
})

test('a visitor with a cart sees changes to the teams immediately [TEA-001, TEA-003]', async () => {
  const site = await aSite()
  const withCart = { cookie: 'cart=none' }
  expect(await site.page('/teams', withCart)).not.toContain('Walking Handball')
  const team = await aTeam(site.ctx, { name: 'Walking Handball' })
  await expect.poll(() => site.page('/teams', withCart)).toContain('Walking Handball')
  await transact(site.ctx, async (tx) => {
    await tx.update(teams).set({ showInMenu: false }).where(eq(teams.id, team.id))
    await touchEntry(tx, 'teams', team.id)
  })
  await expect.poll(() => site.page('/teams', withCart)).not.toContain('Walking Handball')
})

test('a team page shows the name, the main image, and a card for each active player that links to the player page [TEA-005, TEA-006]', async ({
  site,
}) => {
  const mainImageId = await aPicture(site.ctx, { kind: 'team', alt: 'The squad' })
  const team = await aTeam(site.ctx, { name: 'Women 3', mainImageId })
  await aMember(site.ctx, { name: 'Maja Nørgaard', team, country: 'dk', position: 'Pivot', number: 8 })
  const page = await site.page('/teams/women-3')
  expect(page).toContain('<h1>Women 3</h1>')
  expect(page).toContain(`/files/${mainImageId}/`)
  expect(page).toMatch(
    /<a class="player-card" href="\/teams\/player\/maja-norgaard">.*<h3>Maja Nørgaard<\/h3>/,
  )
  expect(page).toMatch(/alt="Denmark"[^>]*> ?Pivot|alt="Denmark"[^>]*\/>.{0,12}Pivot/)
})

test('a team page invites to register until the note is closed, for the browser session [TEA-007]', async ({
  site,
}) => {
  await aTeam(site.ctx, { name: 'Men 4' })
  const before = await site.page('/teams/men-4')
  expect(before).toContain('href="/about-us/register/"')
  expect(before).toContain('Hide this message')
  const closed = await site.post('/dismiss', { name: 'join' }, { referer: 'http://localhost/teams/men-4' })
  expect(closed.status).toBe(303)
  expect(closed.headers.get('location')).toBe('/teams/men-4')
  const cookie = closed.headers.get('set-cookie') ?? ''
  expect(cookie).not.toMatch(/max-age|expires/i)
  const after = await site.page('/teams/men-4', { cookie: cookie.split(';')[0] ?? '' })
  expect(after).not.toContain('Hide this message')
})

test('a team that shows standings has the tabs Standings and Games [TEA-008]', async ({ site }) => {
  await aTeam(site.ctx, { name: 'Men 5', legacyId: 5, showStandings: true })
  const page = await site.page('/teams/men-5')
  expect(page).toMatch(/<label for="t1">Standings<\/label>/)
  expect(page).toMatch(/<label for="t2">Games<\/label>/)
  expect(page).toContain('No standings available for this team')
})

test('the Games tab lists 100 games of the legacy id: the club’s first, those of other clubs folded below [TEA-009]', async ({
  site,
}) => {
  await aTeam(site.ctx, { name: 'Men 7', legacyId: 7, showStandings: true })
  const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n, 14))
  await someGames(
    site.ctx,
    Array.from({ length: 120 }, (_, n) => ({
      type: 7,
      startsAt: day(n),
      ...(n % 4 > 0 && { homeTeam: `Oldbury ${n}`, awayTeam: 'Warrington' }),
    })),
  )
  const page = await site.page('/teams/men-7')
  const games = page.slice(page.indexOf('data-pane="2"'), page.indexOf('</main>'))
  expect(games.match(/<li class="game">/g)).toHaveLength(25)
  expect(games).toContain('Other games in the league (75)')
  expect(games.match(/<td>Warrington<\/td>/g)).toHaveLength(75)
  expect(games).toContain('Oldbury 119<')
  expect(games).not.toContain('Oldbury 19<')
})

test('games of two seasons are separated, each under its season [TEA-009]', async ({ site }) => {
  await aTeam(site.ctx, { name: 'Men 18', legacyId: 18, showStandings: true })
  const days = ['2025-07-31T22:00:00Z', '2025-08-01T14:00:00Z', '2026-03-01T14:00:00Z']
  const others = { homeTeam: 'Oldbury', awayTeam: 'Warrington' }
  const facts = days.map((day) => ({ type: 18, startsAt: new Date(day), homeScore: 20, awayScore: 21 }))
  await someGames(site.ctx, [...facts, ...facts.map((one) => ({ ...one, ...others }))])
  const page = await site.page('/teams/men-18')
  const games = page.slice(page.indexOf('data-pane="2"'), page.indexOf('</main>'))
  const order = [
    ...games.matchAll(/<h3[^>]*>([^<]*)<\/h3>|dateTime="([^"]*)"|<tr><td><a [^>]*>([^<]*)</gi),
  ].map(([, season, day, other]) => season ?? day ?? other)
  expect(order).toEqual([
    'Results 2025/26',
    '2026-03-01',
    '2025-08-01',
    'Results 2024/25',
    '2025-07-31',
    'Season 2025/26',
    'Sun 1st March 2026',
    'Fri 1st August 2025',
    'Season 2024/25',
    'Thu 31st July 2025',
  ])
})

test('a team page with 20 players and 100 games of two seasons has at most 14 kB with its styles, and no script', async ({
  site,
}) => {
  const team = await aTeam(site.ctx, { name: 'Men 19', legacyId: 19, showStandings: true })
  const clubs = [
    'Oldbury',
    'Warrington Wolves',
    'Salford',
    'Coventry Sharks',
    'Olympia',
    'Nottingham',
    'Cambridge',
    'Bristol',
  ]
  for (let n = 0; n < 20; n += 1)
    await aMember(site.ctx, {
      name: `${['Ana', 'Bo', 'Cy', 'Dee'][n % 4]} ${clubs[n % 7]}${n}`,
      team,
      country: 'dk',
      position: 'Pivot',
      number: n,
    })
  await someGames(
    site.ctx,
    Array.from({ length: 100 }, (_, n) => ({
      type: 19,
      round: Math.ceil(n / 5),
      startsAt: new Date(Date.UTC(2025, 8, 1 + n * 4, 14 + (n % 5))),
      venue: clubs[(n * 3) % 8] ?? '',
      homeTeam: n % 5 === 0 ? site.ctx.club.name : (clubs[n % 8] ?? ''),
      awayTeam: clubs[(n + 3) % 8] ?? '',
      ...(n < 60 && { homeScore: 20 + ((n * 7) % 17), awayScore: 18 + ((n * 11) % 19) }),
    })),
  )
  const page = await site.page('/teams/men-19')
  const sheets = [...page.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path]) =>
    readFileSync(`build/client${path}`),
  )
  const bytes = [page, ...sheets].map((text) => gzipSync(text, { level: 9 }).length)
  expect(sheets.length).toBeGreaterThan(0)
  expect(
    bytes.reduce((sum, one) => sum + one),
    bytes.join(' + '),
  ).toBeLessThanOrEqual(14 * 1024)
  expect(page).not.toMatch(/<script(?![^>]*ld\+json)/)
})

test('a team without standings shows the staff’s text about its fixtures [TEA-008]', async ({ site }) => {
  await aTeam(site.ctx, { name: 'Men 6', fixturesHtml: '<p>Cup days follow.</p>' })
  const page = await site.page('/teams/men-6')
  expect(page).toContain('<p>Cup days follow.</p>')
  expect(page).not.toContain('>Standings<')
})

test('a player page shows name, team, nationality with flag, position, date of birth and history of an adult who agreed [TEA-017]', async ({
  site,
}) => {
  const team = await aTeam(site.ctx, { name: 'Women 4' })
  await aMember(site.ctx, {
    name: 'Ana Kovačević',
    team,
    country: 'hr',
    position: 'Left back',
    number: 7,
    bornOn: '1998-05-04',
    showsBornOn: true,
    showsPhotos: true,
    imageId: await aPicture(site.ctx, { kind: 'player' }),
    history: '<p>From <b>Split</b>.</p>',
  })
  const page = await site.page('/teams/player/ana-kovacevic')
  expect(page).toContain('<h1>Ana Kovačević</h1>')
  expect(page).toContain('<a href="/teams/women-4">Women 4</a>')
  expect(page).toMatch(/<dt>Position<\/dt><dd>Left back<\/dd>/)
  expect(page).toMatch(/<dt>Nationality<\/dt><dd><img class="flag" src="[^"]*HR[^"]*"/)
  expect(page).toContain('Croatia')
  expect(page).toMatch(/<dt>Date of birth<\/dt><dd><time dateTime="1998-05-04">4th May 1998<\/time>/)
  expect(page).toContain('<p>From <b>Split</b>.</p>')
  expect(page).toContain('alt="Ana Kovačević"')
  expect(page).toContain('"@type":"Person"')
})

test('a player who did not agree to show the date of birth has no such row [TEA-017]', async ({ site }) => {
  await aMember(site.ctx, { name: 'Sid Silent', bornOn: '1998-05-04' })
  expect(await site.page('/teams/player/sid-silent')).not.toContain('Date of birth')
})

test('the directory has the five columns, links and badges of the specification [MEM-001, MEM-002]', async ({
  site,
}) => {
  const team = await aTeam(site.ctx, { name: 'Men 8' })
  await aMember(site.ctx, { name: 'Zed Active', team, country: 'pl', position: 'Right wing' })
  await aMember(site.ctx, { name: 'Zed Gone', active: false })
  const page = await site.page('/about-us/members?q=zed')
  const heads = [...page.matchAll(/<th scope="col">([^<]*)<\/th>/g)].map((match) => match[1])
  expect(heads).toEqual(['Active', 'Name', 'Position', 'Team', 'Nationality'])
  expect(page).toContain('<a href="/teams/player/zed-active">Zed Active</a>')
  expect(page).toContain('<a href="/teams/men-8">Men 8</a>')
  expect(page).toMatch(/<span class="badge dotted" data-tone="ok">Active<\/span>/)
  expect(page).toMatch(/<span class="badge dotted" data-tone="off">Inactive<\/span>/)
  expect(page).toContain('1 to 2 of 2 members')
  expect(await site.page('/about-us/members?q=zed+active')).toMatch(/role="status">1 member</)
})

test('the search keeps its input and shows a message without matches', async ({ site }) => {
  const page = await site.page('/about-us/members?q=%3Cb%3Enobody&active=false')
  expect(page).toContain('No members found.')
  expect(page).toContain('value="&lt;b&gt;nobody"')
  expect(page).toMatch(/<option value="false" selected="">Inactive<\/option>/)
})

test('the index shows the next game of a team', async ({ site }) => {
  const team = await aTeam(site.ctx, { name: 'Women 9', legacyId: 9 })
  const startsAt = new Date('2026-06-27T15:30:00Z')
  const sides = { homeTeam: 'Olympia', awayTeam: 'London GD' }
  await aGame(site.ctx, { ...sides, type: 19, teamId: team.id, startsAt, status: 'scheduled' })
  expect(await site.page('/teams')).toContain('Next: away at Olympia, Sat 27th June 2026 16:30')
})

test('a player’s gallery has the visible photos of them and links to their albums [TEA-017, TEA-018]', async ({
  site,
}) => {
  const player = await aMember(site.ctx, { name: 'Gil Gallery', showsPhotos: true })
  const album = await anAlbum(site.ctx, { title: 'Cup final' })
  const shown = await aPhoto(site.ctx, { album, tagged: [player] })
  const hidden = await aPhoto(site.ctx, { album, tagged: [player], visible: false })
  const page = await site.page('/teams/player/gil-gallery')
  expect(page).toContain(`href="/media/photos/${album.albumId}?photo=${shown.id}"`)
  expect(page).toContain(`/files/${shown.fileId}/`)
  expect(page).not.toContain(hidden.id)
  expect(page).not.toContain(hidden.fileId)
})
