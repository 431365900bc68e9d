import { eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { callAsStaff } from '../../../../platform/payments/payments.ts'
import { memberOf } from '../../customers/queries/owner.server.ts'
import type { OperationHandler } from '../../operations/commands/perform-operation.server.ts'
import { requestOperation } from '../../operations/commands/request-operation.server.ts'
import type { StaffNeeds } from '../../operations/model.ts'
import { requireFinance } from '../../policy.ts'
import { syncSubscription } from '../../sync/commands/sync-subscription.server.ts'
import { hasEnded } from '../model.ts'
import { subscriptions } from '../table.server.ts'

/** When the subscription ends: at the end of its current period, or immediately. */
export type Ending = 'period-end' | 'now'

const requested = z.object({
  subscriptionId: z.string(),
  plan: z.string().default(''),
  ending: z.enum(['period-end', 'now']),
  isDone: z.boolean(),
})

/**
 * Requests the cancellation of a subscription, by default at the end of its current period. Changes nothing if it has
 * ended or is already ending. Throws Forbidden unless the caller is finance staff, NotFound for an unknown
 * subscription. [INV-019, INV-020, resolutions B25]
 */
export async function cancelSubscription(
  ctx: StaffNeeds,
  subscriptionId: string,
  ending: Ending = 'period-end',
): Promise<{ operationId: string }> {
  requireFinance(ctx)
  const { plan, endedAt, cancelAtPeriodEnd: isEnding } = subscriptions
  const [known] = await ctx.db
    .select({ memberId: memberOf(subscriptions.customerId), plan, endedAt, isEnding })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId))
  if (!known) throw new NotFound()
  const isDone = known.endedAt !== null || (known.isEnding && ending === 'period-end')
  const request = { subscriptionId, plan: known.plan, ending, isDone }
  const input = {
    id: `cancel:${newId()}`,
    kind: 'subscription.cancel' as const,
    memberId: known.memberId,
    request,
  }
  const { id } = await ctx.db.transaction((tx) => requestOperation(ctx, tx, input))
  return { operationId: id }
}

export const CANCEL_SUBSCRIPTION: OperationHandler = {
  kind: 'subscription.cancel',
  async perform(ctx, { request }) {
    const { subscriptionId: id, ending } = requested.parse(request)
    const ended = await callAsStaff(ctx, (stripe) => end(stripe, id, ending))
    const synced = ended.ok ? await syncSubscription(ctx, id) : ended
    if (synced.ok) return { ok: true, value: id }
    if (synced.reason !== 'PROVIDER_KNOWS_NONE') return synced
    return { ...synced, message: 'the card provider does not know this subscription.' }
  },
  audit({ memberId, request }, subscription) {
    const { ending, isDone } = requested.parse(request)
    const subject = memberId ? `members/${memberId}` : `subscriptions/${subscription}`
    return isDone
      ? undefined
      : { action: 'billing.cancel-subscription', subject, facts: { subscription, ending } }
  },
}

/** Fetches the subscription first, because the provider refuses to cancel an ended one. */
async function end(stripe: Stripe, id: string, ending: Ending): Promise<Stripe.Subscription> {
  const now = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  if (hasEnded(now.status)) return now
  if (ending === 'now') {
    await voidDraft(stripe, now.latest_invoice)
    return stripe.subscriptions.cancel(id)
  }
  return now.cancel_at_period_end ? now : stripe.subscriptions.update(id, { cancel_at_period_end: true })
}

/**
 * Voids the draft of the next invoice, so that nothing is left to pay. The provider can void only finalised invoices,
 * and does not delete the drafts of subscriptions.
 */
async function voidDraft(stripe: Stripe, invoice: Stripe.Subscription['latest_invoice']): Promise<void> {
  if (invoice === null || typeof invoice !== 'object' || invoice.status !== 'draft') return
  const finalised = await stripe.invoices.finalizeInvoice(invoice.id, { auto_advance: false })
  if (finalised.status === 'open') await stripe.invoices.voidInvoice(invoice.id)
}
