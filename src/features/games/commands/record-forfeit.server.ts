import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { changeGame, type GameWriteCtx, NO_RESULT } from '../internal/change-game.server.ts'
import type { Side } from '../model/game.ts'

/** Records a forfeit by one side and removes any score. Refuses a cancelled game. */
export function recordForfeit(
  ctx: GameWriteCtx,
  { gameId, by }: { gameId: string; by: Side },
): Promise<Outcome<object, { reason: 'CANCELLED' }>> {
  return changeGame(ctx, gameId, (game) => {
    if (game.status === 'cancelled') return refused('CANCELLED')
    return done({ changes: { ...NO_RESULT, status: 'forfeit', forfeitedBy: by } })
  })
}
