import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { lockSubscriber } from '../../checkout/commands/single-subscription.server.ts'
import { requestOperation } from '../../operations/commands/request-operation.server.ts'
import type { StaffNeeds } from '../../operations/model.ts'
import type { Operation } from '../../operations/table.server.ts'
import type { Subscription } from '../../subscriptions/model.ts'
import { subscriptions } from '../../subscriptions/table.server.ts'
import type { Pause } from '../model.ts'
import { ownSubscription } from '../queries/own-subscription.server.ts'
import { type ChangeKind, changesOf, pausesIn } from '../queries/pauses.server.ts'

export type OwnChange = {
  subscriptionId: string
  /** The idempotency key of what was chosen: a form that is sent twice changes the subscription once. */
  key: string
}

type Copied = Omit<Subscription, 'memberId' | 'person'>
type Check<R extends { reason: string }> = (
  now: Copied,
  pauses: readonly Pause[],
) => Outcome<{ request: object }, R>

/**
 * Requests a change of a subscription that the caller pays for, if `check` allows it for the subscription as it is now.
 * One change at a time: while another is pending, it is refused. The same request succeeds again until another change
 * was carried out. Throws NotFound for another family's subscription.
 */
export async function requestChange<R extends { reason: string }>(
  ctx: StaffNeeds,
  kind: ChangeKind,
  { subscriptionId, key }: OwnChange,
  check: Check<R>,
): Promise<Outcome<{ operationId: string }, R | { reason: 'PENDING' }>> {
  const { memberId } = await ownSubscription(ctx, subscriptionId)
  const asked = `${kind}:${subscriptionId}:${key}`
  return ctx.db.transaction(async (tx) => {
    await lockSubscriber(tx, memberId)
    const made = (await changesOf(tx, subscriptionId)).filter(({ status }) => status !== 'failed')
    const latest = made.findLast(({ status }) => status === 'done')
    const mine = made.filter((one) => isRequest(one, asked))
    const repeated = mine.find((one) => one.status === 'pending' || one === latest)
    if (repeated) return done({ operationId: repeated.id })
    const { pauses, pending } = pausesIn(made)
    if (pending) return refused('PENDING')
    const now = await copyOf(tx, subscriptionId)
    const checked = check(now, pauses)
    if (!checked.ok) return checked
    const request = { ...checked.request, subscriptionId, plan: now.plan }
    const id = mine.length > 0 ? `${asked}:${made.length}` : asked
    await requestOperation(ctx, tx, { id, kind, memberId, request })
    return done({ operationId: id })
  })
}

/** Whether an operation was made by this request, for the first time or again. */
const isRequest = ({ id }: Operation, asked: string): boolean => id === asked || id.startsWith(`${asked}:`)

async function copyOf(tx: Tx, id: string): Promise<Copied> {
  const [now] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!now) throw new NotFound()
  return now
}
