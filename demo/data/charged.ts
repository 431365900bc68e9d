import { idOf } from '../../src/features/billing/sync/model.ts'
import type { Ctx } from '../../src/platform/context.ts'

/** Pays with a test card, so that the payment can be refunded. Returns no ids without the sandbox. */
export async function charged(ctx: Ctx, amountMinor: number, description: string) {
  if (ctx.payments.mode !== 'sandbox') return {}
  const stripe = await ctx.payments.client()
  const intent = await stripe.paymentIntents.create({
    amount: amountMinor,
    currency: 'gbp',
    description,
    payment_method: 'pm_card_visa',
    confirm: true,
  })
  return { paymentIntentId: intent.id, chargeId: idOf(intent.latest_charge) ?? '' }
}
