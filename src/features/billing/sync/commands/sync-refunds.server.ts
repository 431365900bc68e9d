import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { isId } from '../../../../kernel/ids.ts'
import { formatPence, pence } from '../../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { rowVersion } from '../../../../platform/database/row-version.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { ask } from '../../../../platform/payments/payments.ts'
import { adminPaths } from '../../../../web/paths.ts'
import { contactOf } from '../../../members/queries/contact.server.ts'
import { memberOfCustomer } from '../../customers/queries/owner.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { type PaymentEntry, payments } from '../../payments/table.server.ts'
import { disputes, refunds } from '../../refunds/table.server.ts'
import { idOf, notSynced, type Synced } from '../model.ts'
import { announce } from './announce.server.ts'
import { notifyMoney } from './notify-money.server.ts'
import { settlePayment } from './settle-payment.server.ts'
import { syncInvoice } from './sync-invoice.server.ts'

/** A refund that failed or was called off has given nothing back. */
const GIVES_BACK: readonly (string | null)[] = ['succeeded', 'pending', 'requires_action']
/** In these states of a dispute the money is the club's again. */
const WON: readonly string[] = ['won', 'warning_closed', 'prevented']

/**
 * Copies the refunds of a payment intent and what they leave of its payment, which is settled first if it is still on
 * its way. An answer that was overtaken is asked for again. [resolutions B23]
 */
export async function syncRefunds(ctx: BillingNeeds, intentId: string): Promise<Synced> {
  const found = await paymentOfIntent(ctx, intentId)
  if (!found.ok) return found
  const listed = await ask(ctx, (stripe) => stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
  if (!listed.ok) return notSynced(listed)
  const { data } = listed.value
  const chargeId = idOf(data[0]?.charge) ?? found.payment.chargeId
  const refundedMinor = data
    .filter(({ status }) => GIVES_BACK.includes(status))
    .reduce((sum, { amount }) => sum + amount, 0)
  const status = sql`case when ${payments.amountMinor} <= ${refundedMinor} then 'refunded' else 'paid' end`
  const isCopied = await change(ctx, found, { chargeId, refundedMinor, status }, async (tx) => {
    for (const refund of data) {
      const copy = { status: refund.status ?? 'pending' }
      await tx
        .insert(refunds)
        .values({ ...copy, ...copyOf(refund, found.payment) })
        .onConflictDoUpdate({ target: refunds.id, set: copy })
    }
    await notifyRefund(ctx, tx, found.payment, refundedMinor)
  })
  return isCopied ? done() : syncRefunds(ctx, intentId)
}

/** The same after an event that names a refund or its charge: a refund that fails days later has only its own event. */
export async function syncRefund(ctx: BillingNeeds, id: string): Promise<Synced> {
  const asked = await ask<{ payment_intent: string | { id: string } | null }>(ctx, (stripe) =>
    id.startsWith('ch_') ? stripe.charges.retrieve(id) : stripe.refunds.retrieve(id),
  )
  if (!asked.ok) return notSynced(asked)
  const intentId = idOf(asked.value.payment_intent)
  return intentId ? syncRefunds(ctx, intentId) : refused('UNKNOWN')
}

/** Copies a dispute. As long as it is not won, its payment does not count. [resolutions B23] */
export async function syncDispute(ctx: BillingNeeds, id: string): Promise<Synced> {
  const intent = await ask(ctx, (stripe) => stripe.disputes.retrieve(id))
  if (!intent.ok) return notSynced(intent)
  const found = await paymentOfIntent(ctx, idOf(intent.value.payment_intent))
  if (!found.ok) return found
  // Asked again after the payment was read, so that no older answer is written over a newer one.
  const asked = await ask(ctx, (stripe) => stripe.disputes.retrieve(id))
  if (!asked.ok) return notSynced(asked)
  const dispute = asked.value
  const copy = { status: dispute.status }
  const isCopied = await change(ctx, found, { disputed: !WON.includes(dispute.status) }, async (tx) => {
    await tx
      .insert(disputes)
      .values({ ...copy, ...copyOf(dispute, found.payment) })
      .onConflictDoUpdate({ target: disputes.id, set: copy })
  })
  return isCopied ? done() : syncDispute(ctx, id)
}

const copyOf = (
  { id, amount, created }: { id: string; amount: number; created: number },
  payment: PaymentEntry,
) => ({
  id,
  paymentId: payment.id,
  amountMinor: amount,
  createdAt: new Date(created * 1000),
})

type Known = { payment: PaymentEntry; version: string }

/** Changes a payment that still stands as it was read, and tells its feature; false when it was changed in between. */
const change = (
  ctx: BillingNeeds,
  { payment, version }: Known,
  changes: PgUpdateSetSource<typeof payments>,
  also: (tx: Tx) => Promise<void>,
): Promise<boolean> =>
  transact(ctx, async (tx) => {
    const changed = await tx
      .update(payments)
      .set({ ...changes, updatedAt: ctx.clock.now() })
      .where(and(eq(payments.id, payment.id), eq(rowVersion(payments), version)))
      .returning({ id: payments.id })
    if (changed.length === 0) return false
    await also(tx)
    await announce(tx, 'payment.returned', payment)
    return true
  })

/** Orders write to their buyers themselves: what else was refunded, payer and treasurer read here. */
async function notifyRefund(ctx: BillingNeeds, tx: Tx, before: PaymentEntry, refundedMinor: number) {
  const amount = refundedMinor - before.refundedMinor
  if (before.purpose === 'order' || amount <= 0) return
  const memberId = before.memberId ?? (await memberOfCustomer({ db: tx }, before.customerId ?? ''))
  const contact = memberId ? await contactOf(ctx, tx, memberId) : undefined
  const payer = {
    name: before.payerName || (contact?.name ?? ''),
    email: before.payerEmail || (contact?.email ?? ''),
    who: contact?.member ?? '',
  }
  const event = { kind: 'refunded' as const, what: before.description, amount: formatPence(pence(amount)) }
  await notifyMoney(ctx, tx, payer, event, `${adminPaths.payments}?q=${before.id}`)
}

type Found = Outcome<Known, { reason: 'UNKNOWN' } | { reason: 'PROVIDER_DOWN' }>

/**
 * The payment behind a payment intent. News of a refund can be here before the news of the payment: then it is
 * settled first. UNKNOWN for money that this site did not ask for.
 */
async function paymentOfIntent(ctx: BillingNeeds, intentId: string | null): Promise<Found> {
  if (!intentId) return refused('UNKNOWN')
  const known = await byIntent(ctx, intentId)
  if (known.ok) return known
  const intent = await ask(ctx, (stripe) => stripe.paymentIntents.retrieve(intentId))
  if (!intent.ok) return notSynced(intent)
  const id = intent.value.metadata.payment_id
  const synced = id ? await settleById(ctx, id) : await syncInvoiceOf(ctx, intentId)
  return !synced.ok && synced.reason === 'PROVIDER_DOWN' ? refused('PROVIDER_DOWN') : byIntent(ctx, intentId)
}

async function settleById(ctx: BillingNeeds, id: string) {
  const [waiting] = isId(id) ? await ctx.db.select().from(payments).where(eq(payments.id, id)) : []
  return waiting?.sessionId ? settlePayment(ctx, waiting.sessionId) : refused('UNKNOWN')
}

/** The intents of subscriptions and invoices are the provider's own, and name only an invoice. */
async function syncInvoiceOf(ctx: BillingNeeds, intentId: string): Promise<Synced> {
  const payment = { type: 'payment_intent' as const, payment_intent: intentId }
  const asked = await ask(ctx, (stripe) => stripe.invoicePayments.list({ payment, limit: 1 }))
  if (!asked.ok) return notSynced(asked)
  const invoiceId = idOf(asked.value.data[0]?.invoice)
  return invoiceId ? syncInvoice(ctx, invoiceId) : refused('UNKNOWN')
}

async function byIntent({ db }: BillingNeeds, intentId: string): Promise<Found> {
  const [known] = await db
    .select({ payment: payments, version: rowVersion(payments) })
    .from(payments)
    .where(eq(payments.paymentIntentId, intentId))
  return known ? done(known) : refused('UNKNOWN')
}
