import { and, eq, isNotNull } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { games } from '../../table.server.ts'
import { type AnswerCtx, type Answering, checkAnswering } from '../internal/answering.server.ts'
import type { CallUpAnswer } from '../model/squad.ts'
import { gameCallUps } from '../table.server.ts'

/**
 * Confirms or declines a call-up. The answer can be changed until the game begins; the last one counts if several
 * guardians answer. Throws Forbidden unless the caller acts for the player, NotFound if the player was not called up.
 */
export async function answerCallUp(
  ctx: AnswerCtx,
  { answer, ...answering }: Answering & { answer: CallUpAnswer },
): Promise<Outcome<object, { reason: 'STARTED' }>> {
  const answeredBy = await checkAnswering(ctx, answering)
  const { gameId, memberId } = answering
  const now = ctx.clock.now()
  return transact(ctx, async (tx) => {
    const [game] = await tx.select({ startsAt: games.startsAt }).from(games).where(eq(games.id, gameId))
    if (!game) throw new NotFound()
    if (game.startsAt <= now) return refused('STARTED')
    const [answered] = await tx
      .update(gameCallUps)
      .set({ answer, answeredAt: now, answeredBy })
      .where(
        and(
          eq(gameCallUps.gameId, gameId),
          eq(gameCallUps.memberId, memberId),
          isNotNull(gameCallUps.calledUpAt),
        ),
      )
      .returning({ memberId: gameCallUps.memberId })
    if (!answered) throw new NotFound()
    return done()
  })
}
