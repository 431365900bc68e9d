/** The actions of the members' table: marks that staff set, and the e-mail with a link to set a password. */
export const MARKS = ['active', 'inactive', 'eha-on', 'eha-off', 'reset-link'] as const
export type Mark = (typeof MARKS)[number]

export type Marked = {
  id: string
  notice: { tone: 'ok' | 'bad'; text: string }
  /** The new state of the row. */
  marked?: { active?: boolean; ehaRegistered?: boolean }
}
