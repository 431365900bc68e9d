import { expect, test } from 'vitest'
import { aGame } from '../../../../../demo/builders/game.ts'
import { aRecordedMatch } from '../../../../../demo/builders/match-events.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aCallUp } from '../../../../../demo/builders/squad.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aCtx, TEST_NOW } from '../../../../../tests/support/database.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { matchEvents } from '../table.server.ts'
import { scorersOfSeason } from './scorers.server.ts'

const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

type Player = { id: string; shirt: number }

/** Adds a played game with the given number of goals by each player of the home team. */
async function aPlayedGame(
  ctx: Ctx,
  given: { teamId: string; startsAt?: Date; homeTeam?: string; awayTeam?: string },
  goals: readonly (readonly [Player, number])[],
) {
  const game = await aGame(ctx, { startsAt: daysAgo(7), ...given, homeScore: 9, awayScore: 1 })
  for (const [{ id, shirt }] of goals) await aCallUp(ctx, game, { id }, { shirtNumber: shirt })
  const scored = goals.flatMap(([{ shirt }, many]) =>
    Array.from({ length: many }, (_, n) => ({ side: 'home' as const, shirtNumber: shirt, minute: 2 + n })),
  )
  await aRecordedMatch(ctx, game, [...scored, { side: 'away', shirtNumber: 7, minute: 40 }])
  return game
}

async function aTeamOfThree() {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const player = async (shirt: number, given: object): Promise<Player> => ({
    id: (await aMember(ctx, { team, ...given })).id,
    shirt,
  })
  const ana = await player(7, { name: 'Ana Kovač', listed: true })
  const ben = await player(9, { name: 'Ben Hart', listed: false })
  const lena = await player(4, { name: 'Lena Maier', listed: true, bornOn: '2012-03-01' })
  const namesAndGoals = async () =>
    (await scorersOfSeason(ctx, { teamId: team.id, at: TEST_NOW })).scorers.map(
      ({ name, goals, games }) => `${name}: ${goals} in ${games}`,
    )
  return { ctx, teamId: team.id, ana, ben, lena, namesAndGoals }
}

test('players who have not agreed are left out, and minors are listed by first name', async () => {
  const { ctx, teamId, ana, ben, lena, namesAndGoals } = await aTeamOfThree()
  await aPlayedGame(ctx, { teamId }, [
    [ana, 2],
    [ben, 5],
    [lena, 3],
  ])
  expect(await namesAndGoals()).toEqual(['Lena: 3 in 1', 'Ana Kovač: 2 in 1'])
})

test('goals of other teams, earlier seasons, opponents and other clubs’ games do not count', async () => {
  const { ctx, teamId, ana, namesAndGoals } = await aTeamOfThree()
  await aPlayedGame(ctx, { teamId: (await aTeam(ctx, { name: 'Men 2' })).id }, [[ana, 1]])
  await aPlayedGame(ctx, { teamId, startsAt: daysAgo(366) }, [[ana, 1]])
  await aPlayedGame(ctx, { teamId, homeTeam: 'Olympia', awayTeam: ctx.club.name }, [[ana, 4]])
  await aPlayedGame(ctx, { teamId, homeTeam: 'Olympia', awayTeam: 'Reading' }, [[ana, 4]])
  // A goal for the away team under her shirt number counts for her only when we play away.
  expect(await namesAndGoals()).toEqual(['Ana Kovač: 1 in 1'])
})

test('undone goals and games still in progress do not count', async () => {
  const { ctx, teamId, ana, namesAndGoals } = await aTeamOfThree()
  const game = await aPlayedGame(ctx, { teamId }, [[ana, 2]])
  const goal = { id: newId(), gameId: game.id, kind: 'goal' as const, side: 'home' as const, shirtNumber: 7 }
  await ctx.db.insert(matchEvents).values({ ...goal, happenedAt: TEST_NOW })
  expect(await namesAndGoals()).toEqual(['Ana Kovač: 3 in 1'])
  const undo = { id: newId(), gameId: game.id, kind: 'undo' as const, undoes: goal.id }
  await ctx.db.insert(matchEvents).values({ ...undo, happenedAt: TEST_NOW })
  const running = await aGame(ctx, { teamId, startsAt: daysAgo(0) })
  await aCallUp(ctx, running, { id: ana.id }, { shirtNumber: 7 })
  await ctx.db.insert(matchEvents).values({ ...goal, id: newId(), gameId: running.id, happenedAt: TEST_NOW })
  expect(await namesAndGoals()).toEqual(['Ana Kovač: 2 in 1'])
})

test('the season is named, and a player’s goals add up across shirt numbers', async () => {
  const { ctx, teamId, ana, namesAndGoals } = await aTeamOfThree()
  await aPlayedGame(ctx, { teamId }, [[ana, 2]])
  await aPlayedGame(ctx, { teamId, startsAt: daysAgo(14) }, [[{ ...ana, shirt: 12 }, 3]])
  expect(await namesAndGoals()).toEqual(['Ana Kovač: 5 in 2'])
  expect((await scorersOfSeason(ctx, { teamId, at: TEST_NOW })).season).toBe('2025/26')
})
