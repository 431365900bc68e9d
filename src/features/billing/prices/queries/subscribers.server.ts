import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { feePlanPrices } from '../../../fees/table.server.ts'
import { members } from '../../../members/table.server.ts'
import { memberOf } from '../../customers/queries/owner.server.ts'
import { requireFinance } from '../../policy.ts'
import { RUNNING } from '../../subscriptions/model.ts'
import { subscriptions } from '../../subscriptions/table.server.ts'

/** A running subscription of a plan, at the price at which it started. */
export type Subscriber = {
  id: string
  name: string | null
  amount: Pence
  interval: string
  intervalCount: number
}

/**
 * Lists the running subscriptions of a plan by name: at one of its prices, or under its name for those that are older
 * than the list of prices. Throws Forbidden unless the caller is finance staff.
 */
export async function subscribersOf(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  plan: { id: string; label: string },
): Promise<Subscriber[]> {
  requireFinance(ctx)
  const { id, amount, interval, intervalCount, status, priceId } = subscriptions
  const prices = ctx.db
    .select({ priceId: feePlanPrices.priceId })
    .from(feePlanPrices)
    .where(eq(feePlanPrices.planId, plan.id))
  const isOlder = sql`not exists (select 1 from ${feePlanPrices} p where p.price_id = ${priceId})`
  const isOfPlan = or(inArray(priceId, prices), and(eq(subscriptions.plan, plan.label), isOlder))
  return ctx.db
    .select({ id, name: members.name, amount, interval, intervalCount })
    .from(subscriptions)
    .leftJoin(members, eq(members.id, memberOf(subscriptions.customerId)))
    .where(and(inArray(status, [...RUNNING]), isOfPlan))
    .orderBy(members.nameKey, id)
}
