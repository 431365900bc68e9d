import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { lockPayer } from '../../customers/commands/customer-of.server.ts'
import {
  operationOf,
  pendingOperations,
  requestOperation,
} from '../../operations/commands/request-operation.server.ts'
import type { StaffNeeds } from '../../operations/model.ts'
import type { Operation } from '../../operations/table.server.ts'
import { requireFinance } from '../../policy.ts'
import { listPrices } from '../../prices/queries/prices.server.ts'
import { runningOfMember } from '../queries/subscriptions.server.ts'

export type SubscriptionToAssign = {
  memberId: string
  priceId: string
  /** Whether the 20% volunteer discount applies. */
  volunteer: boolean
  /** The idempotency key: requests with the same key create one subscription. */
  key: string
}

export type AssignSubscription = Outcome<
  { operationId: string },
  /**
   * NO_PLAN: the price is not a subscription on offer. RUNNING: the member already has this plan. [INV-014,
   * resolutions B11]
   */
  | { reason: 'NO_EMAIL' | 'NO_PLAN' | 'RUNNING' }
  /** The plan is already being assigned with the other choice of discount; `volunteer` is that choice. */
  | { reason: 'PENDING_WITH_OTHER_DISCOUNT'; volunteer: boolean }
  | { reason: 'PROVIDER_DOWN' }
>

/**
 * Requests a subscription for a member. The operation records the outcome. Throws Forbidden unless the caller is
 * finance staff, NotFound for an unknown member. [INV-013, INV-014, INV-015, INV-016, resolutions B11, B12, B22]
 */
export async function assignSubscription(
  ctx: StaffNeeds,
  { memberId, priceId, volunteer, key }: SubscriptionToAssign,
): Promise<AssignSubscription> {
  requireFinance(ctx)
  const plans = (await listPrices(ctx))?.subscriptions
  if (!plans) return refused('PROVIDER_DOWN')
  const plan = plans.find(({ id }) => id === priceId)
  if (!plan) return refused('NO_PLAN')
  return ctx.db.transaction((tx) =>
    requestAssignment(ctx, tx, { memberId, priceId, plan: plan.label, volunteer, key }),
  )
}

/** Requests a subscription in the caller's transaction. The caller has checked that the plan is on offer. */
export async function requestAssignment(
  ctx: StaffNeeds,
  tx: Tx,
  { memberId, priceId, plan, volunteer, key }: SubscriptionToAssign & { plan: string },
): Promise<AssignSubscription> {
  requireFinance(ctx)
  const id = `subscription:${memberId}:${priceId}:${key}`
  if (!(await lockPayer(ctx, tx, memberId))) return refused('NO_EMAIL')
  const pending = await pendingOperations(tx, memberId, 'subscription.create')
  const known = pending.find((one) => requestOf(one).priceId === priceId) ?? (await operationOf(tx, id))
  if (known && known.status !== 'failed') {
    const before = requestOf(known)
    if (before.volunteer !== volunteer) return refused('PENDING_WITH_OTHER_DISCOUNT', before)
    return done({ operationId: known.id })
  }
  const running = await runningOfMember(tx, memberId)
  if (running.some((one) => one.priceId === priceId || one.plan === plan)) return refused('RUNNING')
  const request = { priceId, plan, volunteer }
  const operation = await requestOperation(ctx, tx, { id, kind: 'subscription.create', memberId, request })
  return done({ operationId: operation.id })
}

const requestOf = ({ request }: Operation) => request as { priceId: string; volunteer: boolean } // written above
