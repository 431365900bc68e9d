/** [TRN-009] */
export const TRAINING_UPDATED = 'Training updated'

export const HAS_TIMES = 'This team has training times already. Edit them in the list.'

/** The training times of one team as a coach edits them. */
export type EditableTraining = {
  id: string
  label: string
  /** HTML: what visitors read. */
  value: string
  /** HTML: what visitors read when nothing else is written. */
  standard: string
  /** HTML that was written while visitors read the standard text, and that they have never seen; else empty. */
  unseen: string
  version: number
  updatedAt: Date
  /** Who wrote it last, when it was one of the coaches. */
  owner: string | null
}
