import { type Pence, penceOf } from '../../../../kernel/money.ts'
import { type Price, periodOf } from '../../../billing/prices/model.ts'
import type { Fee, FeeRule, RegistrationFees } from '../../../content/model/content.ts'
import type { MembershipChoice } from '../../model/registration.ts'

/** A fee that can be chosen. */
export type Offer = {
  feeId: string
  /** By which it is paid; null while the provider cannot be reached. */
  priceId: string | null
  label: string
  description: string
  amount: Pence
  period: string
  /** Who it is for. */
  rule: FeeRule
}

/** The two fees of a registration, in the order in which they are paid. */
export const FEE_KINDS = ['registration', 'subscription'] as const
export type FeeKind = (typeof FEE_KINDS)[number]

/** `confirmed`: the amounts are the provider's word. */
export type Offers = Record<FeeKind, Offer[]> & { confirmed: boolean }

type Prices = { registration: readonly Price[]; subscriptions: readonly Price[] }

/**
 * What can be chosen: the provider's prices, in the words and the order of the configuration; its own amounts only
 * while the provider cannot be reached. [REG-023, resolutions B10]
 */
export const offersFrom = (fees: RegistrationFees, prices: Prices | undefined): Offers => ({
  registration: offered(fees.registration, prices?.registration),
  subscription: offered(fees.training_fees, prices?.subscriptions),
  confirmed: prices !== undefined,
})

function offered(fees: readonly Fee[], prices: readonly Price[] | undefined): Offer[] {
  if (!prices) return fees.map(offerOf)
  // What the configuration does not name comes last.
  const place = ({ feeId }: Price) => fees.findIndex(({ id }) => id === feeId) + 1 || fees.length + 1
  return prices
    .toSorted((a, b) => place(a) - place(b))
    .map((price) => priced(fees.find(({ id }) => id === price.feeId) ?? unnamed(price), price))
}

const unnamed = ({ feeId: id, label }: Price): Fee => ({ id, label, description: '', price: 0, period: '' })

const offerOf = ({ id, label, price, period, description, minAge, maxAge, students }: Fee): Offer => ({
  feeId: id,
  priceId: null,
  label,
  description,
  amount: penceOf(price),
  period,
  rule: { minAge, maxAge, students },
})

const priced = (fee: Fee, price: Price): Offer => ({
  ...offerOf(fee),
  priceId: price.id,
  amount: price.amount,
  period: periodOf(price) || fee.period,
})

const NO_FEE: MembershipChoice = {
  id: '',
  label: 'Registration fee',
  value: { label: 'None', price: 0, period: '' },
}

/** The two fees as they are kept: the registration fee at 0, the subscription at 1, whatever there is. [REG-022] */
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

/** The fee ids that were chosen; '' for none. */
export type ChosenFees = Record<FeeKind, string>

export const chosenFees = (memberships: readonly MembershipChoice[]): ChosenFees => ({
  registration: memberships[0]?.id ?? '',
  subscription: memberships[1]?.id ?? '',
})

/** Which of the two still has to be chosen, of those that can be. */
export const unchosenFees = (offers: Offers, chosen: ChosenFees): FeeKind[] =>
  FEE_KINDS.filter(
    (kind) => offers[kind].length > 0 && !offers[kind].some(({ feeId }) => feeId === chosen[kind]),
  )

/**
 * The ids of fees that only one of the two price lists has, or that they have at different prices. [resolutions B10]
 */
export function feesApart(fees: RegistrationFees, prices: Prices): string[] {
  const apart = (written: readonly Fee[], charged: readonly Price[]) => [
    ...written
      .filter(({ id, price }) => charged.find(({ feeId }) => feeId === id)?.amount !== penceOf(price))
      .map(({ id }) => id),
    ...charged.filter(({ feeId }) => !written.some(({ id }) => id === feeId)).map(({ feeId }) => feeId),
  ]
  return [
    ...apart(fees.registration, prices.registration),
    ...apart(fees.training_fees, prices.subscriptions),
  ]
}
