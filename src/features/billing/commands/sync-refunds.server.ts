import { eq, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { ask } from '../../../platform/payments/payments.ts'
import { payments, refunds } from '../table.server.ts'
import { announce } from './announce.server.ts'
import type { BillingNeeds, LedgerRow } from './card-page.server.ts'
import { idOf } from './settle-session.server.ts'
import { settledPaymentOf } from './settled-payment.server.ts'

export type Synced = Outcome<object, { reason: 'UNKNOWN' } | { reason: 'PROVIDER_DOWN' }>

/** A refund that failed or was called off has given nothing back. */
const GIVES_BACK: readonly (string | null)[] = ['succeeded', 'pending', 'requires_action']

/**
 * Copies the refunds of a charge and what they leave of its payment. A payment whose settling is still on its way is
 * settled first. [decisions B23]
 */
export async function syncRefunds(ctx: BillingNeeds, chargeId: string): Promise<Synced> {
  const charge = await ask(ctx, (stripe) => stripe.charges.retrieve(chargeId))
  if (!charge.ok) return refused(charge.reason === 'PROVIDER_KNOWS_NONE' ? 'UNKNOWN' : 'PROVIDER_DOWN')
  const found = await settledPaymentOf(ctx, idOf(charge.value.payment_intent))
  if (!found.ok) return found
  const listed = await ask(ctx, (stripe) => stripe.refunds.list({ charge: chargeId, limit: 100 }))
  if (!listed.ok) return refused('PROVIDER_DOWN')
  await copyRefunds(ctx, found.payment, listed.value.data)
  return done()
}

async function copyRefunds(ctx: BillingNeeds, payment: LedgerRow, listed: Stripe.Refund[]): Promise<void> {
  const back = listed.filter((refund) => GIVES_BACK.includes(refund.status))
  const refundedMinor = back.reduce((sum, refund) => sum + refund.amount, 0)
  await transact(ctx, async (tx) => {
    for (const refund of listed) {
      const status = refund.status ?? 'pending'
      await tx
        .insert(refunds)
        .values({
          id: refund.id,
          paymentId: payment.id,
          amountMinor: refund.amount,
          status,
          createdAt: new Date(refund.created * 1000),
        })
        .onConflictDoUpdate({ target: refunds.id, set: { status } })
    }
    await tx
      .update(payments)
      .set({
        refundedMinor,
        status: sql`case when ${payments.amountMinor} <= ${refundedMinor} then 'refunded' else 'paid' end`,
        updatedAt: ctx.clock.now(),
      })
      .where(eq(payments.id, payment.id))
    await announce(tx, 'payment.returned', payment)
  })
}
