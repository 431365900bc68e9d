export const STATES = ['present', 'late', 'absent', 'injured'] as const
export type State = (typeof STATES)[number]

export const STATE_WORDS: Record<State, string> = {
  present: 'Present',
  late: 'Late',
  absent: 'Absent',
  injured: 'Injured',
}

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
  state: State | undefined
}

/** The current marks by person. */
export type StatesByPerson = Record<string, State>
