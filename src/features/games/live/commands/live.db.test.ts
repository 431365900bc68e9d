import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCompetition } from '../../../../../demo/builders/competition.ts'
import { aGame } from '../../../../../demo/builders/game.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aCallUp } from '../../../../../demo/builders/squad.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aCtx, as, TEST_NOW } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { standingsOf } from '../../queries/standings.server.ts'
import { games } from '../../table.server.ts'
import { snapshotOf } from '../queries/match.server.ts'
import { tableAddress } from '../queries/table-link.server.ts'
import { sentEvents } from '../schema.ts'
import { matchEvents } from '../table.server.ts'
import { addEvents } from './add-events.server.ts'

const NOW = TEST_NOW.getTime()
const HOUR_MS = 3_600_000
const tokenOf = (ctx: Ctx, game: { id: string; startsAt: Date }) =>
  new URL(tableAddress(ctx, game)).searchParams.get('token') ?? ''

async function aGameToday(startsAt = new Date(NOW - HOUR_MS)) {
  const ctx = as(await aCtx(), VISITOR)
  const team = await aTeam(ctx)
  const { id: competitionId } = await aCompetition(ctx, { team })
  const game = await aGame(ctx, { teamId: team.id, competitionId, startsAt })
  const token = tokenOf(ctx, game)
  const send = (events: object[], sentAt = NOW) =>
    addEvents(ctx, { gameId: game.id, token, ...sentEvents.parse({ sentAt, events }) })
  return { ctx, team, game, token, send }
}

const event = (kind: string, given: object = {}) => ({ id: newId(), kind, at: NOW, ...given })
const goal = (side: 'home' | 'away', shirtNumber: number | null = null) =>
  event('goal', { side, shirtNumber })
const storedGame = async (ctx: Ctx, id: string) =>
  (await ctx.db.select().from(games).where(eq(games.id, id))).map(({ status, homeScore, awayScore }) => ({
    status,
    homeScore,
    awayScore,
  }))

test('a scorer’s link records events only for its own game and only on its day', async () => {
  const { ctx, game, token } = await aGameToday()
  const other = await aGame(ctx, { startsAt: game.startsAt })
  const sent = sentEvents.parse({ sentAt: NOW, events: [goal('home')] })
  await expect(addEvents(ctx, { gameId: other.id, token, ...sent })).rejects.toThrow(Forbidden)
  await expect(addEvents(ctx, { gameId: game.id, token: token.slice(0, -1), ...sent })).rejects.toThrow(
    Forbidden,
  )
  for (const days of [-1, 1]) {
    const at = { ...ctx, clock: { now: () => new Date(NOW + days * 24 * HOUR_MS) } }
    await expect(addEvents(at, { gameId: game.id, token, ...sent })).rejects.toThrow(Forbidden)
  }
  expect(await ctx.db.$count(matchEvents)).toBe(0)
})

test('a scorer’s link expires when the game moves to another day', async () => {
  const { ctx, game, send } = await aGameToday()
  await ctx.db
    .update(games)
    .set({ startsAt: new Date(NOW + 24 * HOUR_MS) })
    .where(eq(games.id, game.id))
  await expect(send([goal('home')])).rejects.toThrow(Forbidden)
})

test('an event without a team and an undo of an unknown event are refused', async () => {
  const { send } = await aGameToday()
  expect(sentEvents.safeParse({ sentAt: NOW, events: [event('goal')] }).success).toBe(false)
  expect(sentEvents.safeParse({ sentAt: NOW, events: [event('undo')] }).success).toBe(false)
  expect(await send([event('undo', { undoes: newId() })])).toEqual({ ok: false, reason: 'UNKNOWN_UNDO' })
})

test('events that are sent twice are stored once', async () => {
  const { ctx, game, send } = await aGameToday()
  const events = [event('period', { period: 1, clockMs: 0 }), goal('home'), goal('home')]
  await send(events.slice(0, 2))
  await send(events)
  await Promise.all([send(events), send(events)])
  expect(await ctx.db.$count(matchEvents)).toBe(3)
  expect(await snapshotOf(ctx, game.id)).toMatchObject({ phase: 'live', home: 2, away: 0 })
})

test('event times are corrected by the difference between the phone’s clock and the server’s', async () => {
  const { ctx, send } = await aGameToday()
  const ahead = 7 * 60_000
  await send([{ ...goal('home'), at: NOW + ahead - 10_000 }], NOW + ahead)
  expect(await ctx.db.select().from(matchEvents)).toMatchObject([{ happenedAt: new Date(NOW - 10_000) }])
})

test('recorded events cannot be changed, and are deleted only with their game', async () => {
  const { ctx, game, send } = await aGameToday()
  await send([goal('home')])
  await expect(ctx.db.update(matchEvents).set({ shirtNumber: 1 })).rejects.toThrow()
  await expect(ctx.db.delete(matchEvents)).rejects.toThrow()
  await ctx.db.execute(sql`delete from games where id = ${game.id}`)
  expect(await ctx.db.$count(matchEvents)).toBe(0)
})

test('the final whistle records the result and updates the competition’s table', async () => {
  const { ctx, team, game, send } = await aGameToday()
  await send([event('period', { period: 1, clockMs: 0 }), goal('home'), goal('away'), goal('home')])
  expect(await storedGame(ctx, game.id)).toEqual([{ status: 'scheduled', homeScore: null, awayScore: null }])
  expect(await send([event('end')])).toEqual({ ok: true, isRecorded: true })
  expect(await storedGame(ctx, game.id)).toEqual([{ status: 'played', homeScore: 2, awayScore: 1 }])
  expect((await standingsOf(ctx, team.id))?.rows[0]).toMatchObject({ played: 1, won: 1, ours: true })
})

test('undoing the final whistle removes the result, and the next one records the corrected score', async () => {
  const { ctx, game, send } = await aGameToday()
  const end = event('end')
  await send([goal('home'), end])
  await send([event('undo', { undoes: end.id })])
  expect(await storedGame(ctx, game.id)).toEqual([{ status: 'scheduled', homeScore: null, awayScore: null }])
  await send([goal('away'), event('end', { at: NOW + 1 })])
  expect(await storedGame(ctx, game.id)).toEqual([{ status: 'played', homeScore: 1, awayScore: 1 }])
})

test('a game that started before its scheduled time gets its result too', async () => {
  const { ctx, game, send } = await aGameToday(new Date(NOW + HOUR_MS))
  expect(await send([goal('home'), event('end')])).toEqual({ ok: true, isRecorded: true })
  expect(await storedGame(ctx, game.id)).toEqual([{ status: 'played', homeScore: 1, awayScore: 0 }])
})

test('a cancelled game keeps its status, and the scorer’s table shows that there is no result', async () => {
  const { ctx, game, send } = await aGameToday()
  await ctx.db.update(games).set({ status: 'cancelled' }).where(eq(games.id, game.id))
  expect(await send([goal('home'), event('end')])).toEqual({ ok: true, isRecorded: false })
})

test('visitors see the names of players who agreed, first names of minors, and numbers of all others', async () => {
  const { ctx, team, game, send } = await aGameToday()
  const facts = [
    { name: 'Ana Kovač', listed: true, shirtNumber: 7 },
    { name: 'Ben Hart', listed: false, shirtNumber: 9 },
    { name: 'Lena Maier', listed: true, bornOn: '2012-03-01', shirtNumber: 4 },
  ]
  for (const { shirtNumber, ...member } of facts)
    await aCallUp(ctx, game, await aMember(ctx, { team, ...member }), { shirtNumber })
  await send([goal('home', 7), goal('home', 9), goal('home', 4)])
  const snapshot = await snapshotOf(ctx, game.id)
  expect(snapshot?.homeLines).toEqual(['Goals: Ana Kovač (1), No. 9 (1), Lena (1)'])
})
