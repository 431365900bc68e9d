import { eq } from 'drizzle-orm'
import { done, refused } from '../../../kernel/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { ask } from '../../../platform/payments/payments.ts'
import { disputes, payments } from '../table.server.ts'
import { announce } from './announce.server.ts'
import type { BillingNeeds } from './card-page.server.ts'
import { idOf } from './settle-session.server.ts'
import { settledPaymentOf } from './settled-payment.server.ts'
import type { Synced } from './sync-refunds.server.ts'

/** In these states the money is the club's again. */
const OVER: readonly string[] = ['won', 'warning_closed', 'prevented']

/** Copies a dispute. As long as it is not won, its payment does not count. [decisions B23] */
export async function syncDispute(ctx: BillingNeeds, id: string): Promise<Synced> {
  const asked = await ask(ctx, (stripe) => stripe.disputes.retrieve(id))
  if (!asked.ok) return refused(asked.reason === 'PROVIDER_KNOWS_NONE' ? 'UNKNOWN' : 'PROVIDER_DOWN')
  const dispute = asked.value
  const found = await settledPaymentOf(ctx, idOf(dispute.payment_intent))
  if (!found.ok) return found
  const { payment } = found
  await transact(ctx, async (tx) => {
    await tx
      .insert(disputes)
      .values({
        id,
        paymentId: payment.id,
        amountMinor: dispute.amount,
        status: dispute.status,
        createdAt: new Date(dispute.created * 1000),
      })
      .onConflictDoUpdate({ target: disputes.id, set: { status: dispute.status } })
    await tx
      .update(payments)
      .set({ disputed: !OVER.includes(dispute.status), updatedAt: ctx.clock.now() })
      .where(eq(payments.id, payment.id))
    await announce(tx, 'payment.returned', payment)
  })
  return done()
}
