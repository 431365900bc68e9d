import { eq } from 'drizzle-orm'
import { isId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { ask } from '../../../platform/payments/payments.ts'
import { payments } from '../table.server.ts'
import type { BillingNeeds, LedgerRow } from './card-page.server.ts'
import { idOf, settleSession } from './settle-session.server.ts'
import { syncInvoice } from './sync-invoice.server.ts'

type Found = Outcome<{ payment: LedgerRow }, { reason: 'UNKNOWN' } | { reason: 'PROVIDER_DOWN' }>

/**
 * The payment behind a payment intent. News of a refund can be here before the news of the payment: then it is
 * settled first. UNKNOWN for money that this site did not ask for.
 */
export async function settledPaymentOf(ctx: BillingNeeds, intentId: string | null): Promise<Found> {
  if (!intentId) return refused('UNKNOWN')
  const known = await byIntent(ctx, intentId)
  if (known) return done({ payment: known })
  const intent = await ask(ctx, (stripe) => stripe.paymentIntents.retrieve(intentId))
  if (!intent.ok) return refused(intent.reason === 'PROVIDER_KNOWS_NONE' ? 'UNKNOWN' : 'PROVIDER_DOWN')
  const id = intent.value.metadata.payment_id
  if (!id) return settledInvoiceOf(ctx, intentId)
  if (!isId(id)) return refused('UNKNOWN')
  const [waiting] = await ctx.db.select().from(payments).where(eq(payments.id, id))
  if (!waiting?.sessionId) return refused('UNKNOWN')
  const settled = await settleSession(ctx, waiting.sessionId)
  if (!settled.ok) return refused(settled.reason === 'PROVIDER_DOWN' ? 'PROVIDER_DOWN' : 'UNKNOWN')
  const now = await byIntent(ctx, intentId)
  return now ? done({ payment: now }) : refused('UNKNOWN')
}

/** A subscription's payments and those of invoices: their intents are the provider's own, and name only an invoice. */
async function settledInvoiceOf(ctx: BillingNeeds, intentId: string): Promise<Found> {
  const payment = { type: 'payment_intent' as const, payment_intent: intentId }
  const asked = await ask(ctx, (stripe) => stripe.invoicePayments.list({ payment, limit: 1 }))
  if (!asked.ok) return refused(asked.reason === 'PROVIDER_KNOWS_NONE' ? 'UNKNOWN' : 'PROVIDER_DOWN')
  const invoiceId = idOf(asked.value.data[0]?.invoice)
  if (!invoiceId) return refused('UNKNOWN')
  const synced = await syncInvoice(ctx, invoiceId)
  if (!synced.ok) return synced
  const now = await byIntent(ctx, intentId)
  return now ? done({ payment: now }) : refused('UNKNOWN')
}

async function byIntent({ db }: BillingNeeds, intentId: string): Promise<LedgerRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.paymentIntentId, intentId))
  return row
}
