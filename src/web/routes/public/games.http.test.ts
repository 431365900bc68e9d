import { expect } from 'vitest'
import { aCompetition } from '../../../../demo/builders/competition.ts'
import { aGame, someGames } from '../../../../demo/builders/game.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { TEST_NOW } from '../../../../tests/support/database.ts'
import { aSite, test } from '../../../../tests/support/site.ts'
import { cancelGame } from '../../../features/games/commands/cancel-game.server.ts'

test('an unknown team is a 404, on the page and in the feed', async ({ site }) => {
  for (const path of ['/about-us/games?team=nobody', '/about-us/games.ics?team=nobody'])
    expect((await site.get(path)).status).toBe(404)
})

test('the page shows a message when there are no games', async () => {
  const site = await aSite()
  expect(await site.page('/about-us/games')).toContain('No upcoming games yet.')
})

test('the page lists all upcoming club games by month, in London time [TEA-012]', async () => {
  const site = await aSite()
  await aGame(site.ctx, { startsAt: new Date('2026-10-24T15:30:00Z'), awayTeam: 'Bristol' })
  await aGame(site.ctx, { startsAt: new Date('2026-11-28T16:30:00Z'), awayTeam: 'Oldbury' })
  await aGame(site.ctx, { homeTeam: 'Reading', awayTeam: 'Oxford' })
  const page = await site.page('/about-us/games')
  expect(page).toMatch(/October 2026<\/h2>.*24th October 2026.*16:30.*November 2026<\/h2>.*16:30.*Oldbury/)
  expect(page).not.toContain('Oxford')
})

test('the page shows more than five upcoming games [TEA-012, TEA-013]', async () => {
  const site = await aSite()
  for (const day of [1, 2, 3, 4, 5, 6, 7])
    await aGame(site.ctx, { startsAt: new Date(`2026-09-0${day}T15:00:00Z`) })
  const page = await site.page('/about-us/games')
  expect(page.match(/class="game"/g)).toHaveLength(7)
})

test('games after the sixtieth are on further pages of the same team, without gaps [TEA-012]', async () => {
  const site = await aSite()
  await aTeam(site.ctx, { name: 'Men 1', legacyId: 1 })
  const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000)
  await someGames(
    site.ctx,
    Array.from({ length: 70 }, (_, n) => ({ type: 1, startsAt: later(n + 1), awayTeam: `Club ${n}.` })),
  )
  const first = await site.page('/about-us/games?team=men-1')
  const second = await site.page('/about-us/games?team=men-1&page=2')
  const clubs = `${first}${second}`.match(/ Club \d+\.</g)
  expect([first, second].map((page) => page.match(/class="game"/g)?.length)).toEqual([60, 10])
  expect(new Set(clubs).size).toBe(70)
  expect(first).toMatch(/rel="next" href="\/about-us\/games\?team=men-1&amp;page=2"/)
  expect(second).toMatch(/rel="prev" href="\/about-us\/games\?team=men-1"/)
  expect(second).not.toContain('rel="next"')
})

test('the page has the latest forty results, and an invalid page number shows the first page', async () => {
  const site = await aSite()
  const ago = (hours: number) => new Date(TEST_NOW.getTime() - hours * 3_600_000)
  await someGames(
    site.ctx,
    Array.from({ length: 45 }, (_, n) => ({ startsAt: ago(n + 1), homeScore: 30, awayScore: 20 })),
  )
  for (const page of ['0', '-1', '1e3', 'x', '']) {
    const html = await site.page(`/about-us/games?page=${page}`)
    expect(html.match(/class="game"/g)).toHaveLength(40)
  }
})

test('a game shows its team and venue, and a result its score [TEA-010, TEA-011]', async () => {
  const site = await aSite()
  await aTeam(site.ctx, { name: 'Women 2', legacyId: 4 })
  await aTeam(site.ctx, { name: 'Men 3', legacyId: 5 })
  await aGame(site.ctx, { type: 4, venue: 'Crystal Palace' })
  await aGame(site.ctx, { type: 5, startsAt: new Date('2026-06-13T12:00:00Z'), homeScore: 31, awayScore: 24 })
  const page = await site.page('/about-us/games')
  expect(page).toMatch(/Women 2<.*Crystal Palace.*Results<\/h2>.*Men 3<.*31 – 24/)
})

test('filters and games spell a team as on its own page [resolutions D07]', async () => {
  const site = await aSite()
  await aTeam(site.ctx, { name: 'Men 1', legacyId: 1 })
  await aGame(site.ctx, { type: 1 })
  const page = await site.page('/about-us/games')
  expect(page.match(/Men 1</g)).toHaveLength(2)
  expect(page).not.toContain('Men I<')
})

test('the page is filtered by team with a link', async () => {
  const site = await aSite()
  await aTeam(site.ctx, { name: 'Men 1', legacyId: 1 })
  await aTeam(site.ctx, { name: 'Women 1', legacyId: 2 })
  await aGame(site.ctx, { type: 1, awayTeam: 'Olympia' })
  await aGame(site.ctx, { type: 2, awayTeam: 'Hammersmith' })
  const page = await site.page('/about-us/games?team=women-1')
  expect(page).toContain('href="/about-us/games?team=men-1"')
  expect(page).toContain('Hammersmith')
  expect(page).not.toContain('Olympia')
})

test('postponed and cancelled games are kept and marked', async () => {
  const site = await aSite()
  await aGame(site.ctx, { status: 'postponed' })
  const { id: gameId } = await aGame(site.ctx)
  await cancelGame(site.ctx, { gameId })
  const page = await site.page('/about-us/games')
  expect(page).toContain('>Postponed<')
  expect(page).toContain('>Cancelled<')
  expect(page).toContain('https://schema.org/EventCancelled')
})

test('a forfeit shows who gets the points, without a score', async () => {
  const site = await aSite()
  await aGame(site.ctx, {
    startsAt: new Date('2026-06-13T12:00:00Z'),
    status: 'forfeit',
    forfeitedBy: 'away',
  })
  const page = await site.page('/about-us/games')
  expect(page).toContain('Points to London GD')
  expect(page).not.toMatch(/\d+ – \d+/)
})

test('search engines get the upcoming games, with names that cannot close the script', async () => {
  const site = await aSite()
  await aGame(site.ctx, { awayTeam: '</script><b>Olympia' })
  const page = await site.page('/about-us/games')
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? []
  expect(JSON.parse(json)['@graph']).toMatchObject([
    {
      '@type': 'SportsEvent',
      startDate: '2026-06-27T12:00:00.000Z',
      awayTeam: { name: '</script><b>Olympia' },
    },
  ])
})

test('the feed returns a calendar of all teams or one, and the page links to it with a note', async () => {
  const site = await aSite()
  const team = await aTeam(site.ctx, { name: 'Men 1', legacyId: 1 })
  const { id } = await aCompetition(site.ctx, { team })
  await aGame(site.ctx, { type: 1, competitionId: id })
  await aGame(site.ctx, { type: 2, awayTeam: 'Hammersmith' })
  const answer = await site.get('/about-us/games.ics')
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(2)
  const ofTeam = await site.page('/about-us/games.ics?team=men-1')
  expect(ofTeam).toContain('X-WR-CALNAME:London GD Men 1 games')
  expect(ofTeam).not.toContain('Hammersmith')
  const page = await site.page('/about-us/games?team=men-1')
  expect(page).toContain('href="/about-us/games.ics?team=men-1"')
  expect(page).toContain('Calendars refresh slowly')
})

test('the page needs no script', async ({ site }) => {
  expect(await site.page('/about-us/games')).not.toMatch(/<script(?! type="application\/ld\+json")/)
})
