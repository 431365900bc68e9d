import type { Stripe } from 'stripe'
import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { askOnce } from '../../../platform/payments/ask-once.ts'
import { type Asked, askAsStaff } from '../../../platform/payments/payments.ts'
import { isRunning, type Price } from '../model.ts'
import { canBill } from '../policy.ts'
import { runningOfMember } from '../queries/ledger.server.ts'
import { listPrices } from '../queries/prices.server.ts'
import type { StaffNeeds } from './card-page.server.ts'
import { type NotBilled, notBilled } from './create-invoice.server.ts'
import { beginGrant, endGrant } from './grants.server.ts'
import { closePlanPages } from './one-plan.server.ts'
import { payerOf } from './payer.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/** For who has no card at the provider: each period is an invoice to pay within so many days. */
const DAYS_UNTIL_DUE = 14
const MOST_LISTED = 100

/** What volunteers get off a subscription. [INV-016, decisions B12] */
const VOLUNTEER = { id: 'volunteer-20', percent: 20, name: 'Volunteer' } as const

export type SubscriptionWish = {
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
  /** The same plan runs for this member already. [decisions B11] */
  | { reason: 'RUNNING' }
  /** An earlier try, whose answer was lost, has been finished: with the discount or without, as it was asked for. */
  | { reason: 'GIVEN_OTHERWISE'; volunteer: boolean }
>

/**
 * Gives a member a subscription: paid by the card that the provider has of them, else by invoices. Asked again with
 * its key it finds what is there. Card pages on which the member could begin a plan are closed first. Throws Forbidden
 * to all but finance staff, NotFound for an unknown member. [INV-013, INV-014, INV-015, INV-016, decisions B11, B12,
 * B22]
 */
export async function assignSubscription(
  ctx: StaffNeeds,
  wish: SubscriptionWish,
): Promise<AssignSubscription> {
  if (!canBill(ctx.actor)) throw new Forbidden()
  const plans = (await listPrices(ctx))?.subscriptions
  if (!plans) return refused('PROVIDER_DOWN')
  const plan = plans.find(({ id }) => id === wish.priceId)
  if (!plan) return refused('NO_PLAN')
  const payer = await payerOf(ctx, wish.memberId)
  if (!payer.ok) return notBilled(payer)
  // Who was here before and has no answer yet: his question is asked again, so that a late call makes nothing twice.
  const grant = await beginGrant(ctx, wish)
  const made = await give(ctx, { ...wish, ...grant }, payer.value, plan)
  if (!made.ok && made.reason === 'PROVIDER_DOWN') return made
  if (!made.ok || !made.value) await endGrant(ctx.db, { ...wish, key: grant.key })
  if (!made.ok) return notBilled(made)
  if (!made.value) return refused('RUNNING')
  const { id, status } = made.value
  // What an earlier try gave has ended since: this one is a wish of its own.
  if (grant.key !== wish.key && !isRunning(status)) {
    await endGrant(ctx.db, { ...wish, key: grant.key })
    return assignSubscription(ctx, wish)
  }
  const synced = await syncSubscription(ctx, id)
  if (!synced.ok) return notBilled(synced)
  if (grant.volunteer !== wish.volunteer) return refused('GIVEN_OTHERWISE', { volunteer: grant.volunteer })
  return done({ subscriptionId: id, plan: plan.label })
}

/** Undefined when the plan runs already, whoever pays for it, or was paid on a card page at this moment. */
async function give(
  ctx: StaffNeeds,
  wish: SubscriptionWish,
  customer: string,
  plan: Price,
): Promise<Asked<Stripe.Subscription | undefined>> {
  const closed = await closePlanPages(ctx, wish.memberId)
  if (!closed.ok) return closed.reason === 'PAID' ? { ok: true, value: undefined } : closed
  const running = await runningOfMember(ctx.db, wish.memberId)
  if (running.some((one) => one.customerId !== customer && isOf(plan, one.priceId, one.plan)))
    return { ok: true, value: undefined }
  return askOnce(
    ctx,
    wish.key,
    (stripe, once) => subscriptionOf(stripe, customer, plan, wish, once.idempotencyKey),
    askAsStaff,
  )
}

/** A plan whose price was replaced is the same plan. */
const isOf = (plan: Price, priceId: string, name: string | null) => priceId === plan.id || name === plan.label

/** Undefined when the plan runs already. */
async function subscriptionOf(
  stripe: Stripe,
  customer: string,
  plan: Price,
  { memberId, volunteer, key }: SubscriptionWish,
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
    { idempotencyKey: `subscription:${once}` },
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
