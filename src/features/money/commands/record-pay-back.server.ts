import { and, eq, isNull } from 'drizzle-orm'
import { clubDay, clubInstant, type LocalDate } from '../../../kernel/dates.ts'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { formatPence } from '../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import { transact } from '../../../platform/database/transact.ts'
import { adminPaths } from '../../../web/admin-paths.ts'
import type { StaffNeeds } from '../../billing/operations/model.ts'
import { METHOD_PHRASES, type PaymentMethod } from '../../billing/payments/model.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { requireFinance } from '../../billing/policy.ts'
import { payBacks } from '../../billing/refunds/table.server.ts'
import { notifyMoney, payerOfPayment } from '../../billing/sync/commands/notify-money.server.ts'

export type PayBack = { method: Exclude<PaymentMethod, 'card'>; reference: string; paidOn: LocalDate }

export type RecordPayBack = Outcome<
  object,
  /** It was paid back already, or the payment was reversed. */
  | { reason: 'NOT_OPEN' }
  /** The day is later than today. */
  | { reason: 'FUTURE' }
>

/**
 * Records that what the club owes a payer was paid back in cash or by bank transfer, once, and e-mails the payer.
 * Throws Forbidden unless the caller is finance staff, NotFound for an unknown id.
 */
export async function recordPayBack(ctx: StaffNeeds, id: string, given: PayBack): Promise<RecordPayBack> {
  requireFinance(ctx)
  if (!isId(id)) throw new NotFound()
  const { method, reference, paidOn } = given
  const now = ctx.clock.now()
  if (paidOn > clubDay(now)) return refused('FUTURE')
  return transact(ctx, async (tx) => {
    const [owed] = await tx.select().from(payBacks).where(eq(payBacks.id, id))
    if (!owed) throw new NotFound()
    const [payment] = await tx.select().from(payments).where(eq(payments.id, owed.paymentId)).for('update')
    if (payment?.status !== 'paid') return refused('NOT_OPEN')
    // The form has only a day, which is neither before it was owed nor later than now.
    const typed = clubInstant(paidOn, '12:00').getTime()
    const paidBackAt = new Date(Math.min(Math.max(typed, owed.createdAt.getTime()), now.getTime()))
    const [paid] = await tx
      .update(payBacks)
      .set({ paidBackAt, method, reference })
      .where(and(eq(payBacks.id, id), isNull(payBacks.paidBackAt)))
      .returning({ amount: payBacks.amount })
    if (!paid) return refused('NOT_OPEN')
    const event = {
      kind: 'paid-back' as const,
      what: payment.description,
      amount: formatPence(paid.amount),
      method: METHOD_PHRASES[method],
    }
    const payer = await payerOfPayment(ctx, tx, payment)
    await notifyMoney(ctx, tx, payer, event, `${adminPaths.payments}?q=${payment.id}`)
    const subject = `payments/${payment.id}`
    await auditStaff(tx, ctx, { action: 'billing.record-pay-back', subject, facts: { method } })
    return done()
  })
}
