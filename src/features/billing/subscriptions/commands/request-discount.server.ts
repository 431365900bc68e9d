import type { LocalDate } from '../../../../kernel/dates.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { lockSubscriber } from '../../checkout/commands/single-subscription.server.ts'
import {
  operationOf,
  pendingDiscount,
  requestOperation,
} from '../../operations/commands/request-operation.server.ts'
import type { StaffNeeds } from '../../operations/model.ts'
import { demandFinance } from '../../policy.ts'
import { runningOfMember } from '../queries/subscriptions.server.ts'

export type DiscountToChange = {
  memberId: string
  /** The first day of the season in which the discount was earned; undefined ends the discount. */
  season?: LocalDate
  /** The same key changes the discount once. */
  key: string
}

export type RequestDiscount = Outcome<
  { operationId: string },
  /** NOT_RUNNING: the member has no subscription. CHANGING: the opposite is pending. */
  { reason: 'NOT_RUNNING' | 'CHANGING' }
>

/**
 * Asks the provider to give the discount of volunteers to the running subscriptions of a member, or to end it; the
 * operation has the outcome. Throws Forbidden to all but finance staff. [INV-016]
 */
export async function requestDiscount(
  ctx: StaffNeeds,
  { memberId, season, key }: DiscountToChange,
): Promise<RequestDiscount> {
  demandFinance(ctx)
  const request = { season: season ?? null }
  const id = `discount:${memberId}:${season ? 'on' : 'off'}:${key}`
  return ctx.db.transaction(async (tx) => {
    await lockSubscriber(tx, memberId)
    const known = (await pendingDiscount(tx, memberId)) ?? (await operationOf(tx, id))
    if (known && known.status !== 'failed') {
      const before = known.request as typeof request // as it is written below
      return Boolean(before.season) === Boolean(season)
        ? done({ operationId: known.id })
        : refused('CHANGING')
    }
    if (season && (await runningOfMember(tx, memberId)).length === 0) return refused('NOT_RUNNING')
    const asked = await requestOperation(ctx, tx, { id, kind: 'subscription.discount', memberId, request })
    return done({ operationId: asked.id })
  })
}
