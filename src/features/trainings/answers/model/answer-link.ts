import { createHash } from 'node:crypto'
import { readSignedLink, signLink } from '../../../../platform/links/signed-link.ts'
import { paths } from '../../../../web/paths.ts'
import { ANSWERS, type Answer } from './answer.ts'

const PURPOSE = 'answer-session'
const DIGITS = 16

/** What a link of an e-mail says: this answer about this member, by the reader at this address. */
export type AnswerLink = { sessionId: string; memberId: string; answer: Answer; addressKey: string }

/** Says which address a link was sent to, without the address itself. */
export const addressKeyOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, DIGITS)

/** The path of a link that answers without a login until `until`. */
export function answerPath(
  secret: string,
  { sessionId, memberId, answer, email }: Omit<AnswerLink, 'addressKey'> & { email: string },
  until: Date,
): string {
  const token = signLink(secret, PURPOSE, [sessionId, memberId, answer, addressKeyOf(email)], until)
  return `${paths.answer}?token=${encodeURIComponent(token)}`
}

/** The link that a token was made of; undefined for expired ones and for those of other purposes. */
export function readAnswerLink(secret: string, token: string, now: Date): AnswerLink | undefined {
  const [sessionId = '', memberId = '', given, addressKey = ''] =
    readSignedLink(secret, PURPOSE, token, now) ?? []
  const answer = ANSWERS.find((known) => known === given)
  return answer && { sessionId, memberId, answer, addressKey }
}
