import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { payments, subscriptions } from '../table.server.ts'
import type { BillingNeeds } from './card-page.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/** How old a copy may be. News of changes comes by events; this is for those that were lost. */
const FRESH_MS = 24 * 3_600_000
const MOST_AT_ONCE = 50

/**
 * Copies the subscriptions that were paid and never copied, and anew those that nobody has heard of for a day, the
 * oldest copies first. Answers how many were copied. Stops when the provider does not answer. [INV-022]
 */
export async function reconcileSubscriptions(ctx: BillingNeeds): Promise<number> {
  const now = ctx.clock.now()
  const stale = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(isNull(subscriptions.endedAt), lt(subscriptions.updatedAt, new Date(now.getTime() - FRESH_MS))),
    )
    .orderBy(subscriptions.updatedAt)
    .limit(MOST_AT_ONCE)
  let copied = 0
  for (const { id } of [...(await uncopied(ctx)), ...stale]) {
    const synced = await syncSubscription(ctx, id)
    if (synced.ok) copied += 1
    if (!synced.ok && synced.reason === 'PROVIDER_DOWN') return copied
    // What the provider does not know any more is not asked for again before tomorrow.
    if (!synced.ok) await ctx.db.update(subscriptions).set({ updatedAt: now }).where(eq(subscriptions.id, id))
  }
  return copied
}

/** Subscriptions whose payment is settled, and of which nothing else is known. */
async function uncopied({ db }: BillingNeeds): Promise<{ id: string }[]> {
  const found = await db
    .select({ id: payments.subscriptionId })
    .from(payments)
    .leftJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(and(eq(payments.status, 'paid'), isNotNull(payments.subscriptionId), isNull(subscriptions.id)))
    .limit(MOST_AT_ONCE)
  return found.flatMap(({ id }) => (id === null ? [] : [{ id }]))
}
