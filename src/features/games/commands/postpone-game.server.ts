import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { changeGame, type GameWriteCtx, hasResult, NO_RESULT } from '../internal/change-game.server.ts'

/** Moves a game to a new time, or postpones it if none is given. Refuses a cancelled game and one with a result. */
export function postponeGame(
  ctx: GameWriteCtx,
  { gameId, to }: { gameId: string; to?: Date },
): Promise<Outcome<object, { reason: 'CANCELLED' | 'PLAYED' }>> {
  return changeGame(ctx, gameId, (game) => {
    if (game.status === 'cancelled') return refused('CANCELLED')
    if (hasResult(game)) return refused('PLAYED')
    return done({
      changes: to
        ? { ...NO_RESULT, status: 'scheduled', startsAt: to }
        : { ...NO_RESULT, status: 'postponed' },
    })
  })
}
