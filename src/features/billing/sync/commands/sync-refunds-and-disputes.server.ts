import { and, eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { pence } from '../../../../kernel/money.ts'
import { done, refused } from '../../../../kernel/outcome.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { rowVersion } from '../../../../platform/database/row-version.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { callProvider } from '../../../../platform/payments/payments.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { RETURNING } from '../../payments/model.ts'
import { type PaymentEntry, payments } from '../../payments/table.server.ts'
import { refunds } from '../../refunds/table.server.ts'
import { idOf, type Synced } from '../model.ts'
import { notifyRefund, notifyRefundFailed } from './notify-refund.server.ts'
import { queuePaymentEvent } from './payment-events.server.ts'
import { settleById } from './settle-payment.server.ts'
import { syncInvoice } from './sync-invoice.server.ts'

/** In these states of a dispute the club has kept its money. */
const WON: readonly string[] = ['won', 'warning_closed', 'prevented']

/** In these states of a refund the payer gets nothing. */
const FAILED: readonly string[] = ['failed', 'canceled']

/**
 * Copies the refunds and disputes of a payment intent to its payment, which is settled first if necessary. If another
 * process has changed the payment during the call, fetches again. [resolutions B23]
 */
export async function syncRefundsAndDisputes(ctx: BillingNeeds, intentId: string): Promise<Synced> {
  const found = await paymentOfIntent(ctx, intentId)
  if ('ok' in found) return found
  const listed = await callProvider(ctx, (stripe) => listReturned(stripe, intentId))
  if (!listed.ok) return listed
  const isCopied = await copyReturned(ctx, found, listed.value)
  return isCopied ? done() : syncRefundsAndDisputes(ctx, intentId)
}

/**
 * Does the same for an event about a charge, a refund or a dispute. A refund that fails days later has only its own
 * event.
 */
export async function syncRefundOrDispute(ctx: BillingNeeds, id: string): Promise<Synced> {
  const answered = await callProvider<{ payment_intent: string | { id: string } | null }>(ctx, (stripe) => {
    if (/^(ch|py)_/.test(id)) return stripe.charges.retrieve(id)
    return /^(du|dp)_/.test(id) ? stripe.disputes.retrieve(id) : stripe.refunds.retrieve(id)
  })
  if (!answered.ok) return answered
  const intentId = idOf(answered.value.payment_intent)
  return intentId ? syncRefundsAndDisputes(ctx, intentId) : refused('UNKNOWN')
}

async function listReturned(stripe: Stripe, payment_intent: string): Promise<Returned> {
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ payment_intent, limit: 100 }),
    stripe.disputes.list({ payment_intent, limit: 100 }),
  ])
  return { returned: refunds.data, disputes: disputes.data }
}

type Known = { payment: PaymentEntry; version: string }
type Returned = { returned: Stripe.Refund[]; disputes: Stripe.Dispute[] }

/**
 * Records refunds and disputes, and queues the job of the payment's feature. Returns false if the payment has changed
 * since it was read.
 */
function copyReturned(
  ctx: BillingNeeds,
  { payment, version }: Known,
  { returned, disputes }: Returned,
): Promise<boolean> {
  const given = returned.filter(({ status }) => RETURNING.includes(status ?? ''))
  const refunded = pence(given.reduce((sum, { amount }) => sum + amount, 0))
  return transact(ctx, async (tx) => {
    const changed = await tx
      .update(payments)
      .set({
        chargeId: idOf(returned[0]?.charge) ?? payment.chargeId,
        refunded,
        status: payment.amount <= refunded ? 'refunded' : 'paid',
        disputed: disputes.some(({ status }) => !WON.includes(status)),
        updatedAt: ctx.clock.now(),
      })
      .where(and(eq(payments.id, payment.id), eq(rowVersion(payments), version)))
      .returning({ id: payments.id })
    if (changed.length === 0) return false
    for (const refund of returned)
      if (await copyRefund(tx, refund, payment.id))
        await notifyRefundFailed(ctx, tx, payment, pence(refund.amount))
    await notifyRefund(ctx, tx, payment, refunded)
    await queuePaymentEvent(tx, 'payment.returned', payment)
    return true
  })
}

/** Returns whether the refund has failed since it was last copied. */
async function copyRefund(tx: Tx, refund: Stripe.Refund, paymentId: string): Promise<boolean> {
  const status = refund.status ?? 'pending'
  const { id, amount, created } = refund
  const [before] = await tx.select({ status: refunds.status }).from(refunds).where(eq(refunds.id, id))
  await tx
    .insert(refunds)
    .values({ id, paymentId, amount: pence(amount), status, createdAt: new Date(created * 1000) })
    .onConflictDoUpdate({ target: refunds.id, set: { status } })
  return FAILED.includes(status) && !FAILED.includes(before?.status ?? '')
}

/**
 * Finds the payment of a payment intent. A refund's event can arrive before the payment's, so the payment is settled
 * first. UNKNOWN if the payment was not requested by this site.
 */
async function paymentOfIntent(
  ctx: BillingNeeds,
  intentId: string,
): Promise<Known | Extract<Synced, { ok: false }>> {
  const known = await byIntent(ctx, intentId)
  if (known) return known
  const intent = await callProvider(ctx, (stripe) => stripe.paymentIntents.retrieve(intentId))
  if (!intent.ok) return intent
  const id = intent.value.metadata.payment_id
  const synced = id ? await settleById(ctx, id) : await syncInvoiceOf(ctx, intentId)
  if (!synced.ok && synced.reason === 'PROVIDER_DOWN') return refused('PROVIDER_DOWN')
  return (await byIntent(ctx, intentId)) ?? refused('UNKNOWN')
}

/** Payment intents of subscriptions and invoices are created by the provider and refer only to an invoice. */
async function syncInvoiceOf(ctx: BillingNeeds, intentId: string): Promise<Synced> {
  const payment = { type: 'payment_intent' as const, payment_intent: intentId }
  const answered = await callProvider(ctx, (stripe) => stripe.invoicePayments.list({ payment, limit: 1 }))
  if (!answered.ok) return answered
  const invoiceId = idOf(answered.value.data[0]?.invoice)
  return invoiceId ? syncInvoice(ctx, invoiceId) : refused('UNKNOWN')
}

async function byIntent({ db }: BillingNeeds, intentId: string): Promise<Known | undefined> {
  const [known] = await db
    .select({ payment: payments, version: rowVersion(payments) })
    .from(payments)
    .where(eq(payments.paymentIntentId, intentId))
  return known
}
