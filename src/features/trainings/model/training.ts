/** [TRN-009] */
export const TRAINING_UPDATED = 'Training updated'

export const HAS_TIMES = 'This team already has training times. Edit them in the list.'

/** The training times of one team, for editing. */
export type EditableTraining = {
  id: string
  label: string
  /** The HTML that visitors see. */
  value: string
  /** The HTML that visitors see while the team has no text of its own. */
  standard: string
  /** HTML that was saved while visitors saw the standard text and was never published; '' if there is none. */
  unseen: string
  version: number
  updatedAt: Date
  /** The coach who last edited it; null if it was not a coach. */
  owner: string | null
}
