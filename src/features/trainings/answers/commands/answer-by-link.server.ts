import { Forbidden } from '../../../../kernel/errors.ts'
import { type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import type { Answer } from '../model/answer.ts'
import { openLink } from '../queries/link.server.ts'
import { writeAnswer } from './answer-session.server.ts'

/**
 * Records an answer by a link from an e-mail, without login. Can be repeated until the session ends; the last answer
 * counts. EXPIRED: the link has expired, or its recipient may no longer answer for the member. CLOSED: the session is
 * cancelled.
 */
export async function answerByLink(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock' | 'secret'>,
  token: string,
  answer: Answer,
): Promise<Outcome<object, { reason: 'EXPIRED' | 'CLOSED' }>> {
  return transact(ctx, async (tx) => {
    const opened = await openLink(ctx, tx, token)
    if (!opened) return refused('EXPIRED')
    const { link, recorded, userId } = opened
    const note = recorded?.answer === answer ? recorded.note : ''
    const { sessionId, memberId } = link
    try {
      return await writeAnswer(ctx, tx, { sessionId, memberId, answer, note }, userId)
    } catch (error) {
      if (error instanceof Forbidden) return refused('EXPIRED') // the member has since left the team
      throw error
    }
  })
}
