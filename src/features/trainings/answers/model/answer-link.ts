import { addressKeyOf } from '../../../../platform/links/address-key.ts'
import { readSignedLink, signLink } from '../../../../platform/links/signed-link.ts'
import { paths } from '../../../../web/paths.ts'
import { ANSWERS, type Answer } from './answer.ts'

const PURPOSE = 'answer-session'

/** The content of a link in an e-mail: an answer for a member, given by the recipient at this address. */
export type AnswerLink = { sessionId: string; memberId: string; answer: Answer; addressKey: string }

/** Returns the path of a link that answers without login until `until`. */
export function answerPath(
  secret: string,
  { sessionId, memberId, answer, email }: Omit<AnswerLink, 'addressKey'> & { email: string },
  until: Date,
): string {
  const token = signLink(secret, PURPOSE, [sessionId, memberId, answer, addressKeyOf(email)], until)
  return `${paths.answer}?token=${encodeURIComponent(token)}`
}

/** Returns the content of a token; undefined if it is invalid, expired or of another purpose. */
export function readAnswerLink(secret: string, token: string, now: Date): AnswerLink | undefined {
  const [sessionId = '', memberId = '', given, addressKey = ''] =
    readSignedLink(secret, PURPOSE, token, now) ?? []
  const answer = ANSWERS.find((known) => known === given)
  return answer && { sessionId, memberId, answer, addressKey }
}
