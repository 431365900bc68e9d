import { clubDay } from '../../../../kernel/dates.ts'
import { type Outcome, refused } from '../../../../kernel/outcome.ts'
import { seasonOf } from '../../../../kernel/season.ts'
import type { StaffNeeds } from '../../../billing/operations/model.ts'
import {
  type DiscountToChange,
  type RequestDiscount,
  requestDiscount,
} from '../../../billing/subscriptions/commands/request-discount.server.ts'
import { hasEarnedDiscount } from '../queries/discounts.server.ts'

export type ConfirmDiscount = RequestDiscount | Outcome<never, { reason: 'NOT_EARNED' }>

/**
 * Starts the provider operation that gives a member the volunteer discount. NOT_EARNED: the member has not reached the
 * target. Throws Forbidden unless the caller is finance staff.
 */
export async function confirmDiscount(
  ctx: StaffNeeds,
  { memberId, key }: Omit<DiscountToChange, 'season'>,
): Promise<ConfirmDiscount> {
  if (!(await hasEarnedDiscount(ctx, memberId))) return refused('NOT_EARNED')
  const season = seasonOf(clubDay(ctx.clock.now()), ctx.club.seasonStartMonth).from
  return requestDiscount(ctx, { memberId, season, key })
}
