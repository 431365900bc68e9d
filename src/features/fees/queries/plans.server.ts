import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { clubDay, type LocalDate } from '../../../kernel/dates.ts'
import { NotFound } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { RegistrationFees } from '../model/fees.ts'
import { feesOf, stateOf } from '../model/plan.ts'
import { requireFees } from '../policy.ts'
import { type FeePlan, feePlans } from '../table.server.ts'

/** Returns all plans in the order of the registration form, also those that are not on offer. */
export const allPlans = (db: Db | Tx): Promise<FeePlan[]> =>
  db.select().from(feePlans).orderBy(asc(feePlans.kind), asc(feePlans.position), asc(feePlans.id))

/**
 * Returns what registration offers today, and all other plans: retired, for staff only, or of other dates. Pages that
 * show it are dropped when a plan changes.
 */
export async function feesOnOffer(
  ctx: Pick<Ctx, 'db' | 'pages' | 'clock'>,
): Promise<{ fees: RegistrationFees; closedFees: RegistrationFees }> {
  ctx.pages.read('configurations')
  const today = clubDay(ctx.clock.now())
  const isOffered = (plan: FeePlan) => stateOf(plan, today) === 'on offer'
  const plans = await allPlans(ctx.db)
  return {
    fees: feesOf(plans.filter(isOffered)),
    closedFees: feesOf(plans.filter((plan) => !isOffered(plan))),
  }
}

/** Lists the plans for staff. Throws Forbidden unless the caller is finance staff. */
export async function listPlans(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<FeePlan[]> {
  requireFees(ctx)
  return allPlans(ctx.db)
}

/** Returns a plan. Throws NotFound, and Forbidden unless the caller is finance staff. */
export async function findPlan(ctx: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<FeePlan> {
  requireFees(ctx)
  const [found] = await ctx.db.select().from(feePlans).where(eq(feePlans.id, id))
  if (!found) throw new NotFound()
  return found
}

const feesOfKind = (kind: string, today: LocalDate): SQL => sql`coalesce((
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', id, 'label', label,
      'price', trim_scale(amount_minor / 100.0), 'period', period, 'description', description,
      'minAge', min_age, 'maxAge', max_age, 'students', nullif(students, false),
      'siblingPercent', sibling_percent)) order by position, id)
  from fee_plans where kind = ${kind} and retired_at is null and not staff_only
    and ${today}::date between coalesce(offered_from, '-infinity') and coalesce(offered_until, 'infinity')), '[]')`

/** The fees on offer as the JSON of the API: the rule of `stateOf` in SQL. */
export const feesAsJson = (today: LocalDate): SQL => sql`jsonb_build_object(
  'registration', ${feesOfKind('registration', today)}, 'training_fees', ${feesOfKind('subscription', today)})`
