import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import type { Side } from '../model/game.ts'
import { canKeepGames } from '../policy.ts'
import { games } from '../table.server.ts'

type Writes = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>
type Row = typeof games.$inferSelect
type Facts = Pick<Row, 'status' | 'homeScore' | 'awayScore' | 'forfeitedBy'> & Partial<Pick<Row, 'startsAt'>>

const NO_RESULT = { homeScore: null, awayScore: null, forfeitedBy: null }

/** Enters or corrects a result. Refused for a cancelled game and for one that has not started. [resolutions F07] */
export function recordResult(
  ctx: Writes,
  { gameId, homeScore, awayScore }: { gameId: string; homeScore: number; awayScore: number },
): Promise<Outcome<object, { reason: 'CANCELLED' | 'NOT_STARTED' }>> {
  return changeGame(ctx, gameId, (game) => {
    if (game.status === 'cancelled') return refused('CANCELLED')
    if (game.startsAt > ctx.clock.now()) return refused('NOT_STARTED')
    return done({ facts: { status: 'played', homeScore, awayScore, forfeitedBy: null } })
  })
}

/**
 * One side did not play, or played against the rules: the score is struck. Refused for a cancelled game. [domain.md
 * 5.1]
 */
export function recordForfeit(
  ctx: Writes,
  { gameId, by }: { gameId: string; by: Side },
): Promise<Outcome<object, { reason: 'CANCELLED' }>> {
  return changeGame(ctx, gameId, (game) => {
    if (game.status === 'cancelled') return refused('CANCELLED')
    return done({ facts: { ...NO_RESULT, status: 'forfeit', forfeitedBy: by } })
  })
}

/** Puts a game off: to a new time where one is known, else until further notice. Refused once it is over. */
export function postponeGame(
  ctx: Writes,
  { gameId, to }: { gameId: string; to?: Date },
): Promise<Outcome<object, { reason: 'CANCELLED' | 'PLAYED' }>> {
  return changeGame(ctx, gameId, (game) => {
    if (game.status === 'cancelled') return refused('CANCELLED')
    if (isOver(game)) return refused('PLAYED')
    return done({
      facts: to ? { ...NO_RESULT, status: 'scheduled', startsAt: to } : { ...NO_RESULT, status: 'postponed' },
    })
  })
}

/**
 * The game will not be played. It stays in lists and calendars and says so. Refused once it is over. [domain.md 5.6]
 */
export function cancelGame(
  ctx: Writes,
  { gameId }: { gameId: string },
): Promise<Outcome<object, { reason: 'PLAYED' }>> {
  return changeGame(ctx, gameId, (game) =>
    isOver(game) ? refused('PLAYED') : done({ facts: { ...NO_RESULT, status: 'cancelled' } }),
  )
}

const isOver = (game: Row) => game.status === 'played' || game.status === 'forfeit'

/**
 * Writes what `decide` says about a game that nobody else changes meanwhile. Saying the same again writes nothing: a
 * calendar must see a new version only when something changed. [domain.md 5.6]
 */
async function changeGame<R extends string>(
  ctx: Writes,
  gameId: string,
  decide: (game: Row) => Outcome<{ facts: Facts }, { reason: R }>,
): Promise<Outcome<object, { reason: R }>> {
  if (!canKeepGames(ctx.actor)) throw new Forbidden()
  if (!isId(gameId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    const [game] = await tx.select().from(games).where(eq(games.id, gameId)).for('update')
    if (!game) throw new NotFound()
    const decided = decide(game)
    if (!decided.ok) return decided
    if (isSame(game, decided.facts)) return done()
    await tx
      .update(games)
      .set({ ...decided.facts, version: game.version + 1, updatedAt: ctx.clock.now() })
      .where(eq(games.id, gameId))
    await touchEntry(tx, 'games', gameId)
    return done()
  })
}

const isSame = (game: Row, facts: Facts) =>
  game.status === facts.status &&
  game.homeScore === facts.homeScore &&
  game.awayScore === facts.awayScore &&
  game.forfeitedBy === facts.forfeitedBy &&
  game.startsAt.getTime() === (facts.startsAt ?? game.startsAt).getTime()
