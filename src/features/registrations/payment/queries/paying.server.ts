import { clubDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { runningOfMember } from '../../../billing/subscriptions/queries/subscriptions.server.ts'
import { isVolunteer } from '../../model/registration.ts'
import { type Registration, settingsOf } from '../../queries/registration.server.ts'
import { fittingOffers } from '../model/fee-rule.ts'
import { chosenFees, type FeeKind, type Offer, type Offers } from '../model/offers.ts'
import { currentOffers } from './offers.server.ts'
import { type ActiveFee, type PaidFees, paidFees, runningFee } from './paid.server.ts'

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

/** What of the fees of a registration is paid, and what can be paid now: the registration fee first. */
export type DueFees = {
  offers: Offers
  paid: PaidFees
  due: Record<FeeKind | 'together', boolean>
}

/**
 * What is due of a registration. While its member pays for a plan no other is begun by a link, from whichever season,
 * also one that staff assigned. [resolutions B11, F10]
 */
export async function dueFees(ctx: Reads, { id, memberId }: Registration): Promise<DueFees> {
  const offers = await currentOffers(ctx, await settingsOf(ctx))
  const own = await paidFees(ctx.db, id)
  const [running] = own.subscription || !memberId ? [] : await runningOfMember(ctx.db, memberId)
  const paid = running ? { ...own, subscription: runningFee(running) } : own
  const registration = paid.registration === undefined && offers.registration.length > 0
  const begins = paid.subscription === undefined
  const together = registration && begins && offers.subscription.length > 0
  return { offers, paid, due: { registration, subscription: !registration && begins, together } }
}

/** The page on which a registration is paid. [REG-024, REG-026, resolutions B11, B12, F10] */
export async function payingView(ctx: Reads, registration: Registration | undefined): Promise<PayingView> {
  if (!registration) return { state: 'none' }
  if (!registration.submittedAt) return { state: 'draft' }
  const { id, name } = registration
  if (isVolunteer(registration.questions)) return { state: 'volunteer', name }
  const { offers, paid, due } = await dueFees(ctx, registration)
  const chosen = chosenFees(registration.memberships)
  const fitting = fittingOffers(offers, registration, clubDay(ctx.clock.now()))
  const groupOf = (kind: FeeKind): FeeGroup => ({
    offers: (paid[kind] ? offers : fitting)[kind],
    active: activeOf(paid[kind], offers[kind]),
    chosen: offers[kind].find(({ feeId }) => feeId === chosen[kind])?.priceId ?? '',
    due: due[kind],
  })
  return {
    state: 'fees',
    ...{ id, name, confirmed: offers.confirmed, together: due.together },
    registration: groupOf('registration'),
    subscription: groupOf('subscription'),
  }
}

/** Old payments have a label and no price id, and the price may no longer be offered. */
function activeOf(fee: ActiveFee | undefined, offers: readonly Offer[]): string | undefined {
  if (!fee) return undefined
  if (offers.some(({ priceId }) => priceId !== null && priceId === fee.priceId)) return fee.priceId
  return offers.find(({ label }) => label === fee.label)?.priceId ?? ''
}
