import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { type Pence, pence } from '../../../../kernel/money.ts'
import { callProvider } from '../../../../platform/payments/payments.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { broughtMoney } from '../../payments/queries/ledger.server.ts'
import { payments } from '../../payments/table.server.ts'

const MAX_AT_ONCE = 100

/**
 * Copies what the provider kept of card payments. Returns the number of fees copied. In any order, so that payments
 * that the provider does not know do not block the others.
 */
export async function copyFees(ctx: BillingNeeds): Promise<number> {
  const found = await ctx.db
    .select({ id: payments.id, intentId: payments.paymentIntentId })
    .from(payments)
    .where(and(isNull(payments.providerFee), isNotNull(payments.paymentIntentId), broughtMoney))
    .orderBy(sql`random()`)
    .limit(MAX_AT_ONCE)
  let copied = 0
  for (const { id, intentId } of found) {
    const intent = await callProvider(ctx, (stripe) =>
      stripe.paymentIntents.retrieve(intentId ?? '', { expand: ['latest_charge.balance_transaction'] }),
    )
    const fee = intent.ok ? bookedFee(intent.value) : undefined
    if (fee === undefined) continue
    await ctx.db.update(payments).set({ providerFee: fee }).where(eq(payments.id, id))
    copied += 1
  }
  return copied
}

/** Undefined while the provider has not booked the payment, for example a direct debit. */
function bookedFee({ latest_charge: charge }: Stripe.PaymentIntent): Pence | undefined {
  const booked = typeof charge === 'object' ? charge?.balance_transaction : undefined
  return booked && typeof booked === 'object' ? pence(booked.fee) : undefined
}
