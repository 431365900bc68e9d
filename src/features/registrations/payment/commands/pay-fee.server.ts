import { and, eq, inArray } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import type { Pence } from '../../../../kernel/money.ts'
import { done, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type Limit, networkOf, spendEach } from '../../../../platform/limits/limits.ts'
import { closePayment } from '../../../billing/checkout/commands/checkout-session.server.ts'
import { startCheckout } from '../../../billing/checkout/commands/start-checkout.server.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { type HowMuch, paymentOf, totalOfPayment } from '../../children/model/fee-line.ts'
import { isVolunteer } from '../../model/registration.ts'
import { type AccessToken, isLinkToken } from '../../queries/access-token.server.ts'
import { findOwn, type Registration } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { chosenCheckout, familyCheckout, type PayFee } from '../model/fee-checkout.ts'
import { choiceValue } from '../model/offers.ts'
import { dueFees } from '../queries/paying.server.ts'
import { closeFamilyCheckouts } from './close-family-checkouts.server.ts'

/** Limits the checkout sessions opened for one registration. */
export const PAY_LIMIT: Limit = { name: 'registration-payment', points: 30, seconds: 3600 }
/** Limits the checkout sessions opened from one network. */
export const PAY_NETWORK_LIMIT: Limit = { name: 'registration-payments', points: 300, seconds: 3600 }

type Needs = Pick<
  Ctx,
  'db' | 'payments' | 'config' | 'club' | 'clock' | 'pages' | 'log' | 'secret' | 'client'
>

export type HowToPay = {
  /** The subscription price that is paid with the registration fee. */
  planId?: string | undefined
  /** How much of registration fees that are due: all, unless it is given. */
  howMuch?: HowMuch | undefined
  /** What the page showed as left to pay of them, so that an earlier page pays nothing twice. */
  seen?: Pence | undefined
  /** What the page showed as the next payment, which an instalment that has become due since makes larger. */
  seenNext?: Pence | undefined
}

/**
 * Opens a checkout session for the fee that is due: first the registration fee, then a subscription, or both at once
 * with the subscription price `planId`. The registration fees of a family, or their next instalments, are paid in one
 * session. Sessions of its other forms are closed if one price depends on the other, so that both are not paid at the
 * higher one. The browser only chooses prices; the purpose, the payer and the return addresses come from the server.
 * [REG-024, REG-026, REG-027, REG-034, resolutions B03, B09, B11, F10]
 */
export async function payFee(
  ctx: Needs,
  accessToken: AccessToken | undefined,
  priceId: string,
  how: HowToPay = {},
): Promise<PayFee> {
  const registration = await findOwn(ctx, accessToken)
  if (!registration?.submittedAt) return refused('NONE')
  if (isVolunteer(registration.questions)) return refused('NOTHING_DUE')
  const isGuardian = isLinkToken(registration, accessToken?.token ?? '', ctx.secret)
  const choose = () => checkoutFor(ctx, registration, isGuardian, { priceId, ...how })
  const checkout = await choose()
  if ('reason' in checkout) return checkout
  if (checkout.payer.email === '') return refused('NO_EMAIL')
  const { objectId, parts } = checkout
  const spent = await spendEach(ctx.db, [PAY_LIMIT, objectId], [PAY_NETWORK_LIMIT, networkOf(ctx.client)])
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  const started = await startCheckout(ctx, checkout)
  if (!started.ok) return started.reason === 'UNKNOWN_PRICE' ? refused('NO_FEE') : started
  const others = isGuardian ? await closeFamilyCheckouts(ctx, registration.id) : done()
  const ids = parts?.map((part) => part.objectId) ?? [objectId]
  const isUnchanged = await areUnchanged(ctx, registration, ids)
  const again = await choose()
  const isSame = others.ok && isUnchanged && JSON.stringify(again) === JSON.stringify(checkout)
  if (isSame && (await isStillOpen(ctx, started.paymentId))) return started
  await closePayment(ctx, started.paymentId)
  if (!others.ok) return refused(others.reason === 'BEING_PAID' ? 'FAMILY_PAYING' : 'PROVIDER_DOWN')
  return isUnchanged && 'reason' in again ? again : refused('BEGUN_ELSEWHERE')
}

/** What the page charges at this moment. */
async function checkoutFor(
  ctx: Needs,
  registration: Registration,
  isGuardian: boolean,
  { priceId, planId, howMuch, seen, seenNext }: HowToPay & { priceId: string },
) {
  const due = await dueFees(ctx, registration, isGuardian)
  const today = clubDay(ctx.clock.now())
  // While instalments are left, a choice without an amount starts the subscription, unless it is the fee itself.
  const isFee = due.offers.registration.some((offer) => choiceValue(offer) === priceId)
  const startsPlan = howMuch === undefined && due.due.subscription && !isFee
  const family = startsPlan ? undefined : due.family
  if (!family) return chosenCheckout(registration, due, { priceId, planId }, today)
  const left = totalOfPayment(paymentOf(family, 'all', today))
  if (seen !== undefined && seen !== left) return refused('CHANGED')
  const payment = paymentOf(family, howMuch ?? 'all', today)
  if (howMuch === 'next' && seenNext !== undefined && seenNext !== totalOfPayment(payment))
    return refused('CHANGED')
  return familyCheckout(registration, payment)
}

/** A page that the family opens at the same moment in another form may have closed this one. */
const isStillOpen = async ({ db }: Needs, paymentId: string): Promise<boolean> =>
  (await db.$count(payments, and(eq(payments.id, paymentId), eq(payments.status, 'open')))) > 0

/**
 * Whether none of the registrations has been removed, and this one still has the same member. The row locks wait for a
 * concurrent change; a later change finds the new payment in the ledger.
 */
async function areUnchanged(
  { db }: Pick<Ctx, 'db'>,
  { id, memberId }: Registration,
  ids: string[],
): Promise<boolean> {
  const now = await db.select().from(registrations).where(inArray(registrations.id, ids)).for('share')
  const isAsBefore = (one: Registration) =>
    one.removedAt === null && (one.id !== id || one.memberId === memberId)
  return now.length === ids.length && now.every(isAsBefore)
}
