import { and, eq, sql } from 'drizzle-orm'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { operationOf } from '../../operations/commands/request-operation.server.ts'
import { providerOperations } from '../../operations/table.server.ts'
import { leftOf } from '../../payments/model.ts'

/** The operation that a form's key refunds a payment by. */
export const refundOperationId = (paymentId: string, key: string): string => `refund:${paymentId}:${key}`

/** How much of a payment is being refunded. The ledger may have some of it already. */
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
 * What is being refunded of a payment, and what can still be. A pending refund that the ledger has already is
 * subtracted twice: more may be left, and never less.
 */
export async function leftToRefund(db: Db | Tx, payment: Parameters<typeof leftOf>[0] & { id: string }) {
  const pending = await pendingRefunds(db, payment.id)
  return { pending, left: pence(Math.max(0, leftOf(payment) - pending)) }
}

/** How far the refund of a payment by a form's key is; undefined where none was requested. */
export const refundStatus = async (db: Db | Tx, paymentId: string, key: string) =>
  (await operationOf(db, refundOperationId(paymentId, key)))?.status
