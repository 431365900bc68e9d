import { clubDay } from '../../../kernel/dates.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { changeGame, type GameWriteCtx } from '../internal/change-game.server.ts'

/**
 * Enters or corrects a result. Refuses cancelled games and games of a later day. Today's games are accepted even before
 * their scheduled time, because games may start early.
 */
export function recordResult(
  ctx: GameWriteCtx,
  { gameId, homeScore, awayScore }: { gameId: string; homeScore: number; awayScore: number },
): Promise<Outcome<object, { reason: 'CANCELLED' | 'NOT_STARTED' }>> {
  return changeGame(ctx, gameId, (game) => {
    if (game.status === 'cancelled') return refused('CANCELLED')
    if (clubDay(game.startsAt) > clubDay(ctx.clock.now())) return refused('NOT_STARTED')
    return done({ changes: { status: 'played', homeScore, awayScore, forfeitedBy: null } })
  })
}
