import { inArray, sql } from 'drizzle-orm'
import { clubDay } from '../../../kernel/dates.ts'
import { penceOf } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Fee, PlanKind, RegistrationFees } from '../model/fees.ts'
import { stateOf } from '../model/plan.ts'
import { allPlans } from '../queries/plans.server.ts'
import { feePlans } from '../table.server.ts'

/**
 * Writes the fees that registration offers, as the API and the set-up name them. Plans on offer that are not among
 * them are retired; plans for staff only and those of other dates are kept. The caller has checked the permission.
 */
export async function replaceFees(
  tx: Tx,
  { clock }: Pick<Ctx, 'clock'>,
  fees: RegistrationFees,
): Promise<void> {
  await lockPlans(tx)
  const now = clock.now()
  const before = await allPlans(tx)
  const given = [
    ...fees.registration.map((fee, position) => planOf('registration', fee, position)),
    ...fees.training_fees.map((fee, position) => planOf('subscription', fee, position)),
  ]
  for (const plan of given) {
    const set = { ...plan, retiredAt: null, updatedAt: now, version: sql`${feePlans.version} + 1` }
    await tx.insert(feePlans).values(plan).onConflictDoUpdate({ target: feePlans.id, set })
  }
  const today = clubDay(now)
  const gone = before
    .filter((plan) => stateOf(plan, today) === 'on offer' && !given.some(({ id }) => id === plan.id))
    .map(({ id }) => id)
  if (gone.length === 0) return
  await tx
    .update(feePlans)
    .set({ retiredAt: now, updatedAt: now, version: sql`${feePlans.version} + 1` })
    .where(inArray(feePlans.id, gone))
}

/** Makes concurrent changes of the plans wait for each other. Readers do not wait. */
export const lockPlans = (tx: Tx) => tx.execute(sql`lock table fee_plans in share row exclusive mode`)

const planOf = (kind: PlanKind, fee: Fee, position: number) => ({
  id: fee.id,
  kind,
  label: fee.label,
  description: fee.description,
  amount: penceOf(fee.price),
  period: fee.period,
  minAge: fee.minAge ?? null,
  maxAge: fee.maxAge ?? null,
  students: fee.students ?? false,
  siblingPercent: fee.siblingPercent ?? null,
  position,
})
