import { eq, inArray } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { isRunning, type Subscription } from '../model.ts'
import { canBill } from '../policy.ts'
import { subscriptions } from '../table.server.ts'
import { subscriptionsWhere } from './ledger.server.ts'
import { type StatementLine, statementOf } from './statement.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>

/**
 * Every payment of a member, also those that came to nothing, the newest first. Throws Forbidden to all but finance
 * staff.
 */
export async function paymentsOfMember({ db, actor }: Needs, memberId: string): Promise<StatementLine[]> {
  if (!canBill(actor)) throw new Forbidden()
  return statementOf(db, memberId)
}

/** Every subscription of a member, the newest first. Throws Forbidden to all but finance staff. */
export async function subscriptionsOfMember({ db, actor }: Needs, memberId: string): Promise<Subscription[]> {
  if (!canBill(actor)) throw new Forbidden()
  return subscriptionsWhere(db, eq(subscriptions.memberId, memberId))
}

/**
 * The subscription that counts for each of some members: a running one, else the newest. Throws Forbidden to all but
 * finance staff.
 */
export async function subscriptionsByMember(
  { db, actor }: Needs,
  memberIds: readonly string[],
): Promise<Map<string, Subscription>> {
  if (!canBill(actor)) throw new Forbidden()
  const found = await subscriptionsWhere(db, inArray(subscriptions.memberId, [...memberIds]))
  const counting = new Map<string, Subscription>()
  for (const subscription of found) {
    const { memberId, status } = subscription
    const known = memberId ? counting.get(memberId) : undefined
    if (memberId && (!known || (!isRunning(known.status) && isRunning(status)))) {
      counting.set(memberId, subscription)
    }
  }
  return counting
}
