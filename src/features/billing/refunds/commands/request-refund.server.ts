import { eq } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditForm } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { operationOf, requestOperation } from '../../operations/commands/request-operation.server.ts'
import type { StaffNeeds } from '../../operations/model.ts'
import { partsOfPayment } from '../../payments/queries/parts.server.ts'
import { payments } from '../../payments/table.server.ts'
import { requireFinance } from '../../policy.ts'
import { leftToRefund, refundOperationId } from '../queries/pending-refunds.server.ts'

/**
 * Refunds all that is left unless `amount`, `atMost` or `objectId` is given; `objectId` names the part of a payment for
 * several things. The same `key` refunds once.
 */
export type Refund = {
  paymentId: string
  key: string
  amount?: Pence | undefined
  atMost?: Pence
  objectId?: string | undefined
}

export type RequestRefund = Outcome<
  { operationId: string; amount: Pence },
  | { reason: 'NOTHING_TO_REFUND' }
  | { reason: 'TOO_MUCH'; left: Pence }
  /** Another refund of the payment is pending, so the amount left is not known yet. */
  | { reason: 'REFUND_PENDING' }
>

/**
 * Requests a refund in the caller's transaction; the caller must have authorised it. Locks the payment's row and
 * subtracts pending refunds, so that concurrent refunds never exceed the payment. [resolutions B23]
 */
export async function requestRefund(
  ctx: Parameters<typeof requestOperation>[0],
  tx: Tx,
  { paymentId, key, amount: asked, atMost, objectId }: Refund,
): Promise<RequestRefund> {
  const id = refundOperationId(paymentId, key)
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  const known = await operationOf(tx, id)
  if (known && known.status !== 'failed') {
    const earlier = known.request as { amount: Pence } // written below
    return done({ operationId: id, amount: earlier.amount })
  }
  if (!payment?.paymentIntentId) return refused('NOTHING_TO_REFUND')
  const part = objectId && (await partsOfPayment(tx, paymentId)).find((one) => one.objectId === objectId)
  if (objectId && (!part || part.returned)) return refused('NOTHING_TO_REFUND')
  const amount = part ? part.amount : asked
  const { pending, left } = await leftToRefund(tx, payment)
  const wanted = amount ?? atMost
  if (pending > 0 && (wanted === undefined || wanted > left)) return refused('REFUND_PENDING')
  if (left === 0) return refused('NOTHING_TO_REFUND')
  if (amount !== undefined && amount > left) return refused('TOO_MUCH', { left })
  const refund = pence(Math.min(wanted ?? left, left))
  const request = { paymentId, amount: refund, ...(part && { objectId }) }
  await requestOperation(ctx, tx, { id, kind: 'refund.create', memberId: payment.memberId, request })
  return done({ operationId: id, amount: refund })
}

/**
 * Requests a refund by finance staff. Throws Forbidden to everyone else, NotFound for an unknown payment.
 * [resolutions A01]
 */
export async function refundByStaff(
  ctx: StaffNeeds,
  paymentId: string,
  { amount, key, objectId }: Pick<Refund, 'amount' | 'key' | 'objectId'>,
): Promise<RequestRefund> {
  requireFinance(ctx)
  if (!isId(paymentId) || (await ctx.db.$count(payments, eq(payments.id, paymentId))) === 0)
    throw new NotFound()
  const facts = { amount: amount ?? (objectId ? 'part' : 'all'), key, ...(objectId && { objectId }) }
  return ctx.db.transaction(async (tx) => {
    const requested = await requestRefund(ctx, tx, { paymentId, key, amount, objectId })
    const action = { action: 'billing.refund', subject: `payments/${paymentId}`, facts }
    if (requested.ok) await auditForm(tx, ctx, action)
    return requested
  })
}
