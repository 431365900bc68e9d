import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { contactsOf } from '../../../members/family/queries/contacts.server.ts'
import type { TrainingSession } from '../../sessions/model/session.ts'
import { sessionIn } from '../../sessions/queries/sessions.server.ts'
import { sessionAnswers } from '../../sessions/table.server.ts'
import type { Answer } from '../model/answer.ts'
import { type AnswerLink, addressKeyOf, readAnswerLink } from '../model/answer-link.ts'

export type OpenedLink = {
  link: AnswerLink
  session: TrainingSession
  person: { firstName: string; isSelf: boolean }
  /** The account behind the address; null for an address without one. */
  userId: string | null
  /** What is recorded now. */
  recorded: { answer: Answer; note: string } | undefined
}

/**
 * What the link of an e-mail is about. Undefined when it has expired, and when its reader no longer answers for the
 * member: a parent whose care has ended, or whose address has changed.
 */
export async function openLink(
  ctx: Pick<Ctx, 'clock' | 'secret'>,
  db: Db | Tx,
  token: string,
): Promise<OpenedLink | undefined> {
  const link = readAnswerLink(ctx.secret, token, ctx.clock.now())
  if (!link) return undefined
  const session = await sessionIn(db, link.sessionId)
  const contacts = await contactsOf(ctx, db, [link.memberId])
  const reader = contacts.find(({ email }) => addressKeyOf(email) === link.addressKey)
  const person = reader?.people[0]
  if (!session || !reader || !person) return undefined
  const [recorded] = await db
    .select({ answer: sessionAnswers.answer, note: sessionAnswers.note })
    .from(sessionAnswers)
    .where(and(eq(sessionAnswers.sessionId, link.sessionId), eq(sessionAnswers.memberId, link.memberId)))
  return { link, session, person, userId: reader.userId, recorded }
}
