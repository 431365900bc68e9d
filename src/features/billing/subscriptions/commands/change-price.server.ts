import type { Stripe } from 'stripe'
import { z } from 'zod'
import type { Tx } from '../../../../platform/database/database.ts'
import {
  callForOperation,
  type OperationHandler,
} from '../../operations/commands/perform-operation.server.ts'
import { requestOperation } from '../../operations/commands/request-operation.server.ts'
import type { StaffNeeds, Unchanged } from '../../operations/model.ts'
import type { Operation } from '../../operations/table.server.ts'
import { requireFinance } from '../../policy.ts'
import { syncSubscription } from '../../sync/commands/sync-subscription.server.ts'
import { hasEnded } from '../model.ts'

export type PriceToChange = {
  subscriptionId: string
  memberId: string
  /** The fee plan whose price the subscription gets. Its period is that of the subscription. */
  planId: string
  /** The name of the fee plan. */
  plan: string
  /** The earliest moment of the change, so that a payment due soon after the notice still has the old price. */
  notBefore: Date | undefined
  /** The idempotency key: requests with the same key change the price once. */
  key: string
}

const requested = z.object({ subscriptionId: z.string(), planId: z.string(), plan: z.string() })

/**
 * Requests that the next payments of a subscription have the price of another plan, in the caller's transaction.
 * Nothing is charged or credited for the running period. Throws Forbidden unless the caller is finance staff.
 */
export async function requestPriceChange(
  ctx: StaffNeeds,
  tx: Tx,
  { subscriptionId, memberId, planId, plan, notBefore, key }: PriceToChange,
): Promise<void> {
  requireFinance(ctx)
  await requestOperation(ctx, tx, {
    id: `price:${subscriptionId}:${planId}:${key}`,
    kind: 'subscription.change-price',
    memberId,
    request: { subscriptionId, planId, plan, ...(notBefore && { notBefore: notBefore.toISOString() }) },
  })
}

export const CHANGE_PRICE: OperationHandler = {
  kind: 'subscription.change-price',
  async perform(ctx, operation) {
    const { subscriptionId: id, planId } = requested.parse(operation.request)
    const changed = await callForOperation(ctx, operation, (stripe, once) =>
      change(stripe, { id, planId }, once.idempotencyKey),
    )
    if (!changed.ok) return changed
    if (changed.value === 'NO_PRICE' || changed.value === 'OTHER_PERIOD')
      return { ok: false, reason: changed.value }
    const synced = await syncSubscription(ctx, id)
    return synced.ok ? { ok: true, value: id, unchanged: changed.value } : synced
  },
  audit: ({ memberId, request }: Operation, subscription, unchanged) => ({
    action: unchanged ? 'billing.keep-price' : 'billing.change-price',
    subject: `members/${memberId}`,
    facts: { subscription, plan: requested.parse(request).plan },
  }),
}

/** Returns why the price was not changed. A subscription that has ended, or is ending, keeps its price. */
async function change(
  stripe: Stripe,
  { id, planId }: { id: string; planId: string },
  idempotencyKey: string,
): Promise<'NO_PRICE' | 'OTHER_PERIOD' | Unchanged | undefined> {
  const now = await stripe.subscriptions.retrieve(id)
  const [item] = now.items.data
  if (hasEnded(now.status) || !item) return 'ENDED'
  if (now.cancel_at_period_end) return 'ENDING'
  const { data } = await stripe.prices.list({ lookup_keys: [planId], active: true, limit: 1 })
  const [price] = data
  if (!price) return 'NO_PRICE'
  if (item.price.id === price.id) return undefined
  if (billingPeriodOf(item.price) !== billingPeriodOf(price)) return 'OTHER_PERIOD'
  await stripe.subscriptions.update(
    id,
    { items: [{ id: item.id, price: price.id }], proration_behavior: 'none' },
    { idempotencyKey },
  )
  return undefined
}

const billingPeriodOf = ({ recurring }: Stripe.Price) => `${recurring?.interval_count} ${recurring?.interval}`
