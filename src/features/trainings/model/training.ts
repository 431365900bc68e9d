/** [TRN-009] */
export const TRAINING_UPDATED = 'Training updated'

/** The training times of one team as a coach edits them. */
export type EditableTraining = {
  id: string
  label: string
  /** HTML: what coaches wrote, else the default. */
  value: string
  version: number
  updatedAt: Date
  /** Who wrote it last, when it was one of the coaches. */
  owner: string | null
}
