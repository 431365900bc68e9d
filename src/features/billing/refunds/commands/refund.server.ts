import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditForm } from '../../../../platform/audit/audit.ts'
import { operationOf, requestOperation } from '../../operations/commands/request-operation.server.ts'
import type { StaffNeeds } from '../../operations/model.ts'
import { leftOf } from '../../payments/model.ts'
import { inPence } from '../../payments/queries/ledger.server.ts'
import { payments } from '../../payments/table.server.ts'
import { demandFinance } from '../../policy.ts'

/** All that is left unless an amount is said. The same `key` refunds once. */
export type ToRefund = { paymentId: string; key: string; amount?: Pence | undefined }

export type RequestRefund = Outcome<
  { operationId: string },
  { reason: 'NOTHING_TO_REFUND' } | { reason: 'TOO_MUCH'; left: Pence }
>

/** Asks the provider for a refund of a payment. The caller has authorised it. [resolutions B23] */
export async function requestRefund(
  ctx: Parameters<typeof requestOperation>[0] & Pick<StaffNeeds, 'db'>,
  { paymentId, key, amount }: ToRefund,
  audit?: (tx: Parameters<typeof requestOperation>[1]) => Promise<void>,
): Promise<RequestRefund> {
  const id = `refund:${paymentId}:${key}`
  return ctx.db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
    const known = await operationOf(tx, id)
    if (known && known.status !== 'failed') return done({ operationId: id })
    const left = payment ? leftOf(inPence(payment)) : pence(0)
    if (!payment?.paymentIntentId || left === 0) return refused('NOTHING_TO_REFUND')
    if (amount !== undefined && amount > left) return refused('TOO_MUCH', { left })
    const request = { paymentId, amount: amount ?? left }
    // Refunds of one payment stand in one queue.
    await requestOperation(ctx, tx, { id, kind: 'refund.create', memberId: payment.memberId, request })
    await audit?.(tx)
    return done({ operationId: id })
  })
}

/** The same by finance staff. Throws Forbidden to everybody else, NotFound for an unknown payment. [resolutions A01] */
export async function refundByStaff(
  ctx: StaffNeeds,
  paymentId: string,
  { amount, key }: Omit<ToRefund, 'paymentId'>,
): Promise<RequestRefund> {
  demandFinance(ctx)
  if (!isId(paymentId) || (await ctx.db.$count(payments, eq(payments.id, paymentId))) === 0)
    throw new NotFound()
  const facts = { amount: amount ?? 'all', key }
  const action = { action: 'billing.refund', subject: `payments/${paymentId}`, facts }
  return requestRefund(ctx, { paymentId, key, amount }, (tx) => auditForm(tx, ctx, action))
}
