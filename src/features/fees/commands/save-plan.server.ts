import { eq } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { feeIdFor } from '../model/fees.ts'
import { isNameTaken, kindFor } from '../model/plan.ts'
import { requireFees } from '../policy.ts'
import { allPlans } from '../queries/plans.server.ts'
import type { PlanInput } from '../schema.ts'
import { feePlans } from '../table.server.ts'
import { lockPlans } from './replace-fees.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>

export type SavePlan = Outcome<
  { id: string },
  /** Someone else has saved the plan since it was opened. */
  | { reason: 'CHANGED' }
  /** Another plan of this kind that is not retired has the name. */
  | { reason: 'NAME_TAKEN' }
  /** A fee that is paid once cannot become one that is collected, and the other way round. */
  | { reason: 'OTHER_KIND' }
>

/**
 * Changes a plan, or adds one if `id` is undefined, and adds the job that updates its price at the payment provider.
 * Throws NotFound, and Forbidden unless the caller is finance staff.
 */
export async function savePlan(
  ctx: Needs,
  id: string | undefined,
  { version, ...input }: PlanInput,
): Promise<SavePlan> {
  requireFees(ctx)
  return transact(ctx, async (tx) => {
    await lockPlans(tx)
    const plans = await allPlans(tx)
    const before = plans.find((plan) => plan.id === id)
    if (id !== undefined && !before) throw new NotFound()
    if (before && before.version !== version) return refused('CHANGED')
    const kind = input.period === before?.period ? before.kind : kindFor(input.period)
    if (!kind || (before && before.kind !== kind)) return refused('OTHER_KIND')
    if (isNameTaken({ kind, label: input.label }, plans, before)) return refused('NAME_TAKEN')
    const now = ctx.clock.now()
    const own = before?.id ?? feeIdFor(input.label, plans)
    const written = { ...input, updatedAt: now, version: (before?.version ?? 0) + 1 }
    if (before) await tx.update(feePlans).set(written).where(eq(feePlans.id, own))
    else
      await tx.insert(feePlans).values({ ...written, id: own, kind, position: plans.length, createdAt: now })
    const isPriced = before?.amount === input.amount && before.period === input.period
    if (!isPriced && !before?.retiredAt) await requestPrice(tx, own)
    const facts = { label: input.label, amount: input.amount, period: input.period }
    await noteChange(tx, ctx, { action: before ? 'fees.update' : 'fees.create', id: own, facts })
    return done({ id: own })
  })
}

/**
 * Takes a plan off the offer, or offers it again, unless another plan has its name now. Changes nothing if that is
 * done. Throws as `savePlan`.
 */
export async function retirePlan(
  ctx: Needs,
  id: string,
  isRetired: boolean,
): Promise<Outcome<object, { reason: 'NAME_TAKEN' }>> {
  requireFees(ctx)
  return transact(ctx, async (tx) => {
    await lockPlans(tx)
    const plans = await allPlans(tx)
    const before = plans.find((plan) => plan.id === id)
    if (!before) throw new NotFound()
    if ((before.retiredAt !== null) === isRetired) return done()
    if (!isRetired && isNameTaken(before, plans, before)) return refused('NAME_TAKEN')
    const now = ctx.clock.now()
    await tx
      .update(feePlans)
      .set({ retiredAt: isRetired ? now : null, updatedAt: now, version: before.version + 1 })
      .where(eq(feePlans.id, id))
    await requestPrice(tx, id)
    const facts = { label: before.label }
    await noteChange(tx, ctx, { action: isRetired ? 'fees.retire' : 'fees.restore', id, facts })
    return done()
  })
}

/** Sends the price of a plan to the payment provider again, after a refusal or a change there. Throws as `savePlan`. */
export async function sendPrice(ctx: Needs, id: string): Promise<void> {
  requireFees(ctx)
  await transact(ctx, async (tx) => {
    const [found] = await tx.select({ id: feePlans.id }).from(feePlans).where(eq(feePlans.id, id))
    if (!found) throw new NotFound()
    await requestPrice(tx, id)
    await noteChange(tx, ctx, { action: 'fees.send-price', id, facts: {} })
  })
}

/** Adds the job that sends the price. The plan says what it must be, so a later change replaces a waiting job. */
export async function requestPrice(tx: Tx, id: string): Promise<void> {
  await tx.update(feePlans).set({ pricePending: true, priceError: '' }).where(eq(feePlans.id, id))
  await addJob(tx, 'billing:price', { id }, `price:${id}`, 'billing:prices')
}

type Change = { action: string; id: string; facts: Record<string, unknown> }

async function noteChange(tx: Tx, ctx: Needs, { action, id, facts }: Change): Promise<void> {
  await auditStaff(tx, ctx, { action, subject: `fees/${id}`, facts })
  await touch(tx, 'fees', 'configurations')
}
