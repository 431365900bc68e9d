import { eq, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { formatPence, pence } from '../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { ask } from '../../../platform/payments/payments.ts'
import { contactOf } from '../../members/queries/contact.server.ts'
import { payments, refunds } from '../table.server.ts'
import { announce } from './announce.server.ts'
import type { BillingNeeds, LedgerRow } from './card-page.server.ts'
import { changePayment, freshCopy, writingOfPayment } from './fresh-copy.server.ts'
import { notifyMoney } from './notify-money.server.ts'
import { idOf } from './settle-session.server.ts'
import { settledPaymentOf } from './settled-payment.server.ts'

export type Synced = Outcome<object, { reason: 'UNKNOWN' } | { reason: 'PROVIDER_DOWN' }>

/** A refund that failed or was called off has given nothing back. */
const GIVES_BACK: readonly (string | null)[] = ['succeeded', 'pending', 'requires_action']

/**
 * Copies the refunds of a charge and what they leave of its payment. A payment whose settling is still on its way is
 * settled first. [resolutions B23]
 */
export async function syncRefunds(ctx: BillingNeeds, chargeId: string): Promise<Synced> {
  const charge = await ask(ctx, (stripe) => stripe.charges.retrieve(chargeId))
  if (!charge.ok) return refused(charge.reason === 'PROVIDER_KNOWS_NONE' ? 'UNKNOWN' : 'PROVIDER_DOWN')
  const found = await settledPaymentOf(ctx, idOf(charge.value.payment_intent))
  if (!found.ok) return found
  const { payment } = found
  const copied = await freshCopy({
    known: () => writingOfPayment(ctx, payment.id),
    fetch: () => ask(ctx, (stripe) => stripe.refunds.list({ charge: chargeId, limit: 100 })),
    write: (listed, known) => copyRefunds(ctx, { ...payment, chargeId }, listed.data, known),
  })
  return copied.ok ? done() : refused('PROVIDER_DOWN')
}

/** The same, told by the refund: one that fails days later is told so alone. */
export async function syncRefund(ctx: BillingNeeds, refundId: string): Promise<Synced> {
  const refund = await ask(ctx, (stripe) => stripe.refunds.retrieve(refundId))
  if (!refund.ok) return refused(refund.reason === 'PROVIDER_KNOWS_NONE' ? 'UNKNOWN' : 'PROVIDER_DOWN')
  const chargeId = idOf(refund.value.charge)
  return chargeId ? syncRefunds(ctx, chargeId) : refused('UNKNOWN')
}

/** Orders write to their buyers themselves: what else went back, payer and treasurer are told here. */
async function notifyRefund(ctx: BillingNeeds, tx: Tx, before: LedgerRow, refundedMinor: number) {
  const amount = refundedMinor - before.refundedMinor
  if (before.purpose === 'order' || amount <= 0) return
  const contact = before.memberId ? await contactOf(ctx, tx, before.memberId) : undefined
  const payer = {
    name: before.payerName || (contact?.name ?? ''),
    email: before.payerEmail || (contact?.email ?? ''),
    who: contact?.member ?? '',
  }
  const event = {
    kind: 'refunded' as const,
    what: before.description,
    amount: formatPence(pence(amount)),
  }
  await notifyMoney(ctx, tx, payer, event, `/admin/payments?q=${before.id}`)
}

function copyRefunds(
  ctx: BillingNeeds,
  payment: LedgerRow,
  listed: Stripe.Refund[],
  known: string | undefined,
): Promise<boolean> {
  const back = listed.filter((refund) => GIVES_BACK.includes(refund.status))
  const refundedMinor = back.reduce((sum, refund) => sum + refund.amount, 0)
  const status = sql`case when ${payments.amountMinor} <= ${refundedMinor} then 'refunded' else 'paid' end`
  const { id, chargeId } = payment
  return transact(ctx, async (tx) => {
    const [before] = await tx.select().from(payments).where(eq(payments.id, id))
    if (!(await changePayment(ctx, tx, id, known, { chargeId, refundedMinor, status }))) return false
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
    await announce(tx, 'payment.returned', payment)
    if (before) await notifyRefund(ctx, tx, before, refundedMinor)
    return true
  })
}
