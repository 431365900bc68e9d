import { and, eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { askOnce } from '../../../platform/payments/ask-once.ts'
import { type Asked, askAsStaff } from '../../../platform/payments/payments.ts'
import { isRunning, type Price } from '../model.ts'
import { canBill } from '../policy.ts'
import { runningOfMember } from '../queries/ledger.server.ts'
import { listPrices } from '../queries/prices.server.ts'
import { subscriptions } from '../table.server.ts'
import { answerGrants } from './answer-grants.server.ts'
import type { StaffNeeds } from './card-page.server.ts'
import { type NotBilled, notBilled } from './create-invoice.server.ts'
import { deleteIfMissing } from './gone-customer.server.ts'
import { beginGrant, endGrant, type Grant } from './grants.server.ts'
import { closePlanPages, hasPaidUncopied } from './one-plan.server.ts'
import { type Payer, payerOf } from './payer.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/** For who has no card at the provider: each period is an invoice to pay within so many days. */
const DAYS_UNTIL_DUE = 14
const MOST_LISTED = 100
/** As whom the member pays changes again and again, or what was given ends. */
const MOST_TRIES = 3

/** What volunteers get off a subscription. [INV-016, resolutions B12] */
const VOLUNTEER = { id: 'volunteer-20', percent: 20, name: 'Volunteer' } as const

export type SubscriptionRequest = {
  memberId: string
  priceId: string
  /** Gives the volunteers' 20%. */
  volunteer: boolean
  /** The same key makes the same subscription, however often it is asked for. */
  key: string
}

export type AssignSubscription = Outcome<
  { subscriptionId: string; plan: string },
  | NotBilled
  /** Nothing that can be subscribed to. [INV-014] */
  | { reason: 'NO_PLAN' }
  /** The same plan runs for this member already. [resolutions B11] */
  | { reason: 'RUNNING' }
  /** An earlier try, whose answer was lost, has been finished: with the discount or without, as it was asked for. */
  | { reason: 'GIVEN_OTHERWISE'; volunteer: boolean }
>

/**
 * Gives a member a subscription: paid by the card that the provider has of them, else by invoices. Asked again with
 * its key it finds what is there. Card pages on which the member could begin a plan are closed first. Throws Forbidden
 * to all but finance staff, NotFound for an unknown member. [INV-013, INV-014, INV-015, INV-016, resolutions B11,
 * B12, B22]
 */
export async function assignSubscription(
  ctx: StaffNeeds,
  wish: SubscriptionRequest,
): Promise<AssignSubscription> {
  if (!canBill(ctx.actor)) throw new Forbidden()
  const plans = (await listPrices(ctx))?.subscriptions
  if (!plans) return refused('PROVIDER_DOWN')
  const plan = plans.find(({ id }) => id === wish.priceId)
  if (!plan) return refused('NO_PLAN')
  return assign(ctx, wish, plan, MOST_TRIES)
}

async function assign(
  ctx: StaffNeeds,
  wish: SubscriptionRequest,
  plan: Price,
  tries: number,
): Promise<AssignSubscription> {
  if (tries === 0) return refused('PROVIDER_DOWN')
  const answered = await answerGrants(ctx, wish.memberId)
  if (!answered.ok) return notBilled(answered)
  const before = await givenBefore(ctx, wish)
  if (before) return answerTo(wish, { id: before.id, plan, volunteer: before.discountBp > 0 })
  const begun = await begin(ctx, wish)
  if (!begun.ok) return notBilled(begun)
  const grant = begun.value
  const named = { ...wish, key: grant.key }
  const made = await give(ctx, { ...wish, ...grant }, plan)
  if (!made.ok && made.reason === 'PROVIDER_DOWN') return made
  if (!made.ok || !made.value) await endGrant(ctx.db, named)
  if (!made.ok) {
    const isGone = made.reason === 'PROVIDER_KNOWS_NONE' && (await deleteIfMissing(ctx, grant.customerId))
    return isGone ? assign(ctx, wish, plan, tries - 1) : notBilled(made)
  }
  if (!made.value) return refused('RUNNING')
  const { id, status } = made.value
  // What an earlier try gave has ended since: this one is a wish of its own.
  if (grant.key !== wish.key && !isRunning(status)) {
    await endGrant(ctx.db, named)
    return assign(ctx, wish, plan, tries - 1)
  }
  const synced = await syncSubscription(ctx, id)
  if (!synced.ok) return notBilled(synced)
  return answerTo(wish, { id, plan, volunteer: grant.volunteer })
}

const answerTo = (
  wish: SubscriptionRequest,
  { id, plan, volunteer }: { id: string; plan: Price; volunteer: boolean },
): AssignSubscription =>
  volunteer === wish.volunteer
    ? done({ subscriptionId: id, plan: plan.label })
    : refused('GIVEN_OTHERWISE', { volunteer })

/** What this very wish has made already. */
async function givenBefore({ db }: StaffNeeds, { memberId, priceId, key }: SubscriptionRequest) {
  const [before] = await db
    .select({ id: subscriptions.id, discountBp: subscriptions.discountBp })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.memberId, memberId),
        eq(subscriptions.priceId, priceId),
        eq(subscriptions.request, key),
      ),
    )
  return before
}

/**
 * Notes that the plan is being given. Who was here a moment ago and has no answer yet: his question is asked again, so
 * that a late call makes nothing twice.
 */
async function begin(
  ctx: StaffNeeds,
  wish: SubscriptionRequest,
): Promise<Asked<Grant> | Exclude<Payer, { ok: true }>> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const payer = await payerOf(ctx, wish.memberId)
    if (!payer.ok) return payer
    const grant = await beginGrant(ctx, { ...wish, customerId: payer.value })
    if (grant) return { ok: true, value: grant }
  }
  return { ok: false, reason: 'PROVIDER_DOWN' }
}

/** Undefined when the plan runs already, whoever pays for it, or was paid on a card page at this moment. */
async function give(
  ctx: StaffNeeds,
  wish: SubscriptionRequest & Grant,
  plan: Price,
): Promise<Asked<Stripe.Subscription | undefined>> {
  const { memberId, customerId } = wish
  const closed = await closePlanPages(ctx, memberId)
  if (!closed.ok) return closed.reason === 'PAID' ? { ok: true, value: undefined } : closed
  const running = await runningOfMember(ctx.db, memberId)
  const isElsewhere = running.some(
    (one) => one.customerId !== customerId && isOf(plan, one.priceId, one.plan),
  )
  if (isElsewhere || (await hasPaidUncopied(ctx.db, memberId))) return { ok: true, value: undefined }
  return askOnce(
    ctx,
    `${wish.key}:${plan.id}`,
    (stripe, once) => subscriptionOf(stripe, plan, wish, once.idempotencyKey),
    askAsStaff,
  )
}

/** A plan whose price was replaced is the same plan. */
const isOf = (plan: Price, priceId: string, name: string | null) => priceId === plan.id || name === plan.label

/** Undefined when the plan runs already. */
async function subscriptionOf(
  stripe: Stripe,
  plan: Price,
  { memberId, volunteer, key, customerId: customer }: SubscriptionRequest & Grant,
  once: string,
): Promise<Stripe.Subscription | undefined> {
  const { data: earlier } = await stripe.subscriptions.list({ customer, status: 'all', limit: MOST_LISTED })
  const ofPlan = earlier.filter(({ items }) =>
    items.data.some(({ price }) => isOf(plan, price.id, price.nickname)),
  )
  const same = ofPlan.find(({ metadata }) => metadata.request === key)
  if (same) return same
  if (ofPlan.some(({ status }) => isRunning(status))) return undefined
  const coupon = volunteer ? await volunteerCoupon(stripe, once) : undefined
  const cards = await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 1 })
  const card = cards.data[0]?.id
  return stripe.subscriptions.create(
    {
      customer,
      items: [{ price: plan.id }],
      ...(coupon && { discounts: [{ coupon }] }),
      ...(card
        ? { default_payment_method: card, payment_behavior: 'error_if_incomplete' }
        : { collection_method: 'send_invoice', days_until_due: DAYS_UNTIL_DUE }),
      metadata: { gd_object: 'member', gd_object_id: memberId, request: key },
    },
    // After a refusal the card, the customer or the discount may be another: then it is another question.
    {
      idempotencyKey: [
        'subscription',
        once,
        customer,
        volunteer ? 'volunteer' : 'full',
        card ?? 'invoice',
      ].join(':'),
    },
  )
}

/** The coupon of the volunteers, made at its first use. Its id is what it is once by: somebody may be faster. */
async function volunteerCoupon(stripe: Stripe, once: string): Promise<string> {
  const { id, percent, name } = VOLUNTEER
  const { data } = await stripe.coupons.list({ limit: MOST_LISTED })
  if (data.some((coupon) => coupon.id === id)) return id
  try {
    await stripe.coupons.create(
      { id, percent_off: percent, duration: 'forever', name },
      { idempotencyKey: `coupon:${id}:${once}` },
    )
  } catch (error) {
    if (!isTaken(error)) throw error
  }
  return id
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'resource_already_exists'
