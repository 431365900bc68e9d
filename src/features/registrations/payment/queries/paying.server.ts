import { clubDay } from '../../../../kernel/dates.ts'
import type { Pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { runningOfMember } from '../../../billing/subscriptions/queries/subscriptions.server.ts'
import { firstNameOf } from '../../../members/model/member.ts'
import { totalOf } from '../../children/model/family-fees.ts'
import { daysOf, type FeeLine, isBegun, isOnTime } from '../../children/model/fee-line.ts'
import { familyFees, familyOf } from '../../children/queries/family.server.ts'
import { paidElsewhere } from '../../children/queries/fee-price.server.ts'
import { isVolunteer } from '../../model/registration.ts'
import { type Registration, settingsOf } from '../../queries/registration.server.ts'
import { fittingOffers } from '../model/fee-rule.ts'
import { choiceValue, chosenFees, type FeeKind, type Offer, type Offers, offerOf } from '../model/offers.ts'
import { agreedFee } from './agreements.server.ts'
import { offersFor, offersOn } from './offers.server.ts'
import { type ActiveFee, type PaidFees, paidFees, runningFee } from './paid.server.ts'

/** One kind of fee on the payment page. */
export type FeeGroup = {
  offers: Offer[]
  /** The active price; '' if the active one is no longer on offer; undefined if none is active. [REG-026] */
  active: string | undefined
  /** The price chosen during registration; '' if none. */
  chosen: string
  /** Whether it can be paid now: first the registration fee, then the subscription. [resolutions F10] */
  due: boolean
}

export type PayingView =
  /** No registration, or this browser may not open it. [resolutions E23] */
  | { state: 'none' }
  | { state: 'draft' }
  | { state: 'volunteer'; name: string }
  | {
      state: 'fees'
      id: string
      name: string
      registration: FeeGroup
      subscription: FeeGroup
      /** Whether nothing is to pay as the registration fee, by an agreement or a family cap. */
      isFree: boolean
      /** Whether the subscription can be paid together with the registration fee. */
      together: boolean
      /** The registration fees that are due of all children of the family, in one payment. */
      family: FeeLine[] | undefined
      /** Whether an instalment of the registration fee was paid, and whether none is due now. */
      isBegun: boolean
      isOnTime: boolean
      /** What is left to pay of the registration fees on the page. */
      left: Pence
      /** Whether the page names the link in the e-mail, which counts children from other forms. */
      asksForLink: boolean
      /** The other children of the family, whose fees are on pages of their own. */
      siblings: Sibling[]
      /** Whether the amounts come from the provider, so that they can be paid. */
      confirmed: boolean
    }

type Sibling = { id: string; firstName: string; isDone: boolean }

type Reads = Pick<Ctx, 'db' | 'pages' | 'payments' | 'clock' | 'log' | 'club'>

/** The fees of a registration: those on offer, those paid, and those that can be paid now. */
export type DueFees = {
  offers: Offers
  paid: PaidFees
  due: Record<FeeKind | 'together', boolean>
  /** Whether nothing is to pay as the registration fee, by an agreement or a family cap. */
  isFree: boolean
  /** The registration fees of all children of the family, where this one's is due: they are paid in one payment. */
  family: FeeLine[] | undefined
}

/**
 * Returns the fees of a registration that are due. `isGuardian` is true if the reader has proved to be the guardian, by
 * the link in an e-mail or by login: only then children from other forms count for the sibling price, so that a
 * stranger who types a guardian's address does not learn of them. No subscription is due while the member has a running
 * one, even from an earlier season or assigned by staff. [resolutions B11, F10]
 */
export async function dueFees(ctx: Reads, registration: Registration, isGuardian: boolean): Promise<DueFees> {
  const { id, memberId } = registration
  const settings = await settingsOf(ctx)
  const day = clubDay(registration.submittedAt ?? ctx.clock.now())
  const current = await offersFor(ctx, settings, day)
  const closed = offersOn(settings.closedFees.registration.map(offerOf), day)
  const offers = withChosen(current, closed, registration)
  const own = await paidFees(ctx.db, id)
  const [running] = own.subscription || !memberId ? [] : await runningOfMember(ctx.db, memberId)
  const paid = running ? { ...own, subscription: runningFee(running) } : own
  const owesFee = paid.registration === undefined && offers.registration.length > 0
  const isFixed =
    own.partPaid !== undefined ||
    isInInstalments(offers.registration, registration) ||
    (await agreedFee(ctx.db, id)) !== undefined
  const family = owesFee
    ? await feesOfFamily(ctx, registration, [...current.registration, ...closed], { isGuardian, isFixed })
    : undefined
  const line = family?.find((one) => one.id === id)
  const free = line?.amount === 0 ? line : undefined
  const begins = paid.subscription === undefined
  const together = owesFee && !family && begins && offers.subscription.length > 0
  const isDue = owesFee && !free
  const due = {
    registration: isDue,
    subscription: begins && (!isDue || (line !== undefined && isBegun(line))),
    together,
  }
  if (free) return { offers, paid: { ...paid, registration: free }, due, family: undefined, isFree: true }
  return { offers, paid, due, family, isFree: false }
}

/** Whether the chosen fee, or the only one, is paid in instalments. */
function isInInstalments(offers: readonly Offer[], { memberships }: Registration): boolean {
  const { registration: feeId } = chosenFees(memberships)
  const [only, ...others] = offers
  const fee = offers.find((offer) => offer.feeId === feeId) ?? (others.length === 0 ? only : undefined)
  return fee !== undefined && daysOf(fee).length > 1
}

/** Adds the registration fee that was chosen before it was closed: who chose it still pays it. */
function withChosen(offers: Offers, closed: readonly Offer[], { memberships }: Registration): Offers {
  const { registration: feeId } = chosenFees(memberships)
  const chosen = closed.filter((offer) => offer.feeId === feeId)
  return { ...offers, registration: [...offers.registration, ...chosen] }
}

/**
 * The fees of the children of one form, or a fee that is paid in instalments or in part, or was agreed. Undefined for
 * another person without siblings, who chooses the fee on the page.
 */
async function feesOfFamily(
  ctx: Reads,
  registration: Registration,
  offers: readonly Offer[],
  { isGuardian, isFixed }: { isGuardian: boolean; isFixed: boolean },
) {
  const { id, familyId } = registration
  const family = familyId ? await familyOf(ctx, familyId) : [registration]
  const elsewhere = isGuardian ? await paidElsewhere(ctx.db, id) : undefined
  const isSibling = elsewhere && (elsewhere.inFull || elsewhere.amounts.size > 0)
  return familyId || isSibling || isFixed ? familyFees(ctx, family, offers, elsewhere) : undefined
}

/**
 * Returns the data of the payment page of a registration. `isGuardian` as for `dueFees`. [REG-024, REG-026, resolutions
 * B11, B12, F10]
 */
export async function payingView(
  ctx: Reads,
  registration: Registration | undefined,
  isGuardian = false,
): Promise<PayingView> {
  if (!registration) return { state: 'none' }
  if (!registration.submittedAt) return { state: 'draft' }
  const { id, name } = registration
  if (isVolunteer(registration.questions)) return { state: 'volunteer', name }
  const { offers, paid, due, family, isFree } = await dueFees(ctx, registration, isGuardian)
  const chosen = chosenFees(registration.memberships)
  const fitting = fittingOffers(offers, registration, clubDay(ctx.clock.now()))
  const groupOf = (kind: FeeKind): FeeGroup => ({
    offers: (paid[kind] ? offers : fitting)[kind],
    active: activeOf(paid[kind], offers[kind]),
    chosen: offers[kind].filter(({ feeId }) => feeId === chosen[kind]).map(choiceValue)[0] ?? '',
    due: due[kind],
  })
  const line = family?.find((one) => one.id === id)
  const today = clubDay(ctx.clock.now())
  return {
    state: 'fees',
    ...{ id, name, confirmed: offers.confirmed, together: due.together, family, isFree },
    ...{ isBegun: line ? isBegun(line) : false, isOnTime: line ? isOnTime(line, today) : false },
    left: totalOf((family ?? []).filter((one) => !one.paid)),
    asksForLink:
      !isGuardian &&
      registration.guardianEmail !== '' &&
      offers.registration.some(({ terms }) => terms.siblingPercent || terms.familyCap),
    siblings: await siblingsOf(ctx, registration),
    registration: groupOf('registration'),
    subscription: groupOf('subscription'),
  }
}

/** Falls back to the label, because old payments have no price id and the price may no longer be on offer. */
function activeOf(fee: ActiveFee | undefined, offers: readonly Offer[]): string | undefined {
  if (!fee) return undefined
  if (offers.some(({ priceId }) => priceId !== null && priceId === fee.priceId)) return fee.priceId
  return offers.find(({ label }) => label === fee.label)?.priceId ?? ''
}

/** The other children of the family, and whether nothing is left to pay for them. */
async function siblingsOf(ctx: Reads, { id, familyId }: Registration): Promise<Sibling[]> {
  const family = familyId ? await familyOf(ctx, familyId) : []
  return family
    .filter((other) => other.id !== id)
    .map((other) => ({
      id: other.id,
      firstName: firstNameOf(other.name),
      isDone: other.registrationPaid && other.subscriptionPaid,
    }))
}
