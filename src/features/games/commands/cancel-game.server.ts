import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { changeGame, type GameWriteCtx, hasResult, NO_RESULT } from '../internal/change-game.server.ts'

/** Cancels a game; lists and calendars show it as cancelled. Refuses a game with a result. */
export function cancelGame(
  ctx: GameWriteCtx,
  { gameId }: { gameId: string },
): Promise<Outcome<object, { reason: 'PLAYED' }>> {
  return changeGame(ctx, gameId, (game) =>
    hasResult(game) ? refused('PLAYED') : done({ changes: { ...NO_RESULT, status: 'cancelled' } }),
  )
}
