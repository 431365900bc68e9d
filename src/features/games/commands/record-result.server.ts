import { clubDay } from '../../../kernel/dates.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { changeGame, type GameWriteCtx } from '../internal/change-game.server.ts'

/**
 * Enters or corrects a result. Refuses a cancelled game and one of a later day: a game may begin before its
 * time in the fixture list.
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
