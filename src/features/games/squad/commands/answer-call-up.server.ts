import { and, eq, isNotNull } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { type AnswerCtx, type Answering, checkAnswering, whyClosedNow } from '../internal/answering.server.ts'
import type { WhyClosed } from '../model/answers-closed.ts'
import type { CallUpAnswer } from '../model/squad.ts'
import { gameCallUps } from '../table.server.ts'

/**
 * Confirms or declines a call-up. The answer can be changed until the game begins; the last one counts if several
 * guardians answer. Refuses a game that has begun, is decided, or does not take place. Throws Forbidden unless the
 * caller acts for the player, NotFound if the player was not called up.
 */
export async function answerCallUp(
  ctx: AnswerCtx,
  { answer, ...answering }: Answering & { answer: CallUpAnswer },
): Promise<Outcome<object, { reason: WhyClosed }>> {
  const answeredBy = await checkAnswering(ctx, answering)
  const { gameId, memberId } = answering
  const now = ctx.clock.now()
  return transact(ctx, async (tx) => {
    const closed = await whyClosedNow(ctx, tx, gameId)
    if (closed) return refused(closed)
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
