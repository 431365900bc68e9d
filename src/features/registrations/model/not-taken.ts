import type { ChosenFees } from './offers.ts'
import type { Missing, Step } from './registration.ts'

/** What a tab says after it was not taken as it was, and what had been typed. */
export type NotTaken = {
  step: Step
  /** A sentence for the whole tab. */
  failure?: string
  unanswered?: readonly string[]
  missing?: readonly Missing[]
  problems?: Record<string, string[]>
  unchosen?: readonly (keyof ChosenFees)[]
  unticked?: readonly string[]
  typed: Record<string, string>
}
