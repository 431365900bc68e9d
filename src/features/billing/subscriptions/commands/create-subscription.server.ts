import { z } from 'zod'
import { closeSubscriptionCheckouts } from '../../checkout/commands/single-subscription.server.ts'
import { chargeMember } from '../../customers/commands/customer-of.server.ts'
import {
  callForOperation,
  type OperationHandler,
} from '../../operations/commands/perform-operation.server.ts'
import { type BillingNeeds, BY_INVOICE } from '../../operations/model.ts'
import type { Operation } from '../../operations/table.server.ts'
import { syncSubscription } from '../../sync/commands/sync-subscription.server.ts'
import { isRunning } from '../model.ts'
import { runningOfMember } from '../queries/subscriptions.server.ts'
import { volunteerCoupon } from './volunteer-coupon.server.ts'

const MAX_LISTED = 100

const requested = z.object({ priceId: z.string(), plan: z.string().default(''), volunteer: z.boolean() })
type Requested = z.output<typeof requested>

/**
 * Creates the subscription that staff have assigned, charged to the member's card at the provider, or else invoiced.
 * First closes checkout sessions in which the member could start a second subscription.
 */
export const CREATE_SUBSCRIPTION: OperationHandler = {
  kind: 'subscription.create',
  async perform(ctx, operation) {
    const memberId = operation.memberId ?? ''
    const request = requested.parse(operation.request)
    const closed = await closeSubscriptionCheckouts(ctx, memberId)
    if (!closed.ok) return closed.reason === 'PAID' ? { ok: false, reason: 'RUNNING' } : closed
    const made = await chargeMember(ctx, memberId, (customer) => create(ctx, operation, request, customer))
    if (!made.ok) return made
    if (!made.value) return { ok: false, reason: 'RUNNING' }
    const { id } = made.value
    const synced = await syncSubscription(ctx, id)
    return synced.ok ? { ok: true, value: id } : synced
  },
  audit: ({ memberId, request }, subscription) => ({
    action: 'billing.assign-subscription',
    subject: `members/${memberId}`,
    facts: { subscription, volunteer: requested.parse(request).volunteer },
  }),
}

/** Returns undefined if the member already has the plan. */
function create(
  ctx: BillingNeeds,
  operation: Operation,
  { priceId, plan, volunteer }: Requested,
  customer: string,
) {
  const isOf = (id: string, name: string | null) => id === priceId || name === plan
  return callForOperation(ctx, operation, async (stripe, once, isMade) => {
    const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: MAX_LISTED })
    const ofPlan = data.filter(({ items }) => items.data.some(({ price }) => isOf(price.id, price.nickname)))
    const same = ofPlan.find(isMade)
    if (same) return same
    if (ofPlan.some(({ status }) => isRunning(status))) return undefined
    const memberId = operation.memberId ?? ''
    const running = await runningOfMember(ctx.db, memberId)
    if (running.some((one) => isOf(one.priceId, one.plan))) return undefined
    const discounts = volunteer ? [{ coupon: await volunteerCoupon(stripe) }] : undefined
    const cards = await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 1 })
    const card = cards.data[0]?.id
    return stripe.subscriptions.create(
      {
        customer,
        items: [{ price: priceId }],
        ...(discounts && { discounts }),
        ...(card ? { default_payment_method: card, payment_behavior: 'error_if_incomplete' } : BY_INVOICE),
        metadata: { gd_object: 'member', gd_object_id: memberId, operation: operation.id },
      },
      { idempotencyKey: `${once.idempotencyKey}:${customer}:${card ?? 'invoice'}` },
    )
  })
}
