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
import { type OwnChange, requestChange } from './request-change.server.ts'

export type ResumeSubscription = Outcome<
  { operationId: string },
  /** PENDING: another change of this subscription is pending at the provider. */
  { reason: 'ENDED' | 'NOT_PAUSED' | 'PENDING' }
>

const requested = z.object({ subscriptionId: z.string() })

/**
 * Requests that the provider collects the payments of a paused subscription again, from the next one on. Throws
 * NotFound for another family's subscription.
 */
export const resumeSubscription = (ctx: StaffNeeds, change: OwnChange): Promise<ResumeSubscription> =>
  requestChange<{ reason: 'ENDED' | 'NOT_PAUSED' }>(ctx, 'subscription.resume', change, (now) => {
    if (hasEnded(now.status)) return refused('ENDED')
    return now.isPaused ? done({ request: {} }) : refused('NOT_PAUSED')
  })

export const RESUME_SUBSCRIPTION: OperationHandler = {
  kind: 'subscription.resume',
  async perform(ctx, operation) {
    const { subscriptionId: id } = requested.parse(operation.request)
    const resumed = await callForOperation(ctx, operation, (stripe, once) => resume(stripe, id, once))
    const synced = resumed.ok ? await syncSubscription(ctx, id) : resumed
    return synced.ok ? { ok: true, value: id } : synced
  },
  audit: ({ memberId }, subscription) => ({
    action: 'billing.resume-subscription',
    subject: `members/${memberId}`,
    facts: { subscription },
  }),
}

async function resume(stripe: Stripe, id: string, once: { idempotencyKey: string }): Promise<void> {
  const now = await stripe.subscriptions.retrieve(id)
  if (hasEnded(now.status) || !now.pause_collection) return
  await stripe.subscriptions.update(id, { pause_collection: '' }, once)
}
