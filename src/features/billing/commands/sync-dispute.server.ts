import type { Stripe } from 'stripe'
import { done, refused } from '../../../kernel/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { ask } from '../../../platform/payments/payments.ts'
import { disputes } from '../table.server.ts'
import { announce } from './announce.server.ts'
import type { BillingNeeds, LedgerRow } from './card-page.server.ts'
import { changePayment, freshCopy, writingOfPayment } from './fresh-copy.server.ts'
import { idOf } from './settle-session.server.ts'
import { settledPaymentOf } from './settled-payment.server.ts'
import type { Synced } from './sync-refunds.server.ts'

/** In these states the money is the club's again. */
const OVER: readonly string[] = ['won', 'warning_closed', 'prevented']

/** Copies a dispute. As long as it is not won, its payment does not count. [resolutions B23] */
export async function syncDispute(ctx: BillingNeeds, id: string): Promise<Synced> {
  const retrieve = () => ask(ctx, (stripe) => stripe.disputes.retrieve(id))
  const asked = await retrieve()
  if (!asked.ok) return refused(asked.reason === 'PROVIDER_KNOWS_NONE' ? 'UNKNOWN' : 'PROVIDER_DOWN')
  const found = await settledPaymentOf(ctx, idOf(asked.value.payment_intent))
  if (!found.ok) return found
  const { payment } = found
  const copied = await freshCopy({
    known: () => writingOfPayment(ctx, payment.id),
    fetch: retrieve,
    write: (dispute, known) => copyDispute(ctx, payment, dispute, known),
  })
  return copied.ok ? done() : refused('PROVIDER_DOWN')
}

function copyDispute(
  ctx: BillingNeeds,
  payment: LedgerRow,
  dispute: Stripe.Dispute,
  known: string | undefined,
): Promise<boolean> {
  return transact(ctx, async (tx) => {
    const disputed = !OVER.includes(dispute.status)
    if (!(await changePayment(ctx, tx, payment.id, known, { disputed }))) return false
    await tx
      .insert(disputes)
      .values({
        id: dispute.id,
        paymentId: payment.id,
        amountMinor: dispute.amount,
        status: dispute.status,
        createdAt: new Date(dispute.created * 1000),
      })
      .onConflictDoUpdate({ target: disputes.id, set: { status: dispute.status } })
    await announce(tx, 'payment.returned', payment)
    return true
  })
}
