import { eq } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type Limit, networkOf, spendEach } from '../../../../platform/limits/limits.ts'
import { closePayment } from '../../../billing/checkout/commands/checkout-session.server.ts'
import { startCheckout } from '../../../billing/checkout/commands/start-checkout.server.ts'
import type { StartCheckout } from '../../../billing/checkout/model.ts'
import { isVolunteer, SUBSCRIPTION } from '../../model/registration.ts'
import type { AccessToken } from '../../queries/access-token.server.ts'
import { findOwn, type Registration } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { whyNot } from '../model/fee-rule.ts'
import type { Offer } from '../model/offers.ts'
import { type DueFees, dueFees } from '../queries/paying.server.ts'

/** Limits the checkout sessions opened for one registration. */
export const PAY_LIMIT: Limit = { name: 'registration-payment', points: 30, seconds: 3600 }
/** Limits the checkout sessions opened from one network. */
export const PAY_NETWORK_LIMIT: Limit = { name: 'registration-payments', points: 300, seconds: 3600 }

export type PayFee =
  | Exclude<StartCheckout, { reason: 'UNKNOWN_PRICE' }>
  | Exclude<
      Outcome<
        object,
        /** The access token opens no submitted registration. */
        | { reason: 'NONE' }
        /** None of the fees that are due was chosen. */
        | { reason: 'NO_FEE' }
        /** No subscription was chosen to be paid with the registration fee. */
        | { reason: 'NO_PLAN' }
        /** The fee does not apply to this person because of their age or student status. */
        | { reason: 'NOT_FOR_YOU'; message: string; isPlan: boolean }
        /** Volunteers pay no fees. */
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
 * Opens a checkout session for the fee that is due: first the registration fee, then a subscription, or both at once
 * with the subscription price `planId`. The browser only chooses prices; the purpose, the payer and the return
 * addresses come from the server. [REG-024, REG-026, REG-027, REG-034, resolutions B03, B09, B11, F10]
 */
export async function payFee(
  ctx: Needs,
  accessToken: AccessToken | undefined,
  priceId: string,
  planId?: string,
): Promise<PayFee> {
  const registration = await findOwn(ctx, accessToken)
  if (!registration?.submittedAt) return refused('NONE')
  if (isVolunteer(registration.questions)) return refused('NOTHING_DUE')
  const due = await dueFees(ctx, registration)
  const chosen = chosenOf(due, priceId, planId)
  if (!chosen.ok) return chosen
  const { fee, plan } = chosen
  const today = clubDay(ctx.clock.now())
  for (const offer of [fee, plan]) {
    const message = offer && whyNot(offer.rule, registration, today)
    if (message) return refused('NOT_FOR_YOU', { message, isPlan: offer === plan })
  }
  if (planId !== undefined && !(fee && plan)) return refused('NO_PLAN')
  const network = networkOf(ctx.client)
  const spent = await spendEach(ctx.db, [PAY_LIMIT, registration.id], [PAY_NETWORK_LIMIT, network])
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  const payer = payerOf(registration)
  if (payer.email === '') return refused('NO_EMAIL')
  const purpose = plan ? 'subscription' : 'registration'
  const started = await startCheckout(ctx, {
    purpose,
    objectId: registration.id,
    description: [fee, plan].flatMap((offer) => offer?.label ?? []).join(' and '),
    ...(fee && plan?.priceId ? { priceId: plan.priceId, oncePriceId: priceId } : { priceId }),
    payer,
    subscriber: plan ? registration.memberId : null,
    returns: returnsOf(registration.id, purpose),
    ...(!plan && due.offers.subscription.length > 0 && { next: nextOf(registration.id) }),
  })
  if (!started.ok) return started.reason === 'UNKNOWN_PRICE' ? refused('NO_FEE') : started
  if (await isStillWith(ctx, registration)) return started
  await closePayment(ctx, started.paymentId)
  return refused('BEGUN_ELSEWHERE')
}

type Chosen = Outcome<
  { fee: Offer | undefined; plan: Offer | undefined },
  { reason: 'NO_FEE' } | { reason: 'ALREADY_PAID' } | { reason: 'PROVIDER_DOWN' }
>

/** Finds the chosen fees for a price: the registration fee, alone or with a subscription, or a subscription alone. */
function chosenOf({ offers, paid, due }: DueFees, priceId: string, planId: string | undefined): Chosen {
  if (!offers.confirmed) return refused('PROVIDER_DOWN')
  const fee = offers.registration.find((offer) => offer.priceId === priceId)
  const plan = offers.subscription.find((offer) => offer.priceId === (fee ? planId : priceId))
  if (fee)
    return paid.registration
      ? refused('ALREADY_PAID')
      : done({ fee, plan: paid.subscription ? undefined : plan })
  if (!plan || due.registration) return refused('NO_FEE')
  return paid.subscription ? refused('ALREADY_PAID') : done({ fee, plan })
}

/**
 * Whether the registration still has the same member and has not been removed. The row lock waits for a concurrent
 * change; a later change finds the new payment in the ledger.
 */
async function isStillWith({ db }: Needs, { id, memberId }: Registration): Promise<boolean> {
  const [now] = await db
    .select({ memberId: registrations.memberId, removedAt: registrations.removedAt })
    .from(registrations)
    .where(eq(registrations.id, id))
    .for('share')
  return now?.removedAt === null && now.memberId === memberId
}

/** A minor's guardian pays, so that the provider never receives a child's address. [resolutions C09] */
function payerOf({ name, email, guardianName, guardianEmail }: Registration) {
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
