import type { Stripe } from 'stripe'
import { z } from 'zod'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import {
  callForOperation,
  type OperationHandler,
} from '../../operations/commands/perform-operation.server.ts'
import type { StaffNeeds } from '../../operations/model.ts'
import { hasEnded } from '../../subscriptions/model.ts'
import { syncSubscription } from '../../sync/commands/sync-subscription.server.ts'
import { type PauseChoice, type PauseOffer, pauseOffer } from '../model.ts'
import { type OwnChange, requestChange } from './request-change.server.ts'

export type PauseSubscription = Outcome<
  { operationId: string },
  | Extract<PauseOffer, { ok: false }>
  /** `choices`: the lengths that the club's rule allows. */
  | { reason: 'TOO_LONG'; choices: readonly PauseChoice[] }
  /** Another change of this subscription is pending at the provider. */
  | { reason: 'PENDING' }
>

const requested = z.object({
  subscriptionId: z.string(),
  plan: z.string(),
  months: z.number(),
  resumesAt: z.coerce.date(),
})

/**
 * Requests that the provider voids the invoices of a subscription from the next payment on, for a number of months
 * that the club's rule allows, and then collects again by itself. Throws NotFound for another family's subscription.
 */
export function pauseSubscription(
  ctx: StaffNeeds,
  { months, subscriptionId, key }: OwnChange & { months: number },
): Promise<PauseSubscription> {
  type Refusal = Exclude<Extract<PauseSubscription, { ok: false }>, { reason: 'PENDING' }>
  const change = { subscriptionId, key: `${key}:${months}` }
  return requestChange<Refusal>(ctx, 'subscription.pause', change, (now, pauses) => {
    const offer = pauseOffer(ctx.club, now, pauses, ctx.clock.now())
    if (!offer.ok) return offer
    const { from, choices } = offer
    const chosen = choices.find((one) => one.months === months)
    if (!chosen) return refused('TOO_LONG', { choices })
    return done({ request: { months, from, resumesAt: chosen.resumesAt } })
  })
}

export const PAUSE_SUBSCRIPTION: OperationHandler = {
  kind: 'subscription.pause',
  async perform(ctx, operation) {
    const { subscriptionId: id, resumesAt } = requested.parse(operation.request)
    if (resumesAt <= ctx.clock.now()) return { ok: false, reason: 'PAUSE_OVER' }
    const paused = await callForOperation(ctx, operation, (stripe, once) =>
      pause(stripe, { id, resumesAt }, once),
    )
    if (!paused.ok) return paused
    const synced = await syncSubscription(ctx, id)
    if (!synced.ok) return synced
    return paused.value === undefined ? { ok: true, value: id } : { ok: false, reason: paused.value }
  },
  audit({ memberId, request }, subscription) {
    const { months, resumesAt } = requested.parse(request)
    return {
      action: 'billing.pause-subscription',
      subject: `members/${memberId}`,
      facts: { subscription, months, until: resumesAt.toISOString() },
    }
  },
}

/**
 * Returns why the subscription was not paused. A pause that staff made at the provider stays as it is, and is not the
 * payer's: it does not count towards the months of the club's rule.
 */
async function pause(
  stripe: Stripe,
  { id, resumesAt }: { id: string; resumesAt: Date },
  once: { idempotencyKey: string },
): Promise<'SUBSCRIPTION_ENDED' | 'SUBSCRIPTION_ENDING' | 'PAUSED_BY_CLUB' | undefined> {
  const now = await stripe.subscriptions.retrieve(id)
  if (hasEnded(now.status)) return 'SUBSCRIPTION_ENDED'
  if (now.cancel_at_period_end) return 'SUBSCRIPTION_ENDING'
  const resumes_at = Math.floor(resumesAt.getTime() / 1000)
  if (now.pause_collection)
    return now.pause_collection.resumes_at === resumes_at ? undefined : 'PAUSED_BY_CLUB'
  await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void', resumes_at } }, once)
  return undefined
}
