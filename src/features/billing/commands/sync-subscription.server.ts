import { eq, type SQL, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { isId } from '../../../kernel/ids.ts'
import { transact } from '../../../platform/database/transact.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { type Asked, ask, type Patience } from '../../../platform/payments/payments.ts'
import { subscriptions } from '../table.server.ts'
import type { BillingNeeds } from './card-page.server.ts'
import { memberMeant } from './customer.server.ts'
import { freshCopy, writingOf } from './fresh-copy.server.ts'
import { keepGrant } from './grants.server.ts'
import { notifySubscription } from './notify-subscription.server.ts'

const EXPANDED = ['discounts.source.coupon', 'latest_invoice']

/**
 * Copies what the provider says now of one subscription, whatever event has caused it, with the time of the copy. Tells
 * the registration that it came out of, whose member it becomes; else the member is whoever the customer belongs to.
 * [INV-022, resolutions B11, B23, B26]
 */
export async function syncSubscription(
  ctx: BillingNeeds,
  id: string,
  patience: Patience = {},
): Promise<Asked<undefined>> {
  return freshCopy({
    known: () => writing(ctx, id),
    fetch: () => ask(ctx, (stripe) => stripe.subscriptions.retrieve(id, { expand: EXPANDED }, patience)),
    write: (subscription, known) => copySubscription(ctx, subscription, known),
  })
}

async function writing({ db }: BillingNeeds, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ writing: writingOf(subscriptions) })
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
  return row?.writing
}

async function copySubscription(
  ctx: BillingNeeds,
  subscription: Stripe.Subscription,
  known: string | undefined,
): Promise<boolean> {
  const copy = copyOf(subscription, ctx.clock.now())
  return transact(ctx, async (tx) => {
    const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscription.id))
    const [written] = await tx
      .insert(subscriptions)
      .values({
        ...copy,
        createdAt: new Date(subscription.created * 1000),
        // What was begun by a registration is whose the registration is: its feature says so.
        memberId: copy.registrationId ? null : memberFor(ctx, subscription, copy.customerId),
      })
      .onConflictDoUpdate({
        target: subscriptions.id,
        set: {
          ...copy,
          registrationId: sql`coalesce(${subscriptions.registrationId}, excluded.registration_id)`,
          memberId: sql`coalesce(${subscriptions.memberId}, excluded.member_id)`,
        },
        setWhere: known === undefined ? sql`false` : eq(writingOf(subscriptions), known),
      })
      .returning()
    if (!written) return false
    await notifySubscription(ctx, tx, before, written, subscription)
    const given = givenTo(subscription)
    if (given && copy.request)
      await keepGrant(ctx, tx, { memberId: given, priceId: copy.priceId, key: copy.request }, subscription.id)
    const { memberId, registrationId } = written
    await addJob(tx, 'subscription.changed', { memberId, registrationId })
    return true
  })
}

/** The member to whom staff gave a subscription. */
function givenTo({ metadata }: Stripe.Subscription): string | undefined {
  const { gd_object: object, gd_object_id: memberId = '' } = metadata
  return object === 'member' && isId(memberId) ? memberId : undefined
}

/** Whom staff meant, else whoever the customer belongs to. */
const memberFor = (ctx: BillingNeeds, subscription: Stripe.Subscription, customer: string): SQL =>
  memberMeant(ctx, givenTo(subscription), customer)

function copyOf(subscription: Stripe.Subscription, now: Date) {
  const [item] = subscription.items.data
  if (!item) throw new Error(`subscription ${subscription.id} has no price`)
  const { price } = item
  const { default_payment_method: card } = subscription
  const { gd_object: object, gd_object_id: objectId = '' } = subscription.metadata
  return {
    id: subscription.id,
    customerId: typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id,
    registrationId: object === 'subscription' && isId(objectId) ? objectId : null,
    priceId: price.id,
    plan: price.nickname ?? price.lookup_key ?? price.id,
    amountMinor: price.unit_amount ?? 0,
    interval: price.recurring?.interval ?? '',
    intervalCount: price.recurring?.interval_count ?? 1,
    status: subscription.status,
    discountBp: discountOf(subscription),
    request: givenTo(subscription) ? (subscription.metadata.request ?? null) : null,
    currentPeriodEnd: new Date(item.current_period_end * 1000),
    cardId: typeof card === 'string' ? card : (card?.id ?? null),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at === null ? null : new Date(subscription.ended_at * 1000),
    updatedAt: now,
  }
}

function discountOf({ discounts }: Stripe.Subscription): number {
  const [first] = discounts
  const coupon = typeof first === 'object' ? first.source.coupon : null
  return typeof coupon === 'object' ? Math.round((coupon?.percent_off ?? 0) * 100) : 0
}
