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

export type Offers = {
  registration: Offer[]
  subscriptions: Offer[]
  /** The amounts are the provider's word. */
  confirmed: boolean
}

type Prices = { registration: readonly Price[]; subscriptions: readonly Price[] }

/**
 * What can be chosen: the provider's prices, in the words and the order of the configuration; its own amounts only
 * while the provider cannot be reached. [REG-023, resolutions B10]
 */
export function offersFrom(fees: RegistrationFees, prices: Prices | undefined): Offers {
  if (!prices)
    return {
      registration: fees.registration.map(fromFee),
      subscriptions: fees.training_fees.map(fromFee),
      confirmed: false,
    }
  return {
    registration: priced(fees.registration, prices.registration),
    subscriptions: priced(fees.training_fees, prices.subscriptions),
    confirmed: true,
  }
}

const ruleOf = ({ minAge, maxAge, students }: FeeRule): FeeRule => ({ minAge, maxAge, students })

const fromFee = ({ id, label, price, period, description, ...rule }: Fee): Offer => ({
  feeId: id,
  priceId: null,
  label,
  description,
  amount: penceOf(price),
  period,
  rule: ruleOf(rule),
})

function priced(fees: readonly Fee[], prices: readonly Price[]): Offer[] {
  const place = ({ feeId }: Price) => {
    const index = fees.findIndex((fee) => fee.id === feeId)
    return index < 0 ? fees.length : index
  }
  return [...prices]
    .sort((a, b) => place(a) - place(b))
    .map((price) =>
      offerOf(
        price,
        fees.find(({ id }) => id === price.feeId),
      ),
    )
}

const offerOf = (price: Price, fee: Fee | undefined): Offer => ({
  feeId: price.feeId,
  priceId: price.id,
  label: fee?.label ?? price.label,
  description: fee?.description ?? '',
  amount: price.amount,
  period: periodOf(price) || (fee?.period ?? ''),
  rule: ruleOf(fee ?? {}),
})

const NO_FEE: MembershipChoice = {
  id: '',
  label: 'Registration fee',
  value: { label: 'None', price: 0, period: '' },
}

/** The two fees as they are kept: the registration fee at 0, the subscription at 1, whatever there is. [REG-022] */
export function membershipsOf(
  registration: Offer | undefined,
  subscription: Offer | undefined,
): MembershipChoice[] {
  const first = registration ? choiceOf('Registration fee', registration) : NO_FEE
  return subscription ? [first, choiceOf('Subscription', subscription)] : [first]
}

const choiceOf = (label: string, { feeId, amount, period, label: fee }: Offer): MembershipChoice => ({
  id: feeId,
  label,
  value: { label: fee, price: amount / 100, period },
})

export type ChosenFees = { registration: string; subscription: string }

/** The fee ids that were chosen; '' for none. */
export const chosenFees = (memberships: readonly MembershipChoice[]): ChosenFees => ({
  registration: memberships[0]?.id ?? '',
  subscription: memberships[1]?.id ?? '',
})

/** Which of the two still has to be chosen, of those that can be. */
export function unchosenFees(offers: Offers, chosen: ChosenFees): (keyof ChosenFees)[] {
  const isOpen = (list: readonly Offer[], feeId: string) =>
    list.length > 0 && !list.some((offer) => offer.feeId === feeId)
  return [
    ...(isOpen(offers.registration, chosen.registration) ? (['registration'] as const) : []),
    ...(isOpen(offers.subscriptions, chosen.subscription) ? (['subscription'] as const) : []),
  ]
}

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
