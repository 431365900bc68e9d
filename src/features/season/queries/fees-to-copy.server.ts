import { clubDay, type LocalDate } from '../../../kernel/dates.ts'
import { formatShort } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { amountAsTyped, isCopyable, periodInWords, termsInWords } from '../../fees/model/plan.ts'
import { listPlans } from '../../fees/queries/plans.server.ts'
import type { FeePlan } from '../../fees/table.server.ts'
import { requireSeasonManager } from '../policy.ts'
import type { Season } from '../table.server.ts'

/** A fee that can get another amount in the new season. */
export type FeeToCopy = {
  id: string
  label: string
  /** "once a season", "every month". */
  period: string
  /** What it costs now, in words, and as the form takes it. */
  now: string
  amount: string
  /** Its early price and season in words; '' for a fee without. */
  terms: string
}

/** A fee of the new season. */
export type CopiedFee = Pick<FeeToCopy, 'id' | 'label' | 'period' | 'now' | 'terms'> & {
  /** What the fee that it replaces costs. */
  before: string
  from: LocalDate | null
}

/**
 * Lists the fees that can be copied, and those that were copied for this season. Throws Forbidden unless an
 * administrator calls.
 */
export async function feesToCopy(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  { name }: Pick<Season, 'name'>,
): Promise<{ fees: FeeToCopy[]; copied: CopiedFee[] }> {
  requireSeasonManager(ctx)
  const plans = await listPlans(ctx)
  const today = clubDay(ctx.clock.now())
  const copies = plans.filter(({ season }) => season === name)
  return {
    fees: plans
      .filter((plan) => isCopyable(plan, plans, today) && !copies.includes(plan))
      .map((plan) => ({ ...wordsOf(plan), amount: amountAsTyped(plan.amount) })),
    copied: copies.map((copy) => {
      const replaced = plans.find(({ id }) => id === copy.replaces)
      return {
        ...wordsOf(copy),
        from: copy.offeredFrom,
        before: replaced ? formatShort(replaced.amount) : '',
      }
    }),
  }
}

const wordsOf = ({ id, label, period, amount, ...plan }: FeePlan) => ({
  id,
  label,
  terms: termsInWords(plan),
  period: periodInWords(period),
  now: formatShort(amount),
})
