import type { LocalDate } from '../../../../kernel/dates.ts'
import { formatPence, pence } from '../../../../kernel/money.ts'
import { type Outcome, refused } from '../../../../kernel/outcome.ts'
import { capitalised } from '../../../../kernel/text.ts'
import type { CheckoutOf, StartCheckout } from '../../../billing/checkout/model.ts'
import { instalmentWords } from '../../../fees/model/instalments.ts'
import { type FamilyLine, hasSiblingPrice, namesOf } from '../../children/model/family-fees.ts'
import type { LinePayment } from '../../children/model/fee-line.ts'
import { SUBSCRIPTION } from '../../model/registration.ts'
import type { Registration } from '../../queries/registration.server.ts'
import type { DueFees } from '../queries/paying.server.ts'
import { whyNot } from './fee-rule.ts'
import { choiceValue, type Offer } from './offers.ts'

export type PayFee = Outcome<
  Extract<StartCheckout, { ok: true }>,
  | Exclude<Extract<StartCheckout, { ok: false }>, { reason: 'UNKNOWN_PRICE' }>
  /** The access token opens no submitted registration. */
  | { reason: 'NONE' }
  /** None of the fees that are due was chosen. */
  | { reason: 'NO_FEE' }
  /** No subscription was chosen to be paid with the registration fee. */
  | { reason: 'NO_PLAN' }
  /** Another amount is left to pay than the page showed. */
  | { reason: 'CHANGED' }
  /** The fee does not apply to this person because of their age or student status. */
  | { reason: 'NOT_FOR_YOU'; message: string; isPlan: boolean }
  /** Another form of the family is being paid, which can change the price. */
  | { reason: 'FAMILY_PAYING' }
  /** Volunteers pay no fees. */
  | { reason: 'NOTHING_DUE' }
  | { reason: 'NO_EMAIL' }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }
>

/** A minor's guardian pays, so that the provider never receives a child's address. [resolutions C09] */
function payerOf({ name, email, guardianName, guardianEmail }: Registration): CheckoutOf['payer'] {
  const adult = guardianEmail ? { name: guardianName, email: guardianEmail } : { name, email }
  return { memberId: null, ...adult }
}

/**
 * The next step after the registration fee. Its link has no access token, so it opens only in the browser that paid.
 */
const nextOf = (id: string) => ({
  words:
    'One step is left: start your subscription. The button works in the browser you paid with; the link in our first e-mail works anywhere.',
  path: `${SUBSCRIPTION}?step=process&id=${id}`,
})

/** [REG-030, REG-031, REG-034] */
function returnsOf(id: string, purpose: 'registration' | 'subscription') {
  const mode = purpose === 'subscription' ? 'subscription' : 'payment'
  return {
    success: `${SUBSCRIPTION}?step=success&id=${id}&mode=${mode}`,
    cancel: `${SUBSCRIPTION}?step=cancel&id=${id}`,
  }
}

/** Returns the checkout of the registration fee, alone or with a subscription, or of a subscription alone. */
export function chosenCheckout(
  registration: Registration,
  { offers, paid, due }: DueFees,
  { priceId: chosen, planId }: { priceId: string; planId: string | undefined },
  today: LocalDate,
): CheckoutOf | Extract<PayFee, { ok: false }> {
  if (!offers.confirmed) return refused('PROVIDER_DOWN')
  const fee = offers.registration.find((offer) => choiceValue(offer) === chosen)
  const chosenPlan = offers.subscription.find((offer) => offer.priceId === (fee ? planId : chosen))
  if (!fee && (!chosenPlan || (due.registration && !due.subscription))) return refused('NO_FEE')
  if (fee ? paid.registration : paid.subscription) return refused('ALREADY_PAID')
  const plan = paid.subscription ? undefined : chosenPlan
  for (const offer of [fee, plan]) {
    const message = offer && whyNot(offer.rule, registration, today)
    if (message) return refused('NOT_FOR_YOU', { message, isPlan: offer === plan })
  }
  if (planId !== undefined && !(fee && plan)) return refused('NO_PLAN')
  const { id: objectId, memberId } = registration
  const purpose = plan ? 'subscription' : 'registration'
  return {
    purpose,
    objectId,
    description: [fee, plan].flatMap((offer) => offer?.label ?? []).join(' and '),
    ...whatToPay(fee, plan),
    payer: payerOf(registration),
    subscriber: plan ? memberId : null,
    returns: returnsOf(objectId, purpose),
    ...(!plan && offers.subscription.length > 0 && { next: nextOf(objectId) }),
  }
}

/**
 * A fee that costs less on the day, or has no price at the provider, is charged at the server's amount. One of the two
 * is given.
 */
function whatToPay(fee: Offer | undefined, plan: Offer | undefined) {
  const { label = '', amount = pence(0) } = fee ?? {}
  const priceId = fee && amount === fee.full ? fee.priceId : null
  if (plan)
    return { priceId: plan.priceId ?? '', ...(fee && { once: priceId ? { priceId } : { label, amount } }) }
  const description = fee?.reason
  return priceId
    ? { priceId }
    : { lines: [{ name: label, ...(description && { description }), amount, quantity: 1 }] }
}

/**
 * Returns the checkout of the unpaid fees of a family, each at its own price, or of their next instalments. The payment
 * belongs to the first unpaid child, so that every tab finds the same session. `payment` has an unpaid child.
 */
export function familyCheckout(registration: Registration, payment: readonly LinePayment[]): CheckoutOf {
  const objectId = payment[0]?.line.id ?? ''
  const parts = payment.map(({ line: { id, label, firstName, amount: left, paidBefore }, amount }) => ({
    objectId: id,
    description: `${label}, ${firstName}`,
    amount,
    ...(amount < left + paidBefore && { partOf: pence(left + paidBefore) }),
  }))
  return {
    purpose: 'registration',
    objectId,
    description: descriptionOf(payment),
    lines: payment.map(({ line, amount, settles }) => ({
      name: `${line.label}, ${line.firstName}`,
      ...lineDescription(line, instalmentsOf({ line, amount, settles })),
      amount,
      quantity: 1,
    })),
    parts,
    payer: payerOf(registration),
    returns: returnsOf(objectId, 'registration'),
    next: nextOf(objectId),
  }
}

/** Which instalments are paid; '' if all is paid that is left. */
const instalmentsOf = ({ line, amount, settles }: LinePayment): string =>
  amount < line.amount ? instalmentWords(settles) : ''

/** Why the amount of a line on the provider's page is not the full fee. */
function lineDescription(line: FamilyLine, instalments: string): { description?: string } {
  const sibling = hasSiblingPrice(line) && `Sibling price, instead of ${formatPence(line.full)}`
  const agreed = line.isAgreed && !line.cap && `Agreed price, instead of ${formatPence(line.full)}`
  const most = line.cap && `At most ${formatPence(line.cap)} for your family`
  const rest = line.paidBefore > 0 && `${formatPence(line.paidBefore)} has been paid already`
  const description = [line.reason, agreed, most, sibling, rest, capitalised(instalments)]
    .filter(Boolean)
    .join('. ')
  return description ? { description } : {}
}

/**
 * "Registration for Mia (£45.00) and Ole (£22.50, sibling price)" or "Registration for Mia": the text in the ledger and
 * on the receipt. The amount of one child is that of the payment, which stands beside it.
 */
function descriptionOf(payment: readonly LinePayment[]): string {
  const children = payment.map((one) => {
    const { line, amount } = one
    const sibling = hasSiblingPrice(line) && 'sibling price'
    const rest = instalmentsOf(one) || (line.paidBefore > 0 && 'the rest')
    const words = [payment.length > 1 && formatPence(amount), sibling, rest].filter(Boolean).join(', ')
    return words ? `${line.firstName} (${words})` : line.firstName
  })
  return `${[...new Set(payment.map(({ line }) => line.label))].join(' and ')} for ${namesOf(children)}`
}
