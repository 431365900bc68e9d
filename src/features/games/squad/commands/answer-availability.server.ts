import { NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { type AnswerCtx, type Answering, checkAnswering, whyClosedNow } from '../internal/answering.server.ts'
import type { WhyClosed } from '../model/answers-closed.ts'
import type { Availability } from '../model/squad.ts'
import { gameOfMembers } from '../queries/call-ups.server.ts'
import { gameAnswers } from '../table.server.ts'

/**
 * Records whether a player can play a game; the last answer counts if several guardians answer. Refuses a game that
 * has begun, is decided, or does not take place. Throws Forbidden unless the caller acts for the player, NotFound for
 * a game that does not concern them.
 */
export async function answerAvailability(
  ctx: AnswerCtx,
  { answer, ...answering }: Answering & { answer: Availability },
): Promise<Outcome<object, { reason: WhyClosed }>> {
  const answeredBy = await checkAnswering(ctx, answering)
  const { gameId, memberId } = answering
  const [game] = await gameOfMembers(ctx, { gameId, memberIds: [memberId] })
  if (!game) throw new NotFound()
  const given = { answer, answeredAt: ctx.clock.now(), answeredBy }
  return transact(ctx, async (tx) => {
    const closed = await whyClosedNow(ctx, tx, gameId)
    if (closed) return refused(closed)
    await tx
      .insert(gameAnswers)
      .values({ gameId, memberId, ...given })
      .onConflictDoUpdate({ target: [gameAnswers.gameId, gameAnswers.memberId], set: given })
    return done()
  })
}
