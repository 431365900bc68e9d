import { clubDay } from '../../../../kernel/dates.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { startCheckout } from '../../../billing/checkout/commands/start-checkout.server.ts'
import { isVolunteer } from '../../model/registration.ts'
import { type AccessToken, isLinkToken } from '../../queries/access-token.server.ts'
import { findOwn } from '../../queries/registration.server.ts'
import { whyNot } from '../model/fee-rule.ts'
import type { Offer } from '../model/offers.ts'
import { type DueFees, dueFees } from '../queries/paying.server.ts'
import {
  isStillWith,
  keepIf,
  nextOf,
  type PayFee,
  payerOf,
  returnsOf,
  spendPayment,
} from './fee-checkout.server.ts'
import { payFamily } from './pay-family.server.ts'

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
  const isGuardian = isLinkToken(registration, accessToken?.token ?? '', ctx.secret)
  const due = await dueFees(ctx, registration, isGuardian)
  if (due.family) return payFamily(ctx, registration, due.family)
  const chosen = chosenOf(due, priceId, planId)
  if (!chosen.ok) return chosen
  const { fee, plan } = chosen
  const today = clubDay(ctx.clock.now())
  for (const offer of [fee, plan]) {
    const message = offer && whyNot(offer.rule, registration, today)
    if (message) return refused('NOT_FOR_YOU', { message, isPlan: offer === plan })
  }
  if (planId !== undefined && !(fee && plan)) return refused('NO_PLAN')
  const spent = await spendPayment(ctx, registration.id)
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
  return keepIf(ctx, started, await isStillWith(ctx, registration))
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
