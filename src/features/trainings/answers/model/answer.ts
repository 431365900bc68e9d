import type { TrainingSession } from '../../sessions/model/session.ts'

export const ANSWERS = ['yes', 'no', 'maybe'] as const
export type Answer = (typeof ANSWERS)[number]

/** The labels of the buttons. */
export const ANSWER_WORDS: Record<Answer, string> = { yes: 'Coming', no: 'Not coming', maybe: 'Maybe' }

/** "You said Lena is coming." `by` names who said it; without it, the reader did. */
export function saidWords(
  answer: Answer,
  { firstName, isSelf }: { firstName: string; isSelf: boolean },
  by = 'You',
): string {
  const [who, verb, may] = isSelf ? ['you', 'are', 'might come'] : [firstName, 'is', 'might come']
  if (answer === 'maybe') return `${by} said ${who} ${may}.`
  return `${by} said ${who} ${verb} ${answer === 'yes' ? 'coming' : 'not coming'}.`
}

/** The name of the button that gets the focus after an answer for a member. */
export const answerFocus = (memberId: string): string => `coming ${memberId}`

/** The last answer to a session that takes no more: "Lena: not coming". */
export const lastAnswerWords = ({ firstName, answer }: { firstName: string; answer: Answer | undefined }) =>
  `${firstName}: ${answer ? ANSWER_WORDS[answer].toLowerCase() : 'no answer'}`

/** A member's answer to a session. */
export type PersonAnswer = {
  memberId: string
  firstName: string
  isSelf: boolean
  /** Undefined if nobody has answered. */
  answer: Answer | undefined
  note: string
  /**
   * The name of the account that answered; null if the answer came by an e-mailed link to an address without account.
   */
  answeredBy: string | null
  /** Whether that account is the reader's. */
  isOwnAnswer: boolean
}

/** A session with the answers of the members that the reader acts for. */
export type OwnSession = { session: TrainingSession; people: readonly PersonAnswer[] }

/** Whether answers are accepted: until the session ends, unless it is cancelled. */
export const isOpen = (session: Pick<TrainingSession, 'status' | 'endsAt'>, now: Date): boolean =>
  session.status === 'scheduled' && now < session.endsAt
