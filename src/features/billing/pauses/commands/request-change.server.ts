import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { lockSubscriber } from '../../checkout/commands/single-subscription.server.ts'
import { operationOf, requestOperation } from '../../operations/commands/request-operation.server.ts'
import type { StaffNeeds } from '../../operations/model.ts'
import type { Subscription } from '../../subscriptions/model.ts'
import { subscriptions } from '../../subscriptions/table.server.ts'
import type { Pause } from '../model.ts'
import { ownSubscription } from '../queries/own-subscription.server.ts'
import { type ChangeKind, pausesOf } from '../queries/pauses.server.ts'

export type OwnChange = {
  subscriptionId: string
  /** The idempotency key: a form that is sent twice changes the subscription once. */
  key: string
}

type Copied = Omit<Subscription, 'memberId' | 'person'>
type Check<R extends { reason: string }> = (
  now: Copied,
  pauses: readonly Pause[],
) => Outcome<{ request: object }, R>

/**
 * Requests a change of a subscription that the caller pays for, if `check` allows it for the subscription as it is now.
 * One change at a time: while another is pending, it is refused. Throws NotFound for another family's subscription.
 */
export async function requestChange<R extends { reason: string }>(
  ctx: StaffNeeds,
  kind: ChangeKind,
  { subscriptionId, key }: OwnChange,
  check: Check<R>,
): Promise<Outcome<{ operationId: string }, R | { reason: 'PENDING' }>> {
  const { memberId } = await ownSubscription(ctx, subscriptionId)
  const id = `${kind}:${subscriptionId}:${key}`
  return ctx.db.transaction(async (tx) => {
    await lockSubscriber(tx, memberId)
    const known = await operationOf(tx, id)
    if (known && known.status !== 'failed') return done({ operationId: id })
    const { pauses, pending } = await pausesOf(tx, subscriptionId)
    if (pending) return refused('PENDING')
    const now = await copyOf(tx, subscriptionId)
    const checked = check(now, pauses)
    if (!checked.ok) return checked
    const request = { ...checked.request, subscriptionId, plan: now.plan }
    await requestOperation(ctx, tx, { id, kind, memberId, request })
    return done({ operationId: id })
  })
}

async function copyOf(tx: Tx, id: string): Promise<Copied> {
  const [now] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!now) throw new NotFound()
  return now
}
