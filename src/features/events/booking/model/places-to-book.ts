import type { Answer } from '../../questions/model/question.ts'

/** `people` has a ticket for each person: a member in the booker's care, or a guest by name. */
export type PlacesToBook = {
  key: string
  altcha: string
  /** Asked of visitors only. */
  payer: { name: string; email: string }
  people: readonly { typeId: string; memberId: string | null; name: string }[]
  /** Checked against the questions of the event. */
  answers: readonly Answer[]
  /** True to join the waiting list, without paying. */
  waits: boolean
}
