import type { Answer } from '../../answers/model/answer.ts'

export const STATES = ['present', 'late', 'absent', 'injured'] as const
export type State = (typeof STATES)[number]

export const STATE_WORDS: Record<State, string> = {
  present: 'Present',
  late: 'Late',
  absent: 'Absent',
  injured: 'Injured',
}

/** Shown when marks come too early or too late. */
export const MARKING_CLOSED =
  'You can mark attendance from two hours before a session until four weeks after it'

/** A mark made by a coach. `person` is `member/<id>` or `trialist/<id>`. */
export type Mark = { person: string; state: State; markId: string; markedAt: string }

/** A person on the attendance list of a session. */
export type ListedPerson = {
  /** As in `Mark`. */
  person: string
  name: string
  /** True for a person who has booked a free session. */
  isTrialist: boolean
  /** The answer of a member or the experience of a trialist; empty for neither. */
  said: string
  /** A trialist has booked and therefore comes. Undefined for a member who has not answered. */
  answer: Answer | undefined
  state: State | undefined
}

/** The current marks by person. */
export type StatesByPerson = Record<string, State>

/** Counts the answers for the coach, without zeros: "9 coming, 2 maybe, 3 not coming, 1 has not answered". */
export function answerSummary(people: readonly Pick<ListedPerson, 'answer'>[]): string {
  const having = (answer: Answer | undefined) => people.filter((one) => one.answer === answer).length
  const [coming, maybe, not, silent] = [having('yes'), having('maybe'), having('no'), having(undefined)]
  return [
    coming > 0 && `${coming} coming`,
    maybe > 0 && `${maybe} maybe`,
    not > 0 && `${not} not coming`,
    silent > 0 && (silent === 1 ? '1 has not answered' : `${silent} have not answered`),
  ]
    .filter(Boolean)
    .join(', ')
}
