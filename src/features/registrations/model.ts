/** One answer of a registration, with the words it was asked in. [REG-020, REG-021] */
export type Answered = { id: string; label: string; value: string }

/** A fee that was chosen: first the registration fee, then the subscription. [REG-022] */
export type MembershipChoice = {
  id: string
  label: string
  value: { label: string; price: number; period: string }
}
