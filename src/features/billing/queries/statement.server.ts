import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type Pence, pence } from '../../../kernel/money.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { PaymentStatus } from '../model.ts'
import { payments } from '../table.server.ts'

/** A payment as its member reads it. */
export type StatementLine = {
  id: string
  description: string
  amount: Pence
  refunded: Pence
  status: PaymentStatus
  disputed: boolean
  paidAt: Date | null
  createdAt: Date
  /** The provider's receipt; '' where there is none. */
  receiptUrl: string
}

/** The payments of a member under a condition, the newest first; whoever calls has asked who may. */
export async function statementOf(db: Db, memberId: string, condition?: SQL): Promise<StatementLine[]> {
  const found = await db
    .select({
      id: payments.id,
      description: payments.description,
      amountMinor: payments.amountMinor,
      refundedMinor: payments.refundedMinor,
      status: payments.status,
      disputed: payments.disputed,
      paidAt: payments.paidAt,
      createdAt: payments.createdAt,
      receiptUrl: payments.receiptUrl,
    })
    .from(payments)
    .where(and(eq(payments.memberId, memberId), condition))
    .orderBy(desc(sql`coalesce(${payments.paidAt}, ${payments.createdAt})`), desc(payments.id))
  return found.map(({ amountMinor, refundedMinor, ...row }) => ({
    ...row,
    amount: pence(amountMinor),
    refunded: pence(refundedMinor),
  }))
}
