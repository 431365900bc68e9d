/** What the page edits, taken from its query: `?edit=<training>`, `?add=<team>`. */
const MODES = ['edit', 'standard', 'remove', 'add'] as const
export type Editing = { mode: (typeof MODES)[number]; id: string }

/** Stands for a team's id while adding training times that belong to no team. */
export const NO_TEAM = 'no-team'

/** A refused submission: the reasons, and what was typed. */
export type NotSaved = Editing & {
  label: string | undefined
  value: string
  errors: Record<string, string[]>
  changed: boolean
  failure?: string
}

/** Returns what the query asks to edit; undefined if nothing. */
export function editingIn(search: URLSearchParams): Editing | undefined {
  const mode = MODES.find((name) => search.has(name))
  return mode && { mode, id: search.get(mode) ?? '' }
}

/** Whether this training is the one being edited in this way. */
export const isAt = (editing: Editing | undefined, mode: Editing['mode'], id: string): boolean =>
  editing?.mode === mode && editing.id === id
