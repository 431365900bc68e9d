import { eq } from 'drizzle-orm'
import { addDays, clubDay, type LocalDate } from '../../../kernel/dates.ts'
import type { Pence } from '../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { feeIdFor } from '../model/fees.ts'
import { hasDays, isCopyable, isNameTaken, labelIn, laterTerms } from '../model/plan.ts'
import { requireFees } from '../policy.ts'
import { allPlans } from '../queries/plans.server.ts'
import { type FeePlan, feePlans } from '../table.server.ts'
import { lockPlans } from './replace-fees.server.ts'
import { requestPrice } from './save-plan.server.ts'

export type PlansToCopy = {
  /** The name of the season, which becomes part of the names of the copies. */
  season: string
  /** The first day on which the copies are on offer. */
  from: LocalDate
  amounts: readonly { id: string; amount: Pence }[]
}

export type CopyPlans = Outcome<
  { copied: number },
  /** The day is past. */
  | { reason: 'PAST_DAY' }
  /** A plan is on offer only from that day or later. */
  | { reason: 'NOT_ON_OFFER_BEFORE'; label: string; offeredFrom: LocalDate }
  /** Another plan of this kind that is not retired has the name of a copy. */
  | { reason: 'NAME_TAKEN'; label: string }
>

/**
 * Copies plans with new amounts. The copies are on offer from a day, and the plans that they replace at most until the
 * day before. A plan is copied once. One whose amount does not change is left as it is, unless it has an early price or
 * a season: the copy has their days a year later. Throws Forbidden unless the caller is finance staff.
 */
export async function copyPlans(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  { season, from, amounts }: PlansToCopy,
): Promise<CopyPlans> {
  requireFees(ctx)
  return transact(ctx, async (tx) => {
    await lockPlans(tx)
    const plans = await allPlans(tx)
    const today = clubDay(ctx.clock.now())
    const wanted: Copied[] = []
    for (const { id, amount } of amounts) {
      const plan = plans.find((one) => one.id === id)
      if (!plan || !isCopyable(plan, plans, today)) continue
      if (plan.amount === amount && !hasDays(plan)) continue
      const known = [...plans, ...wanted.map(({ copy }) => copy)]
      const copy = copyOf(plan, { season, from, amount, known })
      if (isNameTaken(copy, known)) return refused('NAME_TAKEN', { label: copy.label })
      wanted.push({ plan, copy })
    }
    if (wanted.length > 0 && from < today) return refused('PAST_DAY')
    const late = wanted.find(({ plan }) => plan.offeredFrom !== null && plan.offeredFrom >= from)?.plan
    if (late?.offeredFrom)
      return refused('NOT_ON_OFFER_BEFORE', { label: late.label, offeredFrom: late.offeredFrom })
    for (const one of wanted) await write(tx, ctx, one, from)
    if (wanted.length > 0) await touch(tx, 'fees', 'configurations')
    return done({ copied: wanted.length })
  })
}

type Copied = { plan: FeePlan; copy: FeePlan }
type Given = { season: string; from: LocalDate; amount: Pence; known: readonly FeePlan[] }

const copyOf = (plan: FeePlan, { season, from, amount, known }: Given): FeePlan => {
  const label = labelIn(plan.label, season)
  return {
    ...plan,
    ...{ label, amount, season, id: feeIdFor(label, known), replaces: plan.id },
    ...laterTerms(plan, amount),
    ...{ offeredFrom: from, offeredUntil: null, pricePending: false, priceError: '', version: 1 },
  }
}

async function write(
  tx: Tx,
  ctx: Pick<Ctx, 'actor' | 'clock'>,
  { plan, copy }: Copied,
  from: LocalDate,
): Promise<void> {
  const now = ctx.clock.now()
  const dayBefore = addDays(from, -1)
  // A plan that ends earlier still ends then.
  const offeredUntil = plan.offeredUntil && plan.offeredUntil < dayBefore ? plan.offeredUntil : dayBefore
  await tx
    .update(feePlans)
    .set({ offeredUntil, updatedAt: now, version: plan.version + 1 })
    .where(eq(feePlans.id, plan.id))
  await tx.insert(feePlans).values({ ...copy, createdAt: now, updatedAt: now })
  await requestPrice(tx, copy.id)
  const { label, amount, period } = copy
  await auditStaff(tx, ctx, {
    action: 'fees.create',
    subject: `fees/${copy.id}`,
    facts: { label, amount, period },
  })
}
