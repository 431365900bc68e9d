import type { FeeTerms } from './owed.ts'

/** The two kinds of fee: the registration fee is paid once a season, a subscription is collected until it ends. */
export const PLAN_KINDS = ['registration', 'subscription'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

/** Who can choose a fee. Age limits include the named age. */
export type FeeRule = {
  minAge?: number | undefined
  maxAge?: number | undefined
  students?: boolean | undefined
}

/** A fee on offer, as the API and the registration form name it. `price` is in pounds. [REG-023] */
export type Fee = FeeRule & {
  id: string
  label: string
  price: number
  period: string
  description: string
  /** What the API does not name: why it can cost less. */
  terms?: FeeTerms | undefined
  /** By how many percent it is less for each further child that a guardian registers. */
  siblingPercent?: number | undefined
}

/** The fees that registration offers, as the API names them. */
export type RegistrationFees = { registration: Fee[]; training_fees: Fee[] }

export const NO_FEES: RegistrationFees = { registration: [], training_fees: [] }

/** Returns an unused id for a new fee, derived from its name. It becomes the lookup key of its price. */
export function feeIdFor(label: string, taken: readonly { id: string }[]): string {
  const words = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 30)
  const first = words || 'fee'
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? first : `${first}_${n}`
    if (!taken.some((fee) => fee.id === id)) return id
  }
}
