import { listPrices } from '../../features/billing/prices/queries/prices.server.ts'
import type { RegistrationFees } from '../../features/content/model/content.ts'
import type { EntryForm } from '../../features/studio/queries/entry-form.server.ts'
import { formatPence } from '../../kernel/money.ts'
import type { Ctx } from '../../platform/context.ts'

/**
 * Fees whose price is not the one that is charged: the provider's price counts. Nothing when the provider cannot be
 * reached. [resolutions B10]
 */
export async function feeWarnings(ctx: Ctx, { collection, values }: EntryForm): Promise<string[]> {
  const fees = collection === 'configurations' && typeof values.Fees === 'string' ? values.Fees : ''
  if (!fees) return []
  const prices = await listPrices(ctx)
  if (!prices)
    return ['The payment provider cannot be reached: prices are not compared with what is charged.']
  const charged = new Map(
    [...prices.registration, ...prices.subscriptions].map((price) => [price.feeId, price]),
  )
  const { registration, training_fees } = JSON.parse(fees) as RegistrationFees // checked when it was saved
  return [...registration, ...training_fees].flatMap(({ id, label, price }) => {
    const real = charged.get(id)
    if (!real) return [`${label} (${id}) has no price at the payment provider: it cannot be paid.`]
    if (Math.round(price * 100) === real.amount) return []
    return [`${label} says £${price.toFixed(2)}, but ${formatPence(real.amount)} is charged.`]
  })
}
