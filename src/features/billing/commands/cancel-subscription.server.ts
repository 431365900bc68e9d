import { eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import { transact } from '../../../platform/database/transact.ts'
import { type Asked, askAsStaff } from '../../../platform/payments/payments.ts'
import { canBill } from '../policy.ts'
import { subscriptions } from '../table.server.ts'
import type { StaffNeeds } from './card-page.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/** When it ends: with what is paid for, or at this moment. */
export type Ending = 'period-end' | 'now'

export type CancelSubscription = Outcome<
  { subscriptionId: string; endsAt: Date | null },
  { reason: 'PROVIDER_DOWN' } | { reason: 'PROVIDER_REFUSED'; message: string }
>

/**
 * Ends a subscription: at the end of the period that is paid for, unless it is said that it ends now. One that has
 * ended or is about to stays so. Throws Forbidden to all but finance staff, NotFound for an unknown one. [INV-019,
 * INV-020, resolutions B25]
 */
export async function cancelSubscription(
  ctx: StaffNeeds,
  id: string,
  ending: Ending = 'period-end',
): Promise<CancelSubscription> {
  if (!canBill(ctx.actor)) throw new Forbidden()
  const [known] = await ctx.db
    .select({
      memberId: subscriptions.memberId,
      endedAt: subscriptions.endedAt,
      isEnding: subscriptions.cancelAtPeriodEnd,
    })
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
  if (!known) throw new NotFound()
  const ended = await askAsStaff(ctx, (stripe) => end(stripe, id, ending))
  if (!ended.ok) return failed(ended)
  const synced = await syncSubscription(ctx, id)
  if (!synced.ok) return failed(synced)
  const wasDone = known.endedAt !== null || (known.isEnding && ending === 'period-end')
  if (!wasDone) await note(ctx, { subscription: id, ending }, known.memberId)
  const [item] = ended.value.items.data
  const isOver = ended.value.status === 'canceled'
  return done({
    subscriptionId: id,
    endsAt: isOver || !item ? null : new Date(item.current_period_end * 1000),
  })
}

const note = (
  ctx: StaffNeeds,
  facts: { subscription: string; ending: Ending },
  memberId: string | null,
): Promise<void> =>
  transact(ctx, (tx) =>
    auditStaff(tx, ctx, {
      action: 'billing.cancel-subscription',
      subject: memberId ? `members/${memberId}` : `subscriptions/${facts.subscription}`,
      facts,
    }),
  )

/** The provider refuses to end what has ended: it is looked at first. */
async function end(stripe: Stripe, id: string, ending: Ending): Promise<Stripe.Subscription> {
  const now = await stripe.subscriptions.retrieve(id)
  if (now.status === 'canceled' || now.status === 'incomplete_expired') return now
  if (ending === 'now') return stripe.subscriptions.cancel(id)
  return now.cancel_at_period_end ? now : stripe.subscriptions.update(id, { cancel_at_period_end: true })
}

/** The provider's answer, as staff hear it. */
function failed(asked: Exclude<Asked<never>, { ok: true }>): Extract<CancelSubscription, { ok: false }> {
  if (asked.reason !== 'PROVIDER_KNOWS_NONE') return asked
  return refused('PROVIDER_REFUSED', { message: 'the card provider does not know this subscription.' })
}
