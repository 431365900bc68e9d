import { expect, test } from 'vitest'
import { aCompetition } from '../../../../demo/builders/competition.ts'
import { aGame, someGames } from '../../../../demo/builders/game.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aCtx } from '../../../../tests/support/database.ts'
import { newId } from '../../../kernel/ids.ts'
import { standingsForHome, standingsOf } from './standings.server.ts'

test('an unknown team has no standings', async () => {
  expect(await standingsOf(await aCtx(), newId())).toBeUndefined()
})

test('a team without results has the text by staff instead of a table [TEA-008]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { fixturesHtml: '<p>Tournaments</p>' })
  const competition = await aCompetition(ctx, { team })
  await aGame(ctx, { competitionId: competition.id })
  expect(await standingsOf(ctx, team.id)).toMatchObject({
    competition: null,
    rows: [],
    fixturesHtml: '<p>Tournaments</p>',
  })
})

test('the table of a team is computed from the results of its competition and marks our line [TEA-008]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const { id: competitionId } = await aCompetition(ctx, { team })
  await someGames(ctx, [
    { competitionId, homeScore: 31, awayScore: 24 },
    { competitionId, homeTeam: 'Bristol', awayTeam: 'Olympia', homeScore: 20, awayScore: 20 },
    { competitionId, homeTeam: 'Bristol', awayTeam: 'London GD' },
  ])
  const standings = await standingsOf(ctx, team.id)
  expect(standings?.rows.map((row) => [row.team, row.points, row.ours])).toEqual([
    ['London GD', 3, true],
    ['Olympia', 3, false],
    ['Bristol', 2, false],
  ])
  expect(standings?.competition).toMatchObject({ name: 'Premier League', complete: false })
})

test('last season’s table is shown until the new season has a result', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const old = await aCompetition(ctx, { team, season: '2024/25' })
  const current = await aCompetition(ctx, { team, season: '2025/26' })
  await aGame(ctx, { competitionId: old.id, homeScore: 30, awayScore: 20 })
  const game = { competitionId: current.id, startsAt: ctx.clock.now() }
  await aGame(ctx, game)
  expect((await standingsOf(ctx, team.id))?.competition?.season).toBe('2024/25')
  await aGame(ctx, { ...game, homeScore: 20, awayScore: 21 })
  expect((await standingsOf(ctx, team.id))?.competition?.season).toBe('2025/26')
})

test('the standings widget has the active teams with standings in their order [TEA-015, SYS-003]', async () => {
  const ctx = await aCtx()
  await aTeam(ctx, { name: 'Women 1', showStandings: true, position: 2 })
  await aTeam(ctx, { name: 'Men 1', showStandings: true, position: 1 })
  await aTeam(ctx, { name: 'Men 9', showStandings: true, active: false })
  await aTeam(ctx, { name: 'U16', showStandings: false })
  expect((await standingsForHome(ctx)).map((one) => one.team.name)).toEqual(['Men 1', 'Women 1'])
})
