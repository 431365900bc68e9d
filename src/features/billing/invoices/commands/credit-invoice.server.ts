import { eq, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import { transact } from '../../../../platform/database/transact.ts'
import {
  callForOperation,
  type OperationHandler,
} from '../../operations/commands/perform-operation.server.ts'
import { requestOperation } from '../../operations/commands/request-operation.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { payments } from '../../payments/table.server.ts'
import { intentOf } from '../../sync/commands/settle-payment.server.ts'
import { syncInvoice } from '../../sync/commands/sync-invoice.server.ts'
import { invoices } from '../table.server.ts'
import { separate } from './settle-invoice.server.ts'

const requested = z.object({ invoiceId: z.string(), paymentId: z.string() })

/**
 * Issues a credit note for a part payment in cash or by bank transfer, so that the page of the invoice and the saved
 * card are charged only the rest. If all of it was paid by card in the meantime, the ledger keeps both payments and the
 * statement shows that too much was paid.
 */
export const CREATE_CREDIT_NOTE: OperationHandler = {
  kind: 'credit-note.create',
  async perform(ctx, operation) {
    const { invoiceId, paymentId } = requested.parse(operation.request)
    const payment = await findPayment(ctx, paymentId)
    // Reversed before the provider has heard of it.
    if (payment?.status !== 'paid') return { ok: true, value: invoiceId }
    const credited = await callForOperation(ctx, operation, async (stripe, { idempotencyKey }, isMade) => {
      const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] })
      const { data } = await stripe.creditNotes.list({ invoice: invoiceId, limit: 100 })
      const earlier = data.find(isMade)
      if (earlier || invoice.status !== 'open') return { invoice, isMade: earlier !== undefined }
      const note = {
        invoice: invoiceId,
        amount: payment.amount,
        memo: 'A part of this invoice has been paid in cash or by bank transfer.',
        metadata: { operation: operation.id, payment_id: paymentId },
        email_type: 'none' as const,
      }
      await stripe.creditNotes.create(note, { idempotencyKey })
      return { invoice, isMade: true }
    })
    if (!credited.ok) return credited
    const { invoice, isMade } = credited.value
    if (!isMade && intentOf(invoice)) await separatePart(ctx, invoiceId, paymentId)
    return synced(ctx, invoiceId)
  },
}

/** Separates a part payment from its invoice, which then no longer counts it. Repeating it changes nothing. */
const separatePart = (ctx: BillingNeeds, invoiceId: string, paymentId: string): Promise<void> =>
  transact(ctx, async (tx) => {
    const [part] = await separate({ db: tx }, invoiceId, paymentId).returning({ amount: payments.amount })
    if (!part) return
    const paidByHand = sql`${invoices.paidByHand} - ${part.amount}`
    await tx.update(invoices).set({ paidByHand }).where(eq(invoices.id, invoiceId))
  })

/**
 * Voids the credit note of a part payment that was reversed, so that the invoice asks for it again. An invoice that was
 * paid in the meantime cannot be changed: the member gets a new one.
 */
export const VOID_CREDIT_NOTE: OperationHandler = {
  kind: 'credit-note.void',
  async perform(ctx, operation) {
    const { invoiceId, paymentId } = requested.parse(operation.request)
    const voided = await callForOperation(ctx, operation, async (stripe, { idempotencyKey }) => {
      const note = await findNote(stripe, invoiceId, paymentId)
      const { status } = await stripe.invoices.retrieve(invoiceId)
      if (note && status === 'open') await stripe.creditNotes.voidCreditNote(note.id, {}, { idempotencyKey })
      return { isTooLate: note !== undefined && status === 'paid' }
    })
    if (!voided.ok) return voided
    const payment = voided.value.isTooLate ? await findPayment(ctx, paymentId) : undefined
    if (payment) await transact(ctx, (tx) => invoiceAgain(ctx, tx, payment))
    return synced(ctx, invoiceId)
  },
}

/** Requests a new invoice of what a reversed payment was for, unless nobody here owes it. */
export async function invoiceAgain(
  ctx: Parameters<typeof requestOperation>[0],
  tx: Parameters<typeof requestOperation>[1],
  { id, amount, description, memberId }: Pick<Payment, 'id' | 'amount' | 'description' | 'memberId'>,
): Promise<void> {
  if (!memberId) return
  const request = { amount, description }
  const operation = { id: `invoice:${memberId}:${id}`, kind: 'invoice.create' as const, memberId, request }
  await requestOperation(ctx, tx, operation)
}

type Payment = typeof payments.$inferSelect

async function findPayment({ db }: BillingNeeds, id: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment
}

async function findNote(stripe: Stripe, invoice: string, paymentId: string) {
  const { data } = await stripe.creditNotes.list({ invoice, limit: 100 })
  return data.find(({ status, metadata }) => status === 'issued' && metadata?.payment_id === paymentId)
}

async function synced(ctx: BillingNeeds, invoiceId: string) {
  const copied = await syncInvoice(ctx, invoiceId)
  return copied.ok || copied.reason === 'UNKNOWN' ? { ok: true as const, value: invoiceId } : copied
}
