import { and, eq, sql } from 'drizzle-orm'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { operationOf } from '../../operations/commands/request-operation.server.ts'
import { providerOperations } from '../../operations/table.server.ts'
import { leftOf } from '../../payments/model.ts'

/** The id of the refund operation for a payment and the key of a form. */
export const refundOperationId = (paymentId: string, key: string): string => `refund:${paymentId}:${key}`

/** Returns the pending refunds of a payment in pence. The ledger may already include some of them. */
export async function pendingRefunds(db: Db | Tx, paymentId: string): Promise<Pence> {
  const { kind, status, request } = providerOperations
  const [found] = await db
    .select({ minor: sql<number>`coalesce(sum((${request} ->> 'amount')::int), 0)::int` })
    .from(providerOperations)
    .where(
      and(eq(kind, 'refund.create'), eq(status, 'pending'), sql`${request} ->> 'paymentId' = ${paymentId}`),
    )
  return pence(found?.minor ?? 0)
}

/**
 * Returns the amount being refunded and the amount that can still be refunded. A pending refund that the ledger
 * already includes is subtracted twice, so the result is never too high.
 */
export async function leftToRefund(db: Db | Tx, payment: Parameters<typeof leftOf>[0] & { id: string }) {
  const pending = await pendingRefunds(db, payment.id)
  return { pending, left: pence(Math.max(0, leftOf(payment) - pending)) }
}

/** Returns the state of a refund by the key of its form; undefined if it was not requested. */
export const refundStatus = async (db: Db | Tx, paymentId: string, key: string) =>
  (await operationOf(db, refundOperationId(paymentId, key)))?.status
