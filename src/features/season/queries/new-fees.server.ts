import type { Db, Tx } from '../../../platform/database/database.ts'
import { priceInWords, replacementOf } from '../../fees/model/plan.ts'
import { allPlans } from '../../fees/queries/plans.server.ts'
import { feePlanPrices } from '../../fees/table.server.ts'
import type { ClosingSubscription } from '../model/closing.ts'
import type { Season } from '../table.server.ts'
import type { RunningSubscription } from './running-subscriptions.server.ts'

/**
 * Returns a function that finds the fee that replaces the fee of a subscription in a season, also one that is on offer
 * only later in it; undefined if its fee stays. The caller must have checked the permission.
 */
export async function newFees(
  db: Db | Tx,
  { name: seasonName, firstOn }: Pick<Season, 'name' | 'firstOn'>,
): Promise<(subscription: RunningSubscription) => ClosingSubscription['newFee']> {
  const plans = await allPlans(db)
  const prices = await db.select().from(feePlanPrices)
  const planOf = new Map(prices.map(({ priceId, planId }) => [priceId, planId]))
  return ({ priceId, plan: name, amount }) => {
    // Prices of earlier versions of the product are known by the name of their fee alone.
    const named = plans.find(({ kind, label }) => kind === 'subscription' && label === name)?.id
    const plan = replacementOf(planOf.get(priceId) ?? named ?? '', plans, firstOn, seasonName)
    if (!plan || plan.amount === amount) return undefined
    return { planId: plan.id, plan: plan.label, price: priceInWords(plan), from: plan.offeredFrom }
  }
}
