import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { StaffNeeds } from '../../operations/model.ts'
import { hasEnded } from '../../subscriptions/model.ts'
import { type OwnChange, requestChange } from './request-change.server.ts'

export type CancelOwnSubscription = Outcome<
  { operationId: string },
  /** PENDING: another change of this subscription is pending at the provider. */
  { reason: 'ENDED' | 'ENDING' | 'PENDING' }
>

/**
 * Requests that a subscription ends with its current period, paid or paused. Throws NotFound for another family's
 * subscription. `CANCEL_SUBSCRIPTION` performs it.
 */
export const cancelOwnSubscription = (ctx: StaffNeeds, change: OwnChange): Promise<CancelOwnSubscription> =>
  requestChange<{ reason: 'ENDED' | 'ENDING' }>(ctx, 'subscription.cancel', change, (now) => {
    if (hasEnded(now.status)) return refused('ENDED')
    if (now.cancelAtPeriodEnd) return refused('ENDING')
    return done({ request: { ending: 'period-end', isDone: false } })
  })
