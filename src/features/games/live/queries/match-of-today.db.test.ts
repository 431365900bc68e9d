import { expect, test } from 'vitest'
import { aGame } from '../../../../../demo/builders/game.ts'
import { aRecordedMatch } from '../../../../../demo/builders/match-events.ts'
import { aCtx, TEST_NOW } from '../../../../../tests/support/database.ts'
import { newId } from '../../../../kernel/ids.ts'
import { matchEvents } from '../table.server.ts'
import { matchOfToday } from './match.server.ts'

const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000)

test('a day without a game of the club, or with only a cancelled one, has no match of the day', async () => {
  const ctx = await aCtx()
  await aGame(ctx, { startsAt: inHours(24) })
  await aGame(ctx, { startsAt: inHours(2), homeTeam: 'Reading', awayTeam: 'Oxford' })
  await aGame(ctx, { startsAt: inHours(2), status: 'cancelled' })
  expect(await matchOfToday(ctx)).toBeUndefined()
})

test('a running game without a live score comes before a finished one', async () => {
  const ctx = await aCtx()
  await aGame(ctx, { startsAt: inHours(-3), homeScore: 1, awayScore: 0 })
  const begun = await aGame(ctx, { startsAt: inHours(-1) })
  expect(await matchOfToday(ctx)).toMatchObject({ game: { id: begun.id }, live: undefined })
})

test('the match of the day is the running game, else the next one, else the last finished one', async () => {
  const ctx = await aCtx()
  const played = await aGame(ctx, { startsAt: inHours(-3), homeScore: 1, awayScore: 0 })
  await aRecordedMatch(ctx, played, [{ side: 'home', shirtNumber: 7, minute: 5 }])
  expect(await matchOfToday(ctx)).toMatchObject({ game: { id: played.id }, live: undefined })
  const next = await aGame(ctx, { startsAt: inHours(3) })
  expect(await matchOfToday(ctx)).toMatchObject({ game: { id: next.id }, live: undefined })
  const running = await aGame(ctx, { startsAt: inHours(-1) })
  expect(await matchOfToday(ctx)).toMatchObject({ game: { id: next.id } })
  await ctx.db.insert(matchEvents).values({
    ...{ id: newId(), gameId: running.id, kind: 'goal', side: 'away', happenedAt: inHours(-0.5) },
  })
  expect(await matchOfToday(ctx)).toMatchObject({ game: { id: running.id }, live: { home: 0, away: 1 } })
})
