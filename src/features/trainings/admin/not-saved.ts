/** What the page edits, by its address: `?edit=<training>`, `?add=<team>`. */
const MODES = ['edit', 'standard', 'remove', 'add'] as const
export type Editing = { mode: (typeof MODES)[number]; id: string }

/** The id of training times that belong to no team, while they are added. */
export const NO_TEAM = 'no-team'

/** Why nothing was saved, and what had been typed. */
export type NotSaved = Editing & {
  label: string | undefined
  value: string
  errors: Record<string, string[]>
  changed: boolean
  failure?: string
}

/** What an address edits; undefined for nothing. */
export function editingIn(search: URLSearchParams): Editing | undefined {
  const mode = MODES.find((name) => search.has(name))
  return mode && { mode, id: search.get(mode) ?? '' }
}

export const isAt = (editing: Editing | undefined, mode: Editing['mode'], id: string): boolean =>
  editing?.mode === mode && editing.id === id
