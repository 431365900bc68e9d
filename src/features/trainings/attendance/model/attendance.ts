export const STATES = ['present', 'late', 'absent', 'injured'] as const
export type State = (typeof STATES)[number]

export const STATE_WORDS: Record<State, string> = {
  present: 'Present',
  late: 'Late',
  absent: 'Absent',
  injured: 'Injured',
}

/** One tap of a coach. `person` is `member/<id>` or `trialist/<id>`. */
export type Mark = { person: string; state: State; markId: string; markedAt: string }

/** A person on the list of a session. */
export type ListedPerson = {
  /** As in a mark. */
  person: string
  name: string
  /** True for someone who comes to try handball. */
  isTrialist: boolean
  /** What they answered, or the experience of a trialist; empty for nothing. */
  said: string
  state: State | undefined
}

/** The marks as the list shows them, by person. */
export type StatesByPerson = Record<string, State>
