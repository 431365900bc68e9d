import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { touch, transact } from '../../../../platform/database/transact.ts'
import type { ProviderResult } from '../../../../platform/payments/payments.ts'
import { NO_FEES } from '../../../fees/model/fees.ts'
import { feesOf } from '../../../fees/model/plan.ts'
import { feePlanPrices, feePlans } from '../../../fees/table.server.ts'
import { putPrices } from './price-fees.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'payments' | 'clock' | 'log'>

type Refusal = Exclude<Awaited<ReturnType<typeof putPrices>>, { ok: true }>

const reasonOf = (refusal: Refusal): string =>
  'message' in refusal ? refusal.message : 'The card provider no longer has the price.'

/**
 * Makes the provider's price of a plan match the plan: it is created, or deactivated if the plan is retired. Refuses
 * with PROVIDER_DOWN if the provider does not answer; a reason of the provider is kept for staff to read.
 */
export async function pricePlan(ctx: Needs, id: string): Promise<ProviderResult<object>> {
  const [plan] = await ctx.db.select().from(feePlans).where(eq(feePlans.id, id))
  if (!plan) return { ok: true, value: {} }
  const put = plan.retiredAt ? await putPrices(ctx, NO_FEES, [id]) : await putPrices(ctx, feesOf([plan]))
  if (!put.ok && put.reason === 'PROVIDER_DOWN') return put
  return transact(ctx, async (tx) => {
    const priceError = put.ok ? '' : reasonOf(put)
    // A plan that was changed in the meantime waits for the job of that change.
    const isUnchanged = and(eq(feePlans.id, id), eq(feePlans.version, plan.version))
    await tx.update(feePlans).set({ pricePending: false, priceError }).where(isUnchanged)
    if (put.ok && put.value.length > 0) await tx.insert(feePlanPrices).values(put.value).onConflictDoNothing()
    await touch(tx, 'fees', 'configurations')
    return { ok: true, value: {} }
  })
}
