import { clubDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { isVolunteer } from '../../model/registration.ts'
import { type Registration, settingsOf } from '../../queries/registration.server.ts'
import { fittingOffers } from '../model/fee-rule.ts'
import type { Offer } from '../model/offers.ts'
import { chosenFees } from '../model/offers.ts'
import { currentOffers } from './offers.server.ts'
import { type ActiveFee, feesOf } from './paid.server.ts'

/** One kind of fee on the page of paying. */
export type FeeGroup = {
  offers: Offer[]
  /** The price that is active, or '' when another one is, or undefined when none is. [REG-026] */
  active: string | undefined
  /** The price that was chosen while registering; ''. */
  chosen: string
  /** It can be paid now: the registration fee first, then a subscription. [resolutions F10] */
  due: boolean
}

export type PayingView =
  /** There is none, or this browser may not open it. [resolutions E23] */
  | { state: 'none' }
  | { state: 'draft' }
  | { state: 'volunteer'; name: string }
  | {
      state: 'fees'
      id: string
      name: string
      registration: FeeGroup
      subscription: FeeGroup
      /** The subscription can begin with the registration fee, in one payment. */
      together: boolean
      /** The amounts are the provider's word, so that they can be paid. */
      confirmed: boolean
    }

type Reads = Pick<Ctx, 'db' | 'pages' | 'payments' | 'clock' | 'log'>

/** The page on which a registration is paid. [REG-024, REG-026, resolutions B11, B12, F10] */
export async function payingView(ctx: Reads, registration: Registration | undefined): Promise<PayingView> {
  if (!registration) return { state: 'none' }
  if (!registration.submittedAt) return { state: 'draft' }
  const { id, name } = registration
  if (isVolunteer(registration.questions)) return { state: 'volunteer', name }
  const offers = await currentOffers(ctx, await settingsOf(ctx))
  const paid = await feesOf(ctx.db, registration)
  const chosen = chosenFees(registration.memberships)
  const { registration: first, subscriptions } = fittingOffers(offers, registration, clubDay(ctx.clock.now()))
  const isFirstDone = paid.registration !== undefined || offers.registration.length === 0
  return {
    state: 'fees',
    id,
    name,
    confirmed: offers.confirmed,
    together: !isFirstDone && paid.subscription === undefined && offers.subscriptions.length > 0,
    registration: {
      offers: paid.registration ? offers.registration : first,
      active: activeOf(paid.registration, offers.registration),
      chosen: priceOf(offers.registration, chosen.registration),
      due: !isFirstDone,
    },
    subscription: {
      offers: paid.subscription ? offers.subscriptions : subscriptions,
      active: activeOf(paid.subscription, offers.subscriptions),
      chosen: priceOf(offers.subscriptions, chosen.subscription),
      due: isFirstDone && paid.subscription === undefined,
    },
  }
}

const priceOf = (offers: readonly Offer[], feeId: string): string =>
  offers.find((offer) => offer.feeId === feeId)?.priceId ?? ''

/** Old payments have a label and no price id, and the price may no longer be offered. */
function activeOf(fee: ActiveFee | undefined, offers: readonly Offer[]): string | undefined {
  if (!fee) return undefined
  if (offers.some(({ priceId }) => priceId !== null && priceId === fee.priceId)) return fee.priceId
  return offers.find(({ label }) => label === fee.label)?.priceId ?? ''
}
