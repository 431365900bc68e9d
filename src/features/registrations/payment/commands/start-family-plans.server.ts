import { eq, sql } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import { type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { familyOf } from '../../children/queries/family.server.ts'
import { type AccessToken, linkToken } from '../../queries/access-token.server.ts'
import { findOwn, type Registration } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import type { PayFee } from '../model/fee-checkout.ts'
import { whyNot } from '../model/fee-rule.ts'
import type { Offer } from '../model/offers.ts'
import { type PlanToStart, plansToStart } from '../queries/plans-to-start.server.ts'
import { payFee } from './pay-fee.server.ts'

export type StartFamilyPlans = Outcome<
  Extract<PayFee, { ok: true }>,
  /** Nothing was started: the problem of each child, by the id of the registration. */
  | { reason: 'INVALID'; problems: Record<string, string> }
  /** The first payment could not be opened; `firstName` is the child's. */
  | { reason: 'NOT_STARTED'; firstName: string; refusal: Extract<PayFee, { ok: false }> }
  /** The access token opens no registration of a family with a subscription to start. */
  | { reason: 'NONE' }
>

type Needs = Parameters<typeof payFee>[0]
type Chosen = { plan: PlanToStart; registration: Registration; offer: Offer }

/**
 * Keeps the plans chosen for all children of a family, and opens the checkout session of the first one. Each child has
 * a customer and a subscription of their own, and the provider keeps a card for one customer only, so the sessions of
 * the others follow one after the other. Nothing is kept or opened if the plan of one child is refused.
 */
export async function startFamilyPlans(
  ctx: Needs,
  accessToken: AccessToken | undefined,
  priceOf: (registrationId: string) => string,
): Promise<StartFamilyPlans> {
  const own = await findOwn(ctx, accessToken)
  const plans = own ? await plansToStart(ctx, own) : []
  const family = own?.familyId ? await familyOf(ctx, own.familyId) : []
  const problems: Record<string, string> = {}
  const chosen: Chosen[] = []
  for (const plan of plans) {
    const registration = family.find(({ id }) => id === plan.id)
    const offer = plan.offers.find(({ priceId }) => priceId !== null && priceId === priceOf(plan.id))
    const why = offer && registration && whyNot(offer.rule, registration, clubDay(ctx.clock.now()))
    if (registration && offer && !why) chosen.push({ plan, registration, offer })
    else problems[plan.id] = why ?? `Choose a subscription for ${plan.firstName}`
  }
  if (Object.keys(problems).length > 0) return refused('INVALID', { problems })
  const [first] = chosen
  if (!first) return refused('NONE')
  await keepChoices(ctx, chosen)
  const token = { id: first.plan.id, token: linkToken(first.registration, ctx.secret) }
  const started = await payFee(ctx, token, first.offer.priceId ?? '')
  if (started.ok) return started
  return refused('NOT_STARTED', { firstName: first.plan.firstName, refusal: started })
}

/** Stores the plans as those chosen in the registrations, so that the next payment page offers them. */
const keepChoices = (ctx: Pick<Ctx, 'db' | 'pages' | 'clock'>, chosen: readonly Chosen[]): Promise<void> =>
  transact(ctx, async (tx) => {
    for (const { plan, registration, offer } of chosen) {
      if (plan.chosen === offer.priceId) continue
      const [fee] = registration.memberships
      if (!fee) continue
      const value = { label: offer.label, price: offer.amount / 100, period: offer.period }
      await tx
        .update(registrations)
        .set({
          memberships: [fee, { id: offer.feeId, label: 'Subscription', value }],
          updatedAt: ctx.clock.now(),
          version: sql`${registrations.version} + 1`,
        })
        .where(eq(registrations.id, registration.id))
      await touchEntry(tx, 'registrations', registration.id)
    }
  })
