import type { Missing, Step } from '../../model/registration.ts'
import type { ChosenFees } from '../../payment/model/offers.ts'

/** A refused tab: the reasons, and the values that were typed. */
export type NotTaken = {
  step: Step
  /** A message for the whole tab. */
  failure?: string
  unanswered?: readonly string[]
  missing?: readonly Missing[]
  problems?: Record<string, string[]>
  unchosen?: readonly (keyof ChosenFees)[]
  unticked?: readonly string[]
  typed: Record<string, string>
}
