import { done, type Outcome } from '../../../kernel/outcome.ts'
import { changeGame, type GameWriteCtx, NO_RESULT } from '../internal/change-game.server.ts'

/** Removes the result of a game that is still being played. Leaves a game without a result unchanged. */
export function reopenGame(
  ctx: GameWriteCtx,
  { gameId }: { gameId: string },
): Promise<Outcome<object, { reason: never }>> {
  return changeGame(ctx, gameId, (game) => {
    const { status, homeScore, awayScore, forfeitedBy } = game
    if (status !== 'played') return done({ changes: { status, homeScore, awayScore, forfeitedBy } })
    return done({ changes: { ...NO_RESULT, status: 'scheduled' } })
  })
}
