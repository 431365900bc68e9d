import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { members } from '../../../members/table.server.ts'
import { memberOf } from '../../customers/queries/owner.server.ts'
import { providerOperations } from '../../operations/table.server.ts'
import { requireFinance } from '../../policy.ts'
import { RUNNING } from '../model.ts'
import { subscriptions, volunteerDiscounts } from '../table.server.ts'

/** A member with running subscriptions and the state of their volunteer discount. */
export type DiscountState = {
  memberId: string
  name: string
  plans: string
  /** Whether every running subscription has a discount. */
  isDiscounted: boolean
  confirmedAt: Date | null
  /** Whether a change of the discount is pending at the provider. */
  isPending: boolean
}

const isPending: SQL<boolean> = sql<boolean>`exists (select 1 from ${providerOperations} o
  where o.member_id = ${members.id} and o.kind = 'subscription.discount' and o.status = 'pending')`

/**
 * Lists the members with a running subscription that is not ending, by name. Throws Forbidden unless the caller is
 * finance staff.
 */
export async function discountStates(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<DiscountState[]> {
  requireFinance(ctx)
  return ctx.db
    .select({
      memberId: members.id,
      name: members.name,
      plans: sql<string>`string_agg(${subscriptions.plan}, ', ' order by ${subscriptions.plan})`,
      isDiscounted: sql<boolean>`bool_and(${subscriptions.discountBp} > 0)`,
      confirmedAt: volunteerDiscounts.confirmedAt,
      isPending,
    })
    .from(subscriptions)
    .innerJoin(members, eq(members.id, memberOf(subscriptions.customerId)))
    .leftJoin(volunteerDiscounts, eq(volunteerDiscounts.memberId, members.id))
    .where(and(inArray(subscriptions.status, [...RUNNING]), eq(subscriptions.cancelAtPeriodEnd, false)))
    .groupBy(members.id, volunteerDiscounts.confirmedAt)
    .orderBy(members.nameKey, members.id)
}
