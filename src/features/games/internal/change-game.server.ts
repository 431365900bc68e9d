import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'
import { canManageGames } from '../policy.ts'
import { games } from '../table.server.ts'
import { queueGameChanged } from './game-changed.server.ts'

export type GameWriteCtx = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>
type Row = typeof games.$inferSelect
type Changes = Pick<Row, 'status' | 'homeScore' | 'awayScore' | 'forfeitedBy'> &
  Partial<Pick<Row, 'startsAt'>>

export const NO_RESULT = { homeScore: null, awayScore: null, forfeitedBy: null }

/** Whether a game has a result: it was played or forfeited. */
export const hasResult = ({ status }: Pick<Row, 'status'>): boolean =>
  status === 'played' || status === 'forfeit'

/**
 * Locks a game and writes the values that `decide` returns. Unchanged values are not written, so that calendars get a
 * new version only for real changes. Throws Forbidden unless the caller is an administrator, NotFound for an unknown
 * game.
 */
export async function changeGame<R extends string>(
  ctx: GameWriteCtx,
  gameId: string,
  decide: (game: Row) => Outcome<{ changes: Changes }, { reason: R }>,
): Promise<Outcome<object, { reason: R }>> {
  if (!canManageGames(ctx.actor)) throw new Forbidden()
  if (!isId(gameId)) throw new NotFound()
  return transact(ctx, async (tx) => {
    const [game] = await tx.select().from(games).where(eq(games.id, gameId)).for('update')
    if (!game) throw new NotFound()
    const decided = decide(game)
    if (!decided.ok) return decided
    if (isSame(game, decided.changes)) return done()
    await tx
      .update(games)
      .set({ ...decided.changes, version: game.version + 1, updatedAt: ctx.clock.now() })
      .where(eq(games.id, gameId))
    await queueGameChanged(tx, { gameId, startedAt: game.startsAt })
    await touchEntry(tx, 'games', gameId)
    return done()
  })
}

const isSame = (game: Row, changes: Changes) =>
  game.status === changes.status &&
  game.homeScore === changes.homeScore &&
  game.awayScore === changes.awayScore &&
  game.forfeitedBy === changes.forfeitedBy &&
  game.startsAt.getTime() === (changes.startsAt ?? game.startsAt).getTime()
