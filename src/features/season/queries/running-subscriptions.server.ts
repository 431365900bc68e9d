import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { memberOf } from '../../billing/customers/queries/owner.server.ts'
import { nextInWords, RUNNING } from '../../billing/subscriptions/model.ts'
import { subscriptions } from '../../billing/subscriptions/table.server.ts'
import { priceInWords } from '../../fees/model/plan.ts'

/** A running subscription of a member. */
export type RunningSubscription = Pick<
  typeof subscriptions.$inferSelect,
  | 'id'
  | 'priceId'
  | 'plan'
  | 'amount'
  | 'interval'
  | 'intervalCount'
  | 'currentPeriodEnd'
  | 'cancelAtPeriodEnd'
  | 'isPaused'
  | 'pausedUntil'
>

/** Returns the running subscriptions of members, by member. The caller must have checked the permission. */
export async function runningSubscriptions(
  db: Db | Tx,
  memberIds: readonly string[],
): Promise<Map<string, RunningSubscription[]>> {
  const owner = memberOf(subscriptions.customerId)
  const found = await db
    .select({
      memberId: owner,
      id: subscriptions.id,
      priceId: subscriptions.priceId,
      plan: subscriptions.plan,
      amount: subscriptions.amount,
      interval: subscriptions.interval,
      intervalCount: subscriptions.intervalCount,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
      isPaused: subscriptions.isPaused,
      pausedUntil: subscriptions.pausedUntil,
    })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.status, [...RUNNING]),
        isNull(subscriptions.endedAt),
        sql`${owner} = any(${sql.param(memberIds)}::uuid[])`,
      ),
    )
    .orderBy(subscriptions.createdAt, subscriptions.id)
  const byMember = Map.groupBy(found, ({ memberId }) => memberId ?? '')
  return new Map(
    [...byMember].map(([id, list]) => [
      id,
      list.map(({ memberId: _memberId, ...subscription }) => subscription),
    ]),
  )
}

/** Says what a subscription costs in each period, as fees do: "£42 every month". */
export const subscriptionPrice = ({
  amount,
  interval,
  intervalCount,
}: Pick<RunningSubscription, 'amount' | 'interval' | 'intervalCount'>): string =>
  priceInWords({ amount, period: intervalCount === 1 ? interval : `${intervalCount} ${interval}s` })

/** Says what a subscription costs, and when it is charged next or ends. */
export function subscriptionInWords(subscription: RunningSubscription): string {
  const { plan, isPaused, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  const isPausedOn = isPaused && !cancelAtPeriodEnd && currentPeriodEnd
  const parts = [plan, subscriptionPrice(subscription), isPausedOn && 'paused', nextInWords(subscription)]
  return parts.filter(Boolean).join(', ')
}
