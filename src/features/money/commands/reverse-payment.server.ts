import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { formatPence } from '../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { adminPaths } from '../../../web/admin-paths.ts'
import { invoiceAgain } from '../../billing/invoices/commands/credit-invoice.server.ts'
import { invoices } from '../../billing/invoices/table.server.ts'
import { requestOperation } from '../../billing/operations/commands/request-operation.server.ts'
import type { StaffNeeds } from '../../billing/operations/model.ts'
import { METHOD_WORDS } from '../../billing/payments/model.ts'
import { type PaymentEntry, payments } from '../../billing/payments/table.server.ts'
import { requireFinance } from '../../billing/policy.ts'
import { payBacks, refunds } from '../../billing/refunds/table.server.ts'
import { notifyMoney, payerOfPayment } from '../../billing/sync/commands/notify-money.server.ts'
import { queuePaymentEvent } from '../../billing/sync/commands/payment-events.server.ts'
import type { OwedAgain } from '../../emails/emails/money-notice.tsx'
import { unpaidRests } from '../../events/booking/queries/rests.server.ts'
import { followPayments } from '../../registrations/payment/commands/follow-payments.server.ts'

export type ReversePayment = Outcome<
  object,
  /** Card payments are refunded instead, a payment is reversed once, and one that was paid back is not a mistake. */
  { reason: 'NOT_REVERSIBLE' }
>

/**
 * Reverses a payment in cash or by bank transfer that was recorded by mistake, or with `all` everything that came in
 * the same sum, so that the amounts are owed again. The provider cannot reopen a paid invoice: the member gets a new
 * one. Throws Forbidden unless the caller is finance staff, NotFound for an unknown payment.
 */
export async function reversePayment(
  ctx: StaffNeeds,
  id: string,
  { all = false } = {},
): Promise<ReversePayment> {
  requireFinance(ctx)
  if (!isId(id)) throw new NotFound()
  const reversed = await transact(ctx, async (tx) => {
    const chosen = await lockReversible(tx, id, all)
    for (const payment of chosen) await reverse(ctx, tx, payment)
    return chosen
  })
  if (reversed.length === 0) return refused('NOT_REVERSIBLE')
  for (const { purpose, objectId } of reversed)
    if (purpose === 'registration') await followPayments(ctx, objectId)
  return done()
}

/** Returns a payment, or all of its sum, as far as they can be reversed, locked in a fixed order. */
async function lockReversible(tx: Tx, id: string, all: boolean): Promise<PaymentEntry[]> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id))
  if (!payment) throw new NotFound()
  if (!payment.groupId) return []
  const chosen = await tx
    .select()
    .from(payments)
    .where(all ? eq(payments.groupId, payment.groupId) : eq(payments.id, id))
    .orderBy(payments.id)
    .for('update')
  return (await isPaidBack(tx, chosen)) ? [] : chosen.filter(({ status }) => status === 'paid')
}

/** Whether any of these payments was paid back, or in part. That money did arrive, so recording it was no mistake. */
const isPaidBack = async (tx: Tx, some: readonly PaymentEntry[]): Promise<boolean> =>
  (await tx.$count(
    payBacks,
    and(
      inArray(
        payBacks.paymentId,
        some.map(({ id }) => id),
      ),
      isNotNull(payBacks.paidBackAt),
    ),
  )) > 0

async function reverse(ctx: StaffNeeds, tx: Tx, payment: PaymentEntry): Promise<void> {
  const now = ctx.clock.now()
  const { id, amount } = payment
  await tx
    .update(payments)
    .set({ status: 'refunded', refunded: amount, updatedAt: now })
    .where(eq(payments.id, id))
  await tx
    .insert(refunds)
    .values({ id: `reversal:${id}`, paymentId: id, amount, status: 'succeeded', createdAt: now })
  const owed = await oweAgain(ctx, tx, payment)
  const event = {
    kind: 'payment-reversed' as const,
    what: payment.description,
    amount: formatPence(amount),
    method: METHOD_WORDS[payment.method].toLowerCase(),
    owed,
  }
  const payer = await payerOfPayment(ctx, tx, payment)
  await notifyMoney(ctx, tx, payer, event, `${adminPaths.payments}?q=${id}`)
  await queuePaymentEvent(tx, 'payment.returned', payment)
  await auditStaff(tx, ctx, { action: 'billing.reverse-payment', subject: `payments/${id}` })
}

/**
 * Makes what was paid owed again, and returns how it is owed. A payment by hand for an invoice that was also paid by
 * card is no longer linked to the invoice, and is not owed again.
 */
async function oweAgain(ctx: StaffNeeds, tx: Tx, payment: PaymentEntry): Promise<OwedAgain> {
  if (payment.invoiceId) return oweInvoice(ctx, tx, payment, payment.invoiceId)
  if (payment.purpose === 'booking')
    return (await unpaidRests(tx, [payment.objectId])).length > 0 ? 'as before' : 'no'
  return payment.purpose === 'registration' ? 'as before' : 'paid twice'
}

/**
 * An open invoice asks for a part again. A paid one is closed, if nothing else has been paid of it, and replaced. A
 * cancelled one stays cancelled.
 */
async function oweInvoice(
  ctx: StaffNeeds,
  tx: Tx,
  payment: PaymentEntry,
  invoiceId: string,
): Promise<OwedAgain> {
  const isIt = eq(invoices.id, invoiceId)
  const [invoice] = await tx.select().from(invoices).where(isIt).for('update')
  const updatedAt = ctx.clock.now()
  if (invoice?.status === 'open') {
    const { id: paymentId, amount, memberId } = payment
    const paidByHand = sql`${invoices.paidByHand} - ${amount}`
    await tx.update(invoices).set({ paidByHand, updatedAt }).where(isIt)
    const request = { invoiceId, paymentId }
    const id = `uncredit:${paymentId}`
    await requestOperation(ctx, tx, { id, kind: 'credit-note.void', memberId, request })
    return 'as before'
  }
  if (invoice?.status === 'void') return 'no'
  const others = and(
    eq(payments.invoiceId, invoiceId),
    eq(payments.status, 'paid'),
    ne(payments.id, payment.id),
  )
  if ((await tx.$count(payments, others)) === 0)
    await tx.update(invoices).set({ status: 'void', updatedAt }).where(isIt)
  await invoiceAgain(ctx, tx, payment)
  return payment.memberId === null ? 'no' : 'new invoice'
}
