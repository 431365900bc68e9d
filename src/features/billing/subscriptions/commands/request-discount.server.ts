import type { LocalDate } from '../../../../kernel/dates.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { lockSubscriber } from '../../checkout/commands/single-subscription.server.ts'
import {
  operationOf,
  pendingOperations,
  requestOperation,
} from '../../operations/commands/request-operation.server.ts'
import type { StaffNeeds } from '../../operations/model.ts'
import { requireFinance } from '../../policy.ts'
import { runningOfMember } from '../queries/subscriptions.server.ts'

export type DiscountToChange = {
  memberId: string
  /** The first day of the season in which the discount was earned. Undefined ends the discount. */
  season?: LocalDate
  /** The idempotency key: requests with the same key change the discount once. */
  key: string
}

export type RequestDiscount = Outcome<
  { operationId: string },
  /** NOT_RUNNING: the member has no running subscription. CHANGING: the opposite change is pending. */
  { reason: 'NOT_RUNNING' | 'CHANGING' }
>

/**
 * Requests that the volunteer discount be added to a member's running subscriptions, or removed. The operation
 * records the outcome. Throws Forbidden unless the caller is finance staff. [INV-016]
 */
export async function requestDiscount(
  ctx: StaffNeeds,
  { memberId, season, key }: DiscountToChange,
): Promise<RequestDiscount> {
  requireFinance(ctx)
  const request = { season: season ?? null }
  const id = `discount:${memberId}:${season ? 'on' : 'off'}:${key}`
  return ctx.db.transaction(async (tx) => {
    await lockSubscriber(tx, memberId)
    const [pending] = await pendingOperations(tx, memberId, 'subscription.discount')
    const known = pending ?? (await operationOf(tx, id))
    if (known && known.status !== 'failed') {
      const before = known.request as typeof request // written below
      return Boolean(before.season) === Boolean(season)
        ? done({ operationId: known.id })
        : refused('CHANGING')
    }
    if (season && (await runningOfMember(tx, memberId)).length === 0) return refused('NOT_RUNNING')
    const operation = await requestOperation(ctx, tx, {
      id,
      kind: 'subscription.discount',
      memberId,
      request,
    })
    return done({ operationId: operation.id })
  })
}
