import { eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { type Pence, pence } from '../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { askOnce } from '../../../platform/payments/ask-once.ts'
import { ask, askAsStaff } from '../../../platform/payments/payments.ts'
import { payments } from '../table.server.ts'
import type { BillingNeeds, LedgerRow } from './card-page.server.ts'
import { idOf } from './settle-session.server.ts'
import { syncRefunds } from './sync-refunds.server.ts'

export type RefundPayment = Outcome<
  { amount: Pence },
  | { reason: 'NOTHING_TO_REFUND' }
  | { reason: 'TOO_MUCH'; left: Pence }
  | { reason: 'PROVIDER_DOWN' }
  | { reason: 'PROVIDER_REFUSED'; message: string }
>

/** What goes back: all that is left unless an amount is said. The same `key` gives money back once. */
export type Refund = { paymentId: string; key: string; amount?: Pence | undefined }

/**
 * Sends money of a payment back through the provider, and copies what that left. Whoever calls has asked who may.
 * [resolutions B23]
 */
export async function refundPayment(
  ctx: BillingNeeds,
  { paymentId, key, amount }: Refund,
): Promise<RefundPayment> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId))
  if (!payment?.paymentIntentId) return refused('NOTHING_TO_REFUND')
  const { paymentIntentId } = payment
  const charge = await chargeOf(ctx, payment)
  if (!charge.ok) return charge
  const { chargeId } = charge
  const left = pence(payment.amountMinor - payment.refundedMinor)
  // The provider first: it forgets a key after a day, and never the refund that was made for it.
  const find = async (stripe: Stripe) => {
    const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 })
    return data.find(({ metadata }) => metadata?.request === key)
  }
  const wish = {
    payment_intent: paymentIntentId,
    ...(amount !== undefined && { amount }),
    metadata: { request: key },
  }
  const made = await askOnce(
    ctx,
    `refund:${paymentId}:${key}`,
    async (stripe, once) => (await find(stripe)) ?? stripe.refunds.create(wish, once),
    askAsStaff,
  )
  if (!made.ok && made.reason === 'PROVIDER_DOWN') return refused('PROVIDER_DOWN')
  const synced = await syncRefunds(ctx, chargeId)
  if (made.ok) return synced.ok ? done({ amount: pence(made.value.amount) }) : refused('PROVIDER_DOWN')
  if (left === 0) return refused('NOTHING_TO_REFUND')
  if (amount !== undefined && amount > left) return refused('TOO_MUCH', { left })
  return made.reason === 'PROVIDER_REFUSED' ? made : refused('PROVIDER_DOWN')
}

/** The charge behind a payment: what was paid for an invoice came without it. */
async function chargeOf(
  ctx: BillingNeeds,
  { chargeId, paymentIntentId }: LedgerRow,
): Promise<Outcome<{ chargeId: string }, { reason: 'NOTHING_TO_REFUND' } | { reason: 'PROVIDER_DOWN' }>> {
  if (chargeId) return done({ chargeId })
  const intent = await ask(ctx, (stripe) => stripe.paymentIntents.retrieve(paymentIntentId ?? ''))
  if (!intent.ok) return refused(intent.reason === 'PROVIDER_DOWN' ? 'PROVIDER_DOWN' : 'NOTHING_TO_REFUND')
  const latest = idOf(intent.value.latest_charge)
  return latest ? done({ chargeId: latest }) : refused('NOTHING_TO_REFUND')
}
