import { eq } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import { type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type Limit, networkOf, spendEach } from '../../../../platform/limits/limits.ts'
import { closePayment } from '../../../billing/checkout/commands/checkout-session.server.ts'
import { startCheckout } from '../../../billing/checkout/commands/start-checkout.server.ts'
import type { StartCheckout } from '../../../billing/checkout/model.ts'
import type { PaymentPurpose } from '../../../billing/payments/model.ts'
import { isVolunteer, SUBSCRIPTION } from '../../model/registration.ts'
import type { AccessToken } from '../../queries/access-token.server.ts'
import { findOwn, type Registration } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { whyNot } from '../model/fee-rule.ts'
import type { Offer, Offers } from '../model/offers.ts'
import { feesOf } from '../queries/paid.server.ts'

/** Checkout sessions that one connection may open. */
export const PAY_LIMIT: Limit = { name: 'registration-payment', points: 30, seconds: 3600 }
/** Checkout sessions of all who share a network. */
export const PAY_NETWORK_LIMIT: Limit = { name: 'registration-payments', points: 300, seconds: 3600 }

export type PayFee =
  | Exclude<StartCheckout, { reason: 'UNKNOWN_PRICE' }>
  | Exclude<
      Outcome<
        object,
        /** The access token opens no submitted registration. */
        | { reason: 'NONE' }
        /** No fee of those that are due was chosen. */
        | { reason: 'NO_FEE' }
        /** No subscription was chosen to be paid together with the registration fee. */
        | { reason: 'NO_PLAN' }
        /** The fee is for others: students, another age. */
        | { reason: 'NOT_FOR_YOU'; message: string; isPlan?: true }
        /** A volunteer. */
        | { reason: 'NOTHING_DUE' }
        | { reason: 'NO_EMAIL' }
        | { reason: 'TOO_MANY'; retryAfterSeconds: number }
      >,
      { ok: true }
    >

type Needs = Pick<
  Ctx,
  'db' | 'payments' | 'config' | 'club' | 'clock' | 'pages' | 'log' | 'secret' | 'client'
>

/**
 * Opens the checkout session of the fee that is due: the registration fee, then a subscription, or both at once where
 * `planId` says which subscription begins with it. The browser says which price; what it is for, who pays and the way
 * back are the server's. [REG-024, REG-026, REG-027, REG-034, resolutions B03, B09, B11, F10]
 */
export async function payFee(
  ctx: Needs,
  offers: Offers,
  accessToken: AccessToken | undefined,
  priceId: string,
  planId?: string,
): Promise<PayFee> {
  const registration = await findOwn(ctx, accessToken)
  if (!registration?.submittedAt) return refused('NONE')
  if (isVolunteer(registration.questions)) return refused('NOTHING_DUE')
  const due = await dueOf(ctx, offers, registration, priceId)
  if (!due.ok) return due
  const today = clubDay(ctx.clock.now())
  const message = whyNot(due.offer.rule, registration, today)
  if (message) return refused('NOT_FOR_YOU', { message })
  const plan = planId === undefined ? undefined : await planWith(ctx, offers, registration, due, planId)
  if (planId !== undefined && !plan) return refused('NO_PLAN')
  const notThePlan = plan && whyNot(plan.rule, registration, today)
  if (notThePlan) return refused('NOT_FOR_YOU', { message: notThePlan, isPlan: true })
  const network = networkOf(ctx.client)
  const spent = await spendEach(ctx.db, [PAY_LIMIT, registration.id], [PAY_NETWORK_LIMIT, network])
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  const payer = payerOf(registration)
  if (payer.email === '') return refused('NO_EMAIL')
  const purpose = plan ? 'subscription' : due.purpose
  const started = await startCheckout(ctx, {
    purpose,
    objectId: registration.id,
    description: plan ? `${due.offer.label} and ${plan.label}` : due.offer.label,
    ...(plan?.priceId ? { priceId: plan.priceId, oncePriceId: priceId } : { priceId }),
    payer,
    subscriber: purpose === 'subscription' ? registration.memberId : null,
    returns: returnsOf(registration.id, purpose),
    ...(purpose === 'registration' && offers.subscriptions.length > 0 && { next: nextOf(registration.id) }),
  })
  if (!started.ok) return started.reason === 'UNKNOWN_PRICE' ? refused('NO_FEE') : started
  if (await isStillWith(ctx, registration)) return started
  await closePayment(ctx, started.paymentId)
  return refused('BEGUN_ELSEWHERE')
}

type Due = Outcome<
  { purpose: PaymentPurpose; offer: Offer },
  { reason: 'NO_FEE' } | { reason: 'ALREADY_PAID' } | { reason: 'PROVIDER_DOWN' }
>

async function dueOf({ db }: Needs, offers: Offers, submitted: Registration, priceId: string): Promise<Due> {
  if (!offers.confirmed) return refused('PROVIDER_DOWN')
  const paid = await feesOf(db, submitted)
  const registration = offers.registration.find((offer) => offer.priceId === priceId)
  if (registration)
    return paid.registration
      ? refused('ALREADY_PAID')
      : { ok: true, purpose: 'registration', offer: registration }
  const subscription = offers.subscriptions.find((offer) => offer.priceId === priceId)
  const isFirstPaid = paid.registration !== undefined || offers.registration.length === 0
  if (!subscription || !isFirstPaid) return refused('NO_FEE')
  return paid.subscription
    ? refused('ALREADY_PAID')
    : { ok: true, purpose: 'subscription', offer: subscription }
}

/** The subscription that begins with the registration fee; undefined where none can. */
async function planWith(
  { db }: Needs,
  offers: Offers,
  submitted: Registration,
  due: Extract<Due, { ok: true }>,
  planId: string,
): Promise<Offer | undefined> {
  if (due.purpose !== 'registration' || (await feesOf(db, submitted)).subscription) return undefined
  return offers.subscriptions.find(({ priceId }) => priceId !== null && priceId === planId)
}

/**
 * Whether the registration is still the same member's and not removed. It waits for who changes it at this moment; who
 * changes it later finds the payment.
 */
async function isStillWith({ db }: Needs, { id, memberId }: Registration): Promise<boolean> {
  const [now] = await db
    .select({ memberId: registrations.memberId, removedAt: registrations.removedAt })
    .from(registrations)
    .where(eq(registrations.id, id))
    .for('share')
  return now?.removedAt === null && now.memberId === memberId
}

/** A minor's guardian pays; the provider gets no address of a child. [resolutions C09] */
function payerOf({ name, email, guardianName, guardianEmail }: Registration) {
  const adult = guardianEmail ? { name: guardianName, email: guardianEmail } : { name, email }
  return { memberId: null, ...adult }
}

/** What is due after the registration fee. The address opens in the browser that paid; it holds no token. */
const nextOf = (id: string) => ({
  words:
    'One step is left: start your subscription. The button opens it in the browser that you have paid with; the link in our first e-mail opens it anywhere.',
  path: `${SUBSCRIPTION}?step=process&id=${id}`,
})

/** [REG-030, REG-031, REG-034] */
function returnsOf(id: string, purpose: PaymentPurpose) {
  const mode = purpose === 'subscription' ? 'subscription' : 'payment'
  return {
    success: `${SUBSCRIPTION}?step=success&id=${id}&mode=${mode}`,
    cancel: `${SUBSCRIPTION}?step=cancel&id=${id}`,
  }
}
