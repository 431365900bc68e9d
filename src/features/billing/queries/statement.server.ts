import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { Payment } from '../model.ts'
import { payments } from '../table.server.ts'
import { inPence, paymentColumns } from './ledger.server.ts'

/** A payment as its member reads it. */
export type StatementLine = Pick<
  Payment,
  'id' | 'description' | 'amount' | 'refunded' | 'status' | 'disputed' | 'paidAt'
> & {
  createdAt: Date
  /** The provider's receipt; '' where there is none. */
  receiptUrl: string
}

/** The payments of a member under a condition, the newest first; whoever calls has asked who may. */
export async function statementOf(db: Db, memberId: string, condition?: SQL): Promise<StatementLine[]> {
  const { id, description, amountMinor, refundedMinor, status, disputed, paidAt } = paymentColumns
  const found = await db
    .select({
      id,
      description,
      amountMinor,
      refundedMinor,
      status,
      disputed,
      paidAt,
      createdAt: payments.createdAt,
      receiptUrl: payments.receiptUrl,
    })
    .from(payments)
    .where(and(eq(payments.memberId, memberId), condition))
    .orderBy(desc(sql`coalesce(${payments.paidAt}, ${payments.createdAt})`), desc(payments.id))
  return found.map(inPence)
}
