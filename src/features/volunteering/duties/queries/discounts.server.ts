import { addDays, clubDay } from '../../../../kernel/dates.ts'
import { seasonOf } from '../../../../kernel/season.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { requireFinance } from '../../../billing/policy.ts'
import {
  type DiscountState,
  discountStates,
} from '../../../billing/subscriptions/queries/discounts.server.ts'
import { pointsOfSeason } from './points.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock' | 'club'>

/** A member with the points of this season and the last, their own or those of their family. */
export type DiscountRow = DiscountState & { points: number; lastPoints: number }

export type DiscountLists = Record<'proposed' | 'unearned' | 'confirmed', DiscountRow[]>

/**
 * Lists the members who have earned the volunteer discount, who no longer do, and who have it. It is earned by reaching
 * the target in this season or the last. Throws Forbidden unless the caller is finance staff.
 */
export async function discountLists(ctx: Reads): Promise<DiscountLists> {
  const [states, points] = [await discountStates(ctx), await earnedPoints(ctx)]
  const rows = states.map((state) => ({ ...state, ...points(state.memberId) }))
  const isEarned = earns(ctx)
  return {
    proposed: rows.filter((row) => isEarned(row) && !row.isDiscounted),
    unearned: rows.filter((row) => !isEarned(row) && row.confirmedAt),
    confirmed: rows.filter((row) => isEarned(row) && row.isDiscounted && row.confirmedAt),
  }
}

/** Counts the discounts to confirm or end. Throws Forbidden unless the caller is finance staff. */
export async function countDiscountsToChange(ctx: Reads): Promise<number> {
  const { proposed, unearned } = await discountLists(ctx)
  return proposed.length + unearned.length
}

/** Whether a member has earned the discount. Throws Forbidden unless the caller is finance staff. */
export async function hasEarnedDiscount(ctx: Reads, memberId: string): Promise<boolean> {
  requireFinance(ctx)
  return earns(ctx)((await earnedPoints(ctx))(memberId))
}

type Points = Pick<DiscountRow, 'points' | 'lastPoints'>

const earns =
  ({ club: { dutyTarget } }: Reads) =>
  ({ points, lastPoints }: Points): boolean =>
    dutyTarget > 0 && Math.max(points, lastPoints) >= dutyTarget

async function earnedPoints(ctx: Reads): Promise<(memberId: string) => Points> {
  const today = clubDay(ctx.clock.now())
  const before = addDays(seasonOf(today, ctx.club.seasonStartMonth).from, -1)
  const [now, last] = [await pointsOfSeason(ctx, today), await pointsOfSeason(ctx, before)]
  return (memberId) => ({ points: now.get(memberId) ?? 0, lastPoints: last.get(memberId) ?? 0 })
}
