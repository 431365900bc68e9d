import { cancelGame } from '../../src/features/games/commands/cancel-game.server.ts'
import { postponeGame } from '../../src/features/games/commands/postpone-game.server.ts'
import { recordForfeit } from '../../src/features/games/commands/record-forfeit.server.ts'
import { recordResult } from '../../src/features/games/commands/record-result.server.ts'
import { isOurs } from '../../src/features/games/model/game.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import { addDays, clubDay, clubYear } from '../../src/kernel/dates.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aCompetition } from '../builders/competition.ts'
import { type GameRow, someGames } from '../builders/game.ts'
import { LEAGUES, type League } from './leagues.ts'
import { type Fixture, fixturesOf, saturdaysAround, scoreOf } from './season.ts'

const ROUNDS = 14
const ROUNDS_PLAYED = 8
const ONE_YEAR_DAYS = 364
/** Results are known this long after the start of a game. */
const RESULT_AFTER_MS = 2 * 3_600_000

/**
 * Creates two seasons of five leagues: last season is complete, this season is halfway, whenever the demo data is
 * created. The results of our games this season are entered with the staff commands; all others exist from the start.
 */
export async function seedGames(ctx: Ctx): Promise<void> {
  const known = await ctx.db.select({ id: teams.id, slug: teams.slug }).from(teams)
  for (const league of LEAGUES) {
    const team = known.find(({ slug }) => slug === league.team)
    if (!team) continue
    await createLastSeason(ctx, league, team)
    await createThisSeason(ctx, league, team)
  }
}

/** The Saturdays of this season. The eighth is the last one in the past. */
function saturdaysOfThisSeason(ctx: Ctx) {
  return saturdaysAround(clubDay(ctx.clock.now()), ROUNDS_PLAYED, ROUNDS - ROUNDS_PLAYED)
}

async function createLastSeason(ctx: Ctx, league: League, team: { id: string }) {
  const us = ctx.club.name
  const season = seasonOf(ctx, 1)
  const competition = await aCompetition(ctx, {
    team,
    name: league.name,
    season,
    rules: { ...league.rules, deductions: [] },
  })
  const saturdays = saturdaysOfThisSeason(ctx).map((day) => addDays(day, -ONE_YEAR_DAYS))
  const played = fixturesOf(league, us, saturdays).map((fixture) => ({
    ...stored(league, competition.id, team.id, fixture),
    ...scoreOf(league, us, season, fixture),
  }))
  await someGames(ctx, played)
}

async function createThisSeason(ctx: Ctx, league: League, team: { id: string }) {
  const us = ctx.club.name
  const season = seasonOf(ctx, 0)
  const competition = await aCompetition(ctx, { team, name: league.name, season, rules: league.rules })
  const resultsUntil = new Date(ctx.clock.now().getTime() - RESULT_AFTER_MS)
  const fixtures = fixturesOf(league, us, saturdaysOfThisSeason(ctx))
  const games = await someGames(
    ctx,
    fixtures.map((fixture) => {
      const game = stored(league, competition.id, team.id, fixture)
      const fromLeague = !isOfUs(ctx, fixture) && fixture.startsAt < resultsUntil
      return fromLeague ? { ...game, ...scoreOf(league, us, season, fixture) } : game
    }),
  )
  const ours = games.filter((game) => isOfUs(ctx, game))
  await enterOurResults(ctx, league, season, ours, resultsUntil)
  await changeThePlan(ctx, league, ours, resultsUntil)
}

async function enterOurResults(ctx: Ctx, league: League, season: string, ours: GameRow[], until: Date) {
  for (const game of ours.filter((one) => one.startsAt < until)) {
    const fixture = { ...game, round: game.round ?? 0 }
    const score = scoreOf(league, ctx.club.name, season, fixture)
    if (league.team === 'men-2' && game.round === 4) {
      await recordForfeit(ctx, { gameId: game.id, by: sideOfOthers(ctx, game) })
    } else await recordResult(ctx, { gameId: game.id, ...score })
  }
}

/** Postpones one game and cancels another. */
async function changeThePlan(ctx: Ctx, league: League, ours: GameRow[], from: Date) {
  const [, second, third] = ours.filter((one) => one.startsAt > from)
  if (league.team === 'women-1' && second) await postponeGame(ctx, { gameId: second.id })
  if (league.team === 'men-3' && third) await cancelGame(ctx, { gameId: third.id })
}

const stored = (league: League, competitionId: string, teamId: string, fixture: Fixture) => ({
  ...fixture,
  competitionId,
  teamId,
  type: league.type,
})

const isOfUs = (ctx: Ctx, game: { homeTeam: string; awayTeam: string }) =>
  [game.homeTeam, game.awayTeam].some((name) => isOurs(name, ctx.club.teamNames))

const sideOfOthers = (ctx: Ctx, game: GameRow) =>
  isOurs(game.homeTeam, ctx.club.teamNames) ? 'away' : 'home'

/** The season that many years ago, such as '2026/27'. A season begins in July. */
function seasonOf({ clock }: Ctx, ago: number): string {
  const now = clock.now()
  const month = Number(clubDay(now).slice(5, 7))
  const year = clubYear(now) - (month < 7 ? 1 : 0) - ago
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}
