import { actsFor } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { membersOfSession } from '../../sessions/queries/concerned.server.ts'
import { sessionIn } from '../../sessions/queries/sessions.server.ts'
import { sessionAnswers } from '../../sessions/table.server.ts'
import { type Answer, isOpen } from '../model/answer.ts'

type WriteCtx = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>
export type AnswerSession = Outcome<object, { reason: 'CLOSED' }>

type Given = { sessionId: string; memberId: string; answer: Answer; note: string }

/**
 * Records whether a member comes; the last answer counts. CLOSED: the session has ended or is cancelled. Throws
 * Forbidden unless the caller acts for the member and the member is in a team of the session, NotFound for an unknown
 * session.
 */
export async function answerSession(ctx: WriteCtx, given: Given): Promise<AnswerSession> {
  if (ctx.actor.kind !== 'user' || !actsFor(ctx.actor, given.memberId)) throw new Forbidden()
  const { userId } = ctx.actor
  return transact(ctx, (tx) => writeAnswer(ctx, tx, given, userId))
}

/** Writes the answer of a caller whose right to answer for the member was checked. Throws like `answerSession`. */
export async function writeAnswer(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  { sessionId, memberId, answer, note }: Given,
  answeredById: string | null,
): Promise<AnswerSession> {
  const session = await sessionIn(tx, sessionId)
  if (!session) throw new NotFound()
  if (!(await membersOfSession(tx, sessionId)).includes(memberId)) throw new Forbidden()
  const now = clock.now()
  if (!isOpen(session, now)) return refused('CLOSED')
  const values = { answer, note, answeredAt: now, answeredById }
  await tx
    .insert(sessionAnswers)
    .values({ sessionId, memberId, ...values })
    .onConflictDoUpdate({
      target: [sessionAnswers.sessionId, sessionAnswers.memberId],
      set: values,
    })
  return done()
}
