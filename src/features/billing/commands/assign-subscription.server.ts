import { sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { auditStaff } from '../../../platform/entries/audit.ts'
import { askOnce } from '../../../platform/payments/ask-once.ts'
import { askAsStaff } from '../../../platform/payments/payments.ts'
import { isRunning, type Price } from '../model.ts'
import { canBill } from '../policy.ts'
import { listPrices } from '../queries/prices.server.ts'
import type { StaffNeeds } from './card-page.server.ts'
import { type NotBilled, notBilled } from './create-invoice.server.ts'
import { payerOf } from './payer.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/** For who has no card at the provider: each period is an invoice to pay within so many days. */
const DAYS_UNTIL_DUE = 14
const MOST_LISTED = 100

/** What volunteers get off a subscription. [INV-016, decisions B12] */
export const VOLUNTEER = { id: 'volunteer-20', percent: 20, name: 'Volunteer' } as const

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
>

/**
 * Gives a member a subscription: paid by the card that the provider has of them, else by invoices. Asked again with
 * its key it finds what is there. Throws Forbidden to all but finance staff, NotFound for an unknown member.
 * [INV-013, INV-014, INV-015, INV-016, decisions B11, B12, B22]
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
  const made = await transact(ctx, async (tx) => {
    // Two at once would both find nothing running: for a customer one after the other is looked at.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('subscription'), hashtext(${payer.value}))`)
    return askOnce(
      ctx,
      wish.key,
      (stripe, once) => subscriptionOf(stripe, payer.value, plan, wish, once.idempotencyKey),
      askAsStaff,
    )
  })
  if (!made.ok) return notBilled(made)
  if (!made.value) return refused('RUNNING')
  const { id } = made.value
  const synced = await syncSubscription(ctx, id)
  if (!synced.ok) return notBilled(synced)
  await transact(ctx, (tx) =>
    auditStaff(tx, ctx, {
      action: 'billing.assign-subscription',
      subject: `members/${wish.memberId}`,
      facts: { subscription: id, volunteer: wish.volunteer },
    }),
  )
  return done({ subscriptionId: id, plan: plan.label })
}

/** Undefined when the plan runs already. */
async function subscriptionOf(
  stripe: Stripe,
  customer: string,
  plan: Price,
  { memberId, volunteer, key }: SubscriptionWish,
  once: string,
): Promise<Stripe.Subscription | undefined> {
  const { data: earlier } = await stripe.subscriptions.list({ customer, status: 'all', limit: MOST_LISTED })
  const same = earlier.find(({ metadata }) => metadata.request === key)
  if (same) return same
  if (
    earlier.some((one) => isRunning(one.status) && one.items.data.some(({ price }) => price.id === plan.id))
  )
    return undefined
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
