/** The marks that staff set on a member from the table, and the link by which a member sets a password. */
export const MARKS = ['active', 'inactive', 'eha-on', 'eha-off', 'reset-link'] as const
export type Mark = (typeof MARKS)[number]

export type Marked = {
  id: string
  notice: { tone: 'ok' | 'bad'; text: string }
  /** The new state of the row. */
  marked?: { active?: boolean; ehaRegistered?: boolean }
}
