import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { addressKeyOf } from '../../../../platform/links/address-key.ts'
import { contactsOf } from '../../../members/family/queries/contacts.server.ts'
import type { TrainingSession } from '../../sessions/model/session.ts'
import { sessionIn } from '../../sessions/queries/sessions.server.ts'
import { sessionAnswers } from '../../sessions/table.server.ts'
import type { Answer } from '../model/answer.ts'
import { type AnswerLink, readAnswerLink } from '../model/answer-link.ts'

export type OpenedLink = {
  link: AnswerLink
  session: TrainingSession
  person: { firstName: string; isSelf: boolean }
  /** The account with this address; null if there is none. */
  userId: string | null
  /** The recorded answer. */
  recorded: { answer: Answer; note: string } | undefined
}

/**
 * Returns what a link from an e-mail refers to. Undefined if it has expired, or if its recipient may no longer answer
 * for the member: a former guardian, or an old address.
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
