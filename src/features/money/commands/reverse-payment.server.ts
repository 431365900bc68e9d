import { eq } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { invoices } from '../../billing/invoices/table.server.ts'
import { requestOperation } from '../../billing/operations/commands/request-operation.server.ts'
import type { StaffNeeds } from '../../billing/operations/model.ts'
import { type PaymentEntry, payments } from '../../billing/payments/table.server.ts'
import { requireFinance } from '../../billing/policy.ts'
import { refunds } from '../../billing/refunds/table.server.ts'
import { queuePaymentEvent } from '../../billing/sync/commands/payment-events.server.ts'
import { followPayments } from '../../registrations/payment/commands/follow-payments.server.ts'

export type ReversePayment = Outcome<
  object,
  /** Card payments are refunded instead, and a payment is reversed once. */
  { reason: 'NOT_REVERSIBLE' }
>

/**
 * Reverses a payment in cash or by bank transfer that was recorded by mistake, so that the amount is owed again. The
 * provider cannot reopen an invoice: the member gets a new one. Throws Forbidden unless the caller is finance staff,
 * NotFound for an unknown payment.
 */
export async function reversePayment(ctx: StaffNeeds, id: string): Promise<ReversePayment> {
  requireFinance(ctx)
  if (!isId(id)) throw new NotFound()
  const payment = await transact(ctx, (tx) => reverse(ctx, tx, id))
  if (!payment) return refused('NOT_REVERSIBLE')
  if (payment.purpose === 'registration') await followPayments(ctx, payment.objectId)
  return done()
}

/** Returns the reversed payment; undefined if it cannot be reversed. */
async function reverse(ctx: StaffNeeds, tx: Tx, id: string): Promise<PaymentEntry | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!payment) throw new NotFound()
  if (payment.method === 'card' || payment.status !== 'paid') return undefined
  const now = ctx.clock.now()
  const { amount } = payment
  await tx
    .update(payments)
    .set({ status: 'refunded', refunded: amount, updatedAt: now })
    .where(eq(payments.id, id))
  await tx
    .insert(refunds)
    .values({ id: `reversal:${id}`, paymentId: id, amount, status: 'succeeded', createdAt: now })
  if (payment.invoiceId) await replaceInvoice(ctx, tx, payment, payment.invoiceId)
  await queuePaymentEvent(tx, 'payment.returned', payment)
  await auditStaff(tx, ctx, { action: 'billing.reverse-payment', subject: `payments/${id}` })
  return payment
}

async function replaceInvoice(
  ctx: StaffNeeds,
  tx: Tx,
  { id, amount, description, memberId }: PaymentEntry,
  invoiceId: string,
): Promise<void> {
  await tx
    .update(invoices)
    .set({ status: 'void', updatedAt: ctx.clock.now() })
    .where(eq(invoices.id, invoiceId))
  if (!memberId) return
  const request = { amount, description }
  await requestOperation(ctx, tx, {
    id: `invoice:${memberId}:${id}`,
    kind: 'invoice.create',
    memberId,
    request,
  })
}
