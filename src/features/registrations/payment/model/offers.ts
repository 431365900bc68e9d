import { type Pence, penceOf } from '../../../../kernel/money.ts'
import { type Price, periodOf } from '../../../billing/prices/model.ts'
import { type Fee, type FeeRule, NO_FEES, type RegistrationFees } from '../../../fees/model/fees.ts'
import type { Priced } from '../../../fees/model/owed.ts'
import type { MembershipChoice } from '../../model/registration.ts'

/** A fee that can be chosen. */
export type Offer = {
  feeId: string
  /** The provider's price; null if the provider does not answer. */
  priceId: string | null
  label: string
  description: string
  /** What a person pays on the day, without the rules for families. */
  amount: Pence
  /** Why that is less than the fee; '' if it is not. */
  reason: string
  period: string
  /** Who can choose this fee. */
  rule: FeeRule
} & Priced

/** The value by which a form chooses an offer. */
export const choiceValue = ({ priceId, feeId }: Offer): string => priceId ?? feeId

/** The two fees of a registration, in the order of payment. */
export const FEE_KINDS = ['registration', 'subscription'] as const
export type FeeKind = (typeof FEE_KINDS)[number]

/** `confirmed` is true if the amounts come from the provider, so that they can be paid. */
export type Offers = Record<FeeKind, Offer[]> & { confirmed: boolean }

type Prices = { registration: readonly Price[]; subscriptions: readonly Price[] }

/**
 * Combines the provider's prices with the labels and order of the configuration. The configured amounts are used only
 * if the provider does not answer. Prices of closed fees are left out. [REG-023, resolutions B10]
 */
export function offersFrom(
  fees: RegistrationFees,
  prices: Prices | undefined,
  closed: RegistrationFees = NO_FEES,
): Offers {
  return {
    registration: offered(fees.registration, prices && openPrices(prices.registration, closed)),
    subscription: offered(fees.training_fees, prices && openPrices(prices.subscriptions, closed)),
    confirmed: prices !== undefined,
  }
}

/** The prices without those of closed fees. */
export const openPrices = (prices: readonly Price[], closed: RegistrationFees): Price[] =>
  prices.filter((price) => !isOf(closed, price))

const isOf = ({ registration, training_fees }: RegistrationFees, { feeId }: Pick<Price, 'feeId'>): boolean =>
  [...registration, ...training_fees].some(({ id }) => id === feeId)

function offered(fees: readonly Fee[], prices: readonly Price[] | undefined): Offer[] {
  if (!prices) return fees.map(offerOf)
  // Prices that are not in the configuration come last.
  const place = ({ feeId }: Price) => fees.findIndex(({ id }) => id === feeId) + 1 || fees.length + 1
  return prices
    .toSorted((a, b) => place(a) - place(b))
    .map((price) => priced(fees.find(({ id }) => id === price.feeId) ?? unnamed(price), price))
}

const unnamed = ({ feeId: id, label }: Price): Fee => ({ id, label, description: '', price: 0, period: '' })

/** Returns a fee as an offer without a price at the provider: it is charged as a line of the checkout session. */
export const offerOf = ({ id, label, price, period, description, ...fee }: Fee): Offer => ({
  feeId: id,
  priceId: null,
  label,
  description,
  amount: penceOf(price),
  full: penceOf(price),
  reason: '',
  period,
  rule: { minAge: fee.minAge, maxAge: fee.maxAge, students: fee.students },
  terms: { ...fee.terms, ...(fee.siblingPercent && { siblingPercent: fee.siblingPercent }) },
})

const priced = (fee: Fee, price: Price): Offer => ({
  ...offerOf(fee),
  priceId: price.id,
  amount: price.amount,
  full: price.amount,
  period: periodOf(price) || fee.period,
})

const NO_FEE: MembershipChoice = {
  id: '',
  label: 'Registration fee',
  value: { label: 'None', price: 0, period: '' },
}

/**
 * The chosen fees in their stored form. The registration fee is always at index 0, the subscription at index 1.
 * [REG-022]
 */
export function membershipsOf(offers: Offers, chosen: ChosenFees): MembershipChoice[] {
  const [registration, subscription] = FEE_KINDS.map((kind) =>
    offers[kind].find(({ feeId }) => feeId === chosen[kind]),
  )
  const first = registration ? choiceOf('Registration fee', registration) : NO_FEE
  return subscription ? [first, choiceOf('Subscription', subscription)] : [first]
}

const choiceOf = (label: string, { feeId, amount, period, label: fee }: Offer): MembershipChoice => ({
  id: feeId,
  label,
  value: { label: fee, price: amount / 100, period },
})

/** The ids of the chosen fees; '' if none. */
export type ChosenFees = Record<FeeKind, string>

/** The ids of the fees chosen in a registration: the registration fee first, then the subscription. */
export const chosenFees = (memberships: readonly MembershipChoice[]): ChosenFees => ({
  registration: memberships[0]?.id ?? '',
  subscription: memberships[1]?.id ?? '',
})

/** The kinds of fee that are on offer and not chosen yet. */
export const unchosenFees = (offers: Offers, chosen: ChosenFees): FeeKind[] =>
  FEE_KINDS.filter(
    (kind) => offers[kind].length > 0 && !offers[kind].some(({ feeId }) => feeId === chosen[kind]),
  )

/**
 * The ids of fees whose price differs between the configuration and the provider, or that only one of them has.
 * [resolutions B10]
 */
export function differingFees(
  fees: RegistrationFees,
  prices: Prices,
  closed: RegistrationFees = NO_FEES,
): string[] {
  const apart = (written: readonly Fee[], charged: readonly Price[]) => [
    ...written
      .filter(({ id, price }) => charged.find(({ feeId }) => feeId === id)?.amount !== penceOf(price))
      .map(({ id }) => id),
    ...charged
      .filter(({ feeId }) => !isOf(closed, { feeId }) && !written.some(({ id }) => id === feeId))
      .map(({ feeId }) => feeId),
  ]
  return [
    ...apart(fees.registration, prices.registration),
    ...apart(fees.training_fees, prices.subscriptions),
  ]
}
