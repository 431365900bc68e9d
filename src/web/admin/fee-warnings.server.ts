import { listPrices } from '../../features/billing/prices/queries/prices.server.ts'
import type { RegistrationFees } from '../../features/content/model/content.ts'
import type { EntryForm } from '../../features/studio/queries/entry-form.server.ts'
import { formatPence, penceOf } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'

/**
 * Warns about fees whose price differs from the provider's, which is the one charged. If the provider cannot be
 * reached, returns a single warning about that.
 */
export async function feeWarnings(ctx: Ctx, { collection, values }: EntryForm): Promise<string[]> {
  const fees = collection === 'configurations' && typeof values.Fees === 'string' ? values.Fees : ''
  if (!fees) return []
  const prices = await listPrices(ctx)
  if (!prices)
    return ['We cannot reach the card provider, so these prices were not compared with what is charged.']
  const charged = new Map(
    [...prices.registration, ...prices.subscriptions].map((price) => [price.feeId, price]),
  )
  const { registration, training_fees } = JSON.parse(fees) as RegistrationFees // validated when it was saved
  return [...registration, ...training_fees].flatMap(({ id, label, price }) => {
    const real = charged.get(id)
    if (!real) return [`${label} (${id}) has no price at the card provider, so nobody can pay it.`]
    if (Math.round(price * 100) === real.amount) return []
    return [`${label} says ${formatPence(penceOf(price))}, but ${formatPence(real.amount)} is charged.`]
  })
}
