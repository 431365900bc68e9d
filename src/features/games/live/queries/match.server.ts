import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { VISITOR } from '../../../../kernel/actor.ts'
import { clubDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { hasPageFor, shownName, sightIn } from '../../../members/queries/visibility.server.ts'
import { members } from '../../../members/table.server.ts'
import type { Game } from '../../model/game.ts'
import { findGame, gamesOfToday } from '../../queries/games.server.ts'
import { gameCallUps } from '../../squad/table.server.ts'
import { type LiveSnapshot, liveSnapshot, type NamesOfSides } from '../model/live-snapshot.ts'
import type { MatchEvent } from '../model/match-event.ts'
import { matchState } from '../model/match-state.ts'
import { matchTag } from '../model/match-tag.ts'
import { matchEvents } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'clock' | 'club'>

/** Lists all recorded events of a game. */
export async function eventsOf(db: Db | Tx, gameId: string): Promise<MatchEvent[]> {
  const found = await db
    .select()
    .from(matchEvents)
    .where(eq(matchEvents.gameId, gameId))
    .orderBy(asc(matchEvents.sequence))
  return found.map(({ id, kind, happenedAt, side, shirtNumber, period, clockMs, undoes }) => ({
    ...{ id, kind, side, shirtNumber, period, clockMs, undoes },
    at: happenedAt.getTime(),
  }))
}

/** Returns the live score for visitors; undefined if nothing was recorded. */
export async function snapshotOf(ctx: Reads, gameId: string): Promise<LiveSnapshot | undefined> {
  const game = await findGame(ctx, gameId)
  if (!game) return undefined
  ctx.pages.read(matchTag(game.id))
  const events = await eventsOf(ctx.db, game.id)
  if (events.length === 0) return undefined
  const names = await namesOfSides(ctx, game)
  return liveSnapshot(matchState(events), names, ctx.clock.now().getTime(), events.length)
}

/** Returns the state before the first event of a game on its day; undefined on other days. */
export async function awaitedSnapshot(ctx: Reads, gameId: string): Promise<LiveSnapshot | undefined> {
  const game = await findGame(ctx, gameId)
  const now = ctx.clock.now()
  if (!game || !isAwaited(game, now)) return undefined
  return liveSnapshot(matchState([]), { home: new Map(), away: new Map() }, now.getTime(), 0)
}

/** Whether a game is expected to begin or to go on today. */
export const isAwaited = ({ status, startsAt }: Pick<Game, 'status' | 'startsAt'>, now: Date): boolean =>
  status === 'scheduled' && clubDay(startsAt) === clubDay(now)

/**
 * Returns the game that leads the home page today: the one with a live score, else the next one, else one that has
 * begun, else the last one played. Undefined on days without a game.
 */
export async function matchOfToday(
  ctx: Reads,
): Promise<{ game: Game; live: LiveSnapshot | undefined } | undefined> {
  const today = await gamesOfToday(ctx)
  const now = ctx.clock.now()
  const unplayed = today.filter(({ status }) => status === 'scheduled')
  for (const game of unplayed) {
    const live = await snapshotOf(ctx, game.id)
    if (live?.phase === 'live') return { game, live }
  }
  const next = unplayed.find(({ startsAt }) => startsAt > now)
  const game = next ?? unplayed.at(-1) ?? today.findLast(({ status }) => status === 'played')
  return game && { game, live: undefined }
}

/** Returns the names of our players that every visitor may see: players who agreed, minors by first name only. */
export async function namesOfSides(
  ctx: Pick<Ctx, 'db' | 'clock' | 'pages'>,
  game: { id: string; ours: 'home' | 'away' | null },
): Promise<NamesOfSides> {
  const none = new Map<number, string>()
  if (!game.ours) return { home: none, away: none }
  ctx.pages.read('members', 'teams')
  const sight = sightIn({ ...ctx, actor: VISITOR })
  const found = await ctx.db
    .select({ number: gameCallUps.shirtNumber, name: shownName(sight) })
    .from(gameCallUps)
    .innerJoin(members, eq(members.id, gameCallUps.memberId))
    .where(and(eq(gameCallUps.gameId, game.id), isNotNull(gameCallUps.shirtNumber), hasPageFor(sight)))
  const names = new Map(
    found.flatMap(({ number, name }) => (number === null ? [] : [[number, name] as const])),
  )
  return game.ours === 'home' ? { home: names, away: none } : { home: none, away: names }
}

/** Lists the shirt numbers of our squad, for the buttons of the scorer's table. */
export async function shirtsOf({ db }: Pick<Ctx, 'db'>, game: { id: string; ours: 'home' | 'away' | null }) {
  const found = await db
    .select({ number: gameCallUps.shirtNumber })
    .from(gameCallUps)
    .where(and(eq(gameCallUps.gameId, game.id), isNotNull(gameCallUps.shirtNumber)))
    .orderBy(asc(gameCallUps.shirtNumber))
  const ours = found.flatMap(({ number }) => number ?? [])
  return { home: game.ours === 'home' ? ours : [], away: game.ours === 'away' ? ours : [] }
}
