import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Pence, pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { PaymentStatus, Subscription } from '../model.ts'
import { payments, subscriptions } from '../table.server.ts'
import { subscriptionsWhere } from './ledger.server.ts'

export type OwnPayment = {
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
export type OwnSubscription = Subscription

/** What the member who asks has paid or was paid back, the newest first; nobody else's. [MEM-015, INV-012] */
export async function ownPayments({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<OwnPayment[]> {
  if (actor.kind !== 'user' || !actor.memberId) return []
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
    .where(and(eq(payments.memberId, actor.memberId), inArray(payments.status, ['paid', 'refunded'])))
    .orderBy(desc(sql`coalesce(${payments.paidAt}, ${payments.createdAt})`), desc(payments.id))
  return found.map(({ amountMinor, refundedMinor, ...row }) => ({
    ...row,
    amount: pence(amountMinor),
    refunded: pence(refundedMinor),
  }))
}

/** The subscriptions of the member who asks, the newest first; nobody else's. */
export async function ownSubscriptions({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<OwnSubscription[]> {
  if (actor.kind !== 'user' || !actor.memberId) return []
  return subscriptionsWhere(db, eq(subscriptions.memberId, actor.memberId))
}
