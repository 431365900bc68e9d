import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCompetition } from '../../../../demo/builders/competition.ts'
import { aGame, someGames } from '../../../../demo/builders/game.ts'
import { aTeam, type Team } from '../../../../demo/builders/team.ts'
import { aCtx, TEST_NOW } from '../../../../tests/support/database.ts'
import { plansOf } from '../../../../tests/support/plans.ts'
import { collectTags } from '../../../platform/page-cache/tags.ts'
import { gamesOfTeam, latestResults, nextGame, nextGames, upcomingGames } from './games.server.ts'

const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)
const days = (games: readonly { startsAt: Date }[]) =>
  games.map((game) => (game.startsAt.getTime() - TEST_NOW.getTime()) / 86_400_000)

test('upcoming games are the requested number of the club’s future games, soonest first [TEA-013, TEA-014]', async () => {
  const ctx = await aCtx()
  for (const day of [9, -1, 2, 30, 5]) await aGame(ctx, { startsAt: inDays(day) })
  await aGame(ctx, { startsAt: inDays(1), homeTeam: 'Olympia', awayTeam: 'Bristol' })
  expect(days(await upcomingGames(ctx, { limit: 3 }))).toEqual([2, 5, 9])
})

test('the games widget has five games at most [TEA-013]', async () => {
  const ctx = await aCtx()
  for (const day of [1, 2, 3, 4, 5, 6]) await aGame(ctx, { startsAt: inDays(day) })
  expect(days(await upcomingGames(ctx))).toEqual([1, 2, 3, 4, 5])
})

test('a club game has the club at home or away under any configured name [TEA-014]', async () => {
  const ctx = await aCtx()
  const club = { ...ctx.club, teamNames: ['London GD', 'GD London'] }
  await aGame(ctx, { homeTeam: 'Olympia', awayTeam: ' london gd', startsAt: inDays(1) })
  await aGame(ctx, { homeTeam: 'GD LONDON', awayTeam: 'Olympia', startsAt: inDays(2) })
  await aGame(ctx, { homeTeam: 'London GD Friends', awayTeam: 'Olympia', startsAt: inDays(3) })
  const found = await upcomingGames({ ...ctx, club })
  expect(found.map((game) => [game.homeTeam, game.ours])).toEqual([
    ['Olympia', 'away'],
    ['GD LONDON', 'home'],
  ])
})

test('a club game may have a name that only one of its teams has in league tables [TEA-014, resolutions E05]', async () => {
  const ctx = await aCtx()
  await aTeam(ctx, { name: 'Men 3', legacyId: 5, leagueNames: ['London GD 3'] })
  await aGame(ctx, { type: 5, homeTeam: 'Olympia', awayTeam: 'london gd 3', startsAt: inDays(1) })
  await aGame(ctx, { type: 5, homeTeam: 'Olympia', awayTeam: 'London GD 2', startsAt: inDays(2) })
  const found = await upcomingGames(ctx)
  expect(found.map((game) => [game.awayTeam, game.ours])).toEqual([['london gd 3', 'away']])
  expect(await nextGames(ctx)).toMatchObject([{ awayTeam: 'london gd 3' }])
})

test('games of other clubs are listed when all games are requested', async () => {
  const ctx = await aCtx()
  await aGame(ctx, { homeTeam: 'Olympia', awayTeam: 'Bristol' })
  expect(await upcomingGames(ctx, { clubOnly: false })).toMatchObject([{ homeTeam: 'Olympia', ours: null }])
})

test('the next game is neither cancelled nor postponed', async () => {
  const ctx = await aCtx()
  await aGame(ctx, { startsAt: inDays(1), status: 'cancelled' })
  await aGame(ctx, { startsAt: inDays(2), status: 'postponed' })
  await aGame(ctx, { startsAt: inDays(3), awayTeam: 'Cambridge' })
  expect(await nextGame(ctx)).toMatchObject({ awayTeam: 'Cambridge' })
})

test('each team has its next game, regardless of the number of other games before it [TEA-003]', async () => {
  const ctx = await aCtx()
  const [busy, quiet, idle] = [await aTeam(ctx), await aTeam(ctx), await aTeam(ctx)]
  for (const day of [1, 2, 3, 4, 5, 6]) await aGame(ctx, { teamId: busy.id, startsAt: inDays(day) })
  await aGame(ctx, { teamId: quiet.id, startsAt: inDays(7), status: 'postponed' })
  await aGame(ctx, { teamId: quiet.id, startsAt: inDays(8) })
  await aGame(ctx, { teamId: idle.id, startsAt: inDays(-1) })
  await aGame(ctx, { startsAt: inDays(1) })
  const found = await nextGames(ctx)
  expect(found.map((game) => game.team?.slug)).toEqual([busy.slug, quiet.slug])
  expect(days(found)).toEqual([1, 8])
})

test('no next game is returned when none is known', async () => {
  expect(await nextGame(await aCtx())).toBeUndefined()
})

test('results are among the latest for four weeks, newest first', async () => {
  const ctx = await aCtx()
  for (const day of [-40, -27, -2, 1])
    await aGame(ctx, {
      startsAt: inDays(day),
      ...(day < 0 && { homeScore: 30, awayScore: 20 }),
    })
  expect(days(await latestResults(ctx))).toEqual([-2, -27])
})

test('games of a team are those of its leagues for all clubs, 100 at most, newest first [TEA-009, TEA-021]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { name: 'Men 2', legacyId: 3 })
  await someGames(
    ctx,
    Array.from({ length: 101 }, (_, day) => ({
      type: 3,
      startsAt: inDays(day - 50),
      ...(day % 2 === 0 && { homeTeam: 'Oldbury', awayTeam: 'Warrington' }),
    })),
  )
  await aGame(ctx, { type: 1 })
  const found = await gamesOfTeam(ctx, team.id)
  expect(found).toHaveLength(100)
  expect(days(found).slice(0, 2)).toEqual([50, 49])
  expect(new Set(found.map((game) => game.team?.name))).toEqual(new Set(['Men 2']))
})

test('a game includes its teams, date, venue, round, competition and our team [TEA-010]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx, { name: 'Men 1', legacyId: 1 })
  const competition = await aCompetition(ctx, { team })
  await aGame(ctx, { competitionId: competition.id, round: 7, venue: 'Crystal Palace' })
  expect(await nextGame(ctx, { team: 'men-1' })).toMatchObject({
    homeTeam: 'London GD',
    awayTeam: 'Olympia',
    venue: 'Crystal Palace',
    round: 7,
    competition: 'Premier League',
    team: { name: 'Men 1', slug: 'men-1' },
  })
  expect(await nextGame(ctx, { team: 'men-2' })).toBeUndefined()
})

test('pages that show games are tagged with games and teams', async () => {
  const pages = collectTags(() => {})
  await upcomingGames(await aCtx({ pages }))
  expect([...pages.tags]).toEqual(expect.arrayContaining(['games', 'teams']))
})

test('upcoming games and a team’s games are found through an index among 5,000 games', async () => {
  const ctx = await aCtx()
  const teams = [1, 2, 3, 4, 5].map((legacyId) => aTeam(ctx, { name: `Team ${legacyId}`, legacyId }))
  const [, , { id }] = (await Promise.all(teams)) as [Team, Team, Team]
  await someGames(
    ctx,
    Array.from({ length: 5000 }, (_, n) => ({ type: (n % 5) + 1, startsAt: inDays((n % 4900) - 4800) })),
  )
  await ctx.db.execute(sql`analyze games`)
  const plans = await plansOf(ctx, async (spied) => {
    await upcomingGames(spied, { limit: 5 })
    await nextGame(spied)
    await latestResults(spied)
    await gamesOfTeam(spied, id)
  })
  expect(plans).toHaveLength(4)
  expect(plans.filter((plan) => plan.includes('Seq Scan on games'))).toEqual([])
})
