import { eq, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { isId } from '../../../../kernel/ids.ts'
import { pence } from '../../../../kernel/money.ts'
import { done } from '../../../../kernel/outcome.ts'
import { rowVersion } from '../../../../platform/database/row-version.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { type CallLimits, callProvider } from '../../../../platform/payments/payments.ts'
import { keepCustomer } from '../../customers/commands/customer-of.server.ts'
import { memberOfCustomer } from '../../customers/queries/owner.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { subscriptions } from '../../subscriptions/table.server.ts'
import { idOf, instantOf, type Synced } from '../model.ts'
import { notifySubscription } from './notify-subscription.server.ts'

const EXPAND = ['discounts.source.coupon', 'latest_invoice']

/**
 * Copies the current state of a subscription and queues a job for its registration. Holds no lock or connection
 * during the call; if another process has written a newer copy meanwhile, fetches again. [INV-022, resolutions B11,
 * B23, B26]
 */
export async function syncSubscription(
  ctx: BillingNeeds,
  id: string,
  limits: CallLimits = {},
): Promise<Synced> {
  const [known] = await ctx.db
    .select({ version: rowVersion(subscriptions) })
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
  const answered = await callProvider(ctx, (stripe) =>
    stripe.subscriptions.retrieve(id, { expand: EXPAND }, limits),
  )
  if (!answered.ok) return answered
  const isCopied = await copySubscription(ctx, answered.value, known?.version)
  return isCopied ? done() : syncSubscription(ctx, id, limits)
}

function copySubscription(
  ctx: BillingNeeds,
  subscription: Stripe.Subscription,
  version: string | undefined,
): Promise<boolean> {
  const copy = copyOf(subscription, ctx.clock.now())
  return transact(ctx, async (tx) => {
    const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscription.id))
    const [written] = await tx
      .insert(subscriptions)
      .values({ ...copy, createdAt: new Date(subscription.created * 1000) })
      .onConflictDoUpdate({
        target: subscriptions.id,
        set: {
          ...copy,
          registrationId: sql`coalesce(${subscriptions.registrationId}, excluded.registration_id)`,
        },
        setWhere: version === undefined ? sql`false` : eq(rowVersion(subscriptions), version),
      })
      .returning()
    if (!written) return false
    await notifySubscription(ctx, tx, before, written, subscription)
    const { registrationId, customerId } = written
    if (registrationId) await keepCustomer(ctx, tx, customerId, { registrationId })
    const memberId = (await memberOfCustomer({ db: tx }, customerId)) ?? null
    await addJob(tx, 'subscription.changed', { memberId, registrationId })
    return true
  })
}

function copyOf(subscription: Stripe.Subscription, now: Date) {
  const [item] = subscription.items.data
  if (!item) throw new Error(`subscription ${subscription.id} has no price`)
  const { price } = item
  const { gd_object: object, gd_object_id: objectId = '' } = subscription.metadata
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    registrationId: object === 'subscription' && isId(objectId) ? objectId : null,
    priceId: price.id,
    plan: price.nickname ?? price.lookup_key ?? price.id,
    amount: pence(price.unit_amount ?? 0),
    interval: price.recurring?.interval ?? '',
    intervalCount: price.recurring?.interval_count ?? 1,
    status: subscription.status,
    discountBp: discountOf(subscription),
    currentPeriodEnd: instantOf(item.current_period_end),
    cardId: idOf(subscription.default_payment_method),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    isPaused: subscription.pause_collection !== null,
    pausedUntil: instantOf(subscription.pause_collection?.resumes_at ?? null),
    endedAt: instantOf(subscription.ended_at),
    updatedAt: now,
  }
}

function discountOf({ discounts }: Stripe.Subscription): number {
  const [first] = discounts
  const coupon = typeof first === 'object' ? first.source.coupon : null
  return typeof coupon === 'object' ? Math.round((coupon?.percent_off ?? 0) * 100) : 0
}
