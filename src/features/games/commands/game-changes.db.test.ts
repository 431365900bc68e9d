import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGame } from '../../../../demo/builders/game.ts'
import { aCtx, as, TEST_NOW } from '../../../../tests/support/database.ts'
import { type Actor, ROLES, VISITOR } from '../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { games } from '../table.server.ts'
import { cancelGame } from './cancel-game.server.ts'
import { postponeGame } from './postpone-game.server.ts'
import { recordForfeit } from './record-forfeit.server.ts'
import { recordResult } from './record-result.server.ts'

const yesterday = new Date(TEST_NOW.getTime() - 86_400_000)
const score = { homeScore: 31, awayScore: 24 }

async function stored(ctx: Ctx, id: string) {
  const [game] = await ctx.db.select().from(games).where(eq(games.id, id))
  return game
}

const withRole = (role: (typeof ROLES)[number]): Actor => ({
  kind: 'user',
  userId: newId(),
  name: 'Someone',
  email: 'someone@example.org',
  roles: role === 'member' ? [] : [role],
  teams: [],
  memberId: newId(),
  people: [],
  isMember: true,
})

test('only administrators can change games', async () => {
  const ctx = await aCtx()
  const { id: gameId } = await aGame(ctx, { startsAt: yesterday })
  const others = [VISITOR, ...ROLES.filter((role) => role !== 'administrator').map(withRole)]
  for (const actor of others) {
    const outside = as(ctx, actor)
    await expect(recordResult(outside, { gameId, ...score })).rejects.toThrow(Forbidden)
    await expect(recordForfeit(outside, { gameId, by: 'home' })).rejects.toThrow(Forbidden)
    await expect(postponeGame(outside, { gameId })).rejects.toThrow(Forbidden)
    await expect(cancelGame(outside, { gameId })).rejects.toThrow(Forbidden)
  }
  expect(await stored(ctx, gameId)).toMatchObject({ status: 'scheduled', version: 1 })
  expect(await recordResult(as(ctx, withRole('administrator')), { gameId, ...score })).toEqual({ ok: true })
})

test('a game that does not exist has no result', async () => {
  const ctx = await aCtx()
  await expect(recordResult(ctx, { gameId: newId(), ...score })).rejects.toThrow(NotFound)
  await expect(recordResult(ctx, { gameId: 'men-1', ...score })).rejects.toThrow(NotFound)
})

test('a game that has not started has no result', async () => {
  const ctx = await aCtx()
  const { id: gameId } = await aGame(ctx)
  expect(await recordResult(ctx, { gameId, ...score })).toEqual({ ok: false, reason: 'NOT_STARTED' })
})

test('a cancelled game accepts no result, forfeit or new date', async () => {
  const ctx = await aCtx()
  const { id: gameId } = await aGame(ctx, { startsAt: yesterday, status: 'cancelled' })
  expect(await recordResult(ctx, { gameId, ...score })).toEqual({ ok: false, reason: 'CANCELLED' })
  expect(await recordForfeit(ctx, { gameId, by: 'home' })).toEqual({ ok: false, reason: 'CANCELLED' })
  expect(await postponeGame(ctx, { gameId })).toEqual({ ok: false, reason: 'CANCELLED' })
})

test('a played game is neither postponed nor cancelled', async () => {
  const ctx = await aCtx()
  const { id: gameId } = await aGame(ctx, { startsAt: yesterday, ...score })
  expect(await postponeGame(ctx, { gameId })).toEqual({ ok: false, reason: 'PLAYED' })
  expect(await cancelGame(ctx, { gameId })).toEqual({ ok: false, reason: 'PLAYED' })
})

test('a result is stored, and repeating it changes nothing', async () => {
  const ctx = await aCtx()
  const { id: gameId } = await aGame(ctx, { startsAt: yesterday })
  await recordResult(ctx, { gameId, ...score })
  await recordResult(ctx, { gameId, ...score })
  expect(await stored(ctx, gameId)).toMatchObject({ ...score, status: 'played', version: 2 })
})

test('a wrong result can be corrected, and a forfeit replaces it', async () => {
  const ctx = await aCtx()
  const { id: gameId } = await aGame(ctx, { startsAt: yesterday, ...score })
  await recordResult(ctx, { gameId, homeScore: 30, awayScore: 24 })
  expect(await stored(ctx, gameId)).toMatchObject({ homeScore: 30 })
  await recordForfeit(ctx, { gameId, by: 'away' })
  expect(await stored(ctx, gameId)).toMatchObject({
    status: 'forfeit',
    forfeitedBy: 'away',
    homeScore: null,
    version: 3,
  })
})

test('a postponed game has no date until it is rescheduled', async () => {
  const ctx = await aCtx()
  const { id: gameId } = await aGame(ctx)
  await postponeGame(ctx, { gameId })
  expect(await stored(ctx, gameId)).toMatchObject({ status: 'postponed' })
  const to = new Date('2026-09-05T15:00:00Z')
  await postponeGame(ctx, { gameId, to })
  expect(await stored(ctx, gameId)).toMatchObject({ status: 'scheduled', startsAt: to })
})

test('a cancelled game is kept as cancelled, and cached pages about games are dropped', async () => {
  const dropped: string[] = []
  const ctx = await aCtx({
    pages: { read: () => {}, keep: () => {}, drop: (tags) => dropped.push(...tags) },
  })
  const { id: gameId } = await aGame(ctx)
  dropped.length = 0
  await cancelGame(ctx, { gameId })
  expect(await stored(ctx, gameId)).toMatchObject({ status: 'cancelled' })
  expect(dropped).toEqual(['games', `games/${gameId}`])
})

test('two concurrent results leave one of the two, not a mixture', async () => {
  const ctx = await aCtx()
  const { id: gameId } = await aGame(ctx, { startsAt: yesterday })
  await Promise.all([
    recordResult(ctx, { gameId, homeScore: 30, awayScore: 20 }),
    recordResult(ctx, { gameId, homeScore: 20, awayScore: 30 }),
  ])
  const game = await stored(ctx, gameId)
  expect(game?.version).toBe(3)
  expect((game?.homeScore ?? 0) + (game?.awayScore ?? 0)).toBe(50)
})
