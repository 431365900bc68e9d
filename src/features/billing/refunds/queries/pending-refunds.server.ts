import { and, eq, sql } from 'drizzle-orm'
import { type Pence, pence } from '../../../../kernel/money.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import type { Operation } from '../../operations/table.server.ts'
import { providerOperations } from '../../operations/table.server.ts'

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

/** How far the refund of a payment by a form's key is; undefined where none was requested. */
export async function refundStatus(
  db: Db | Tx,
  paymentId: string,
  key: string,
): Promise<Operation['status'] | undefined> {
  const [found] = await db
    .select({ status: providerOperations.status })
    .from(providerOperations)
    .where(eq(providerOperations.id, refundOperationId(paymentId, key)))
  return found?.status
}
