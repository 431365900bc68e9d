import { type AnyColumn, and, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { pence } from '../../../kernel/money.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { type FeePaidOnce, type Payment, type PaymentPurpose, RUNNING, type Subscription } from '../model.ts'
import { payments, subscriptions } from '../table.server.ts'

export const paymentColumns = {
  id: payments.id,
  purpose: payments.purpose,
  objectId: payments.objectId,
  memberId: payments.memberId,
  payerName: payments.payerName,
  description: payments.description,
  amountMinor: payments.amountMinor,
  refundedMinor: payments.refundedMinor,
  status: payments.status,
  disputed: payments.disputed,
  paidAt: payments.paidAt,
  chargeId: payments.chargeId,
  subscriptionId: payments.subscriptionId,
  customerId: payments.customerId,
}

type Minor = { amountMinor: number; refundedMinor: number }

/** A row of the ledger with its amounts in checked pence. */
export const inPence = <R extends Minor>({ amountMinor, refundedMinor, ...row }: R) => ({
  ...row,
  amount: pence(amountMinor),
  refunded: pence(refundedMinor),
})

/** A payment of the ledger. */
export const paymentOf = (row: Omit<Payment, 'amount' | 'refunded'> & Minor): Payment => inPence(row)

/** What was ever asked and paid for one thing, the newest first. */
export async function paymentsOf(db: Db | Tx, purpose: PaymentPurpose, objectId: string): Promise<Payment[]> {
  const found = await db
    .select(paymentColumns)
    .from(payments)
    .where(and(eq(payments.purpose, purpose), eq(payments.objectId, objectId)))
    .orderBy(desc(payments.id))
  return found.map(paymentOf)
}

/** The provider's id of the card page that is open for one thing. */
export async function openCheckoutSessionOf(
  db: Db | Tx,
  purpose: PaymentPurpose,
  objectId: string,
): Promise<string | undefined> {
  const [open] = await db
    .select({ sessionId: payments.sessionId })
    .from(payments)
    .where(and(eq(payments.purpose, purpose), eq(payments.objectId, objectId), eq(payments.status, 'open')))
  return open?.sessionId ?? undefined
}

/** The card pages that are open for something of a registration, as a condition. */
export const openPagesOf = (registrationId: string, purposes: readonly PaymentPurpose[]): SQL | undefined =>
  and(
    inArray(payments.purpose, [...purposes]),
    eq(payments.objectId, registrationId),
    eq(payments.status, 'open'),
  )

/** The card pages that are open for a customer, whatever they are for, as a condition. */
export const openPagesAs = (customer: string): SQL | undefined =>
  and(eq(payments.customerId, customer), eq(payments.status, 'open'))

/** Whether there is a payment under a condition. */
export const hasPayment = async (tx: Tx, condition: SQL | undefined): Promise<boolean> =>
  (await tx.$count(payments, condition)) > 0

/** The payments of some things that brought money, refunds or not, the oldest first. */
export async function paidPaymentsOf(
  db: Db | Tx,
  purpose: PaymentPurpose,
  objectIds: readonly string[],
): Promise<Payment[]> {
  if (objectIds.length === 0) return []
  const found = await db
    .select(paymentColumns)
    .from(payments)
    .where(and(eq(payments.purpose, purpose), inArray(payments.objectId, [...objectIds]), broughtMoney))
    .orderBy(payments.paidAt, payments.id)
  return found.map(paymentOf)
}

/** The fee that was paid in the first payment of a plan of a registration, as long as that money stays. */
export async function feePaidWithPlan(db: Db | Tx, registrationId: string): Promise<FeePaidOnce | undefined> {
  const [found] = await db
    .select({ once: sql<FeePaidOnce>`${payments.request} -> 'once'` })
    .from(payments)
    .where(
      and(
        eq(payments.purpose, 'subscription'),
        eq(payments.objectId, registrationId),
        eq(payments.status, 'paid'),
        eq(payments.disputed, false),
        sql`${payments.request} ? 'once'`,
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1)
  return found?.once
}

const broughtMoney = inArray(payments.status, ['paid', 'refunded'])

/** Whether something ever brought money, as a condition on the column with its id. */
export const hasBroughtMoney = (db: Db | Tx, purpose: PaymentPurpose, objectId: AnyColumn): SQL =>
  exists(
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.purpose, purpose), eq(payments.objectId, objectId), broughtMoney)),
  )

/** The subscriptions that came out of a registration, the newest first. */
export const subscriptionsOfRegistration = (db: Db | Tx, registrationId: string): Promise<Subscription[]> =>
  subscriptionsWhere(db, eq(subscriptions.registrationId, registrationId))

/** What a member pays for in turn at present, the newest first. */
export const runningOfMember = (db: Db | Tx, memberId: string): Promise<Subscription[]> =>
  subscriptionsWhere(
    db,
    sql`${subscriptions.memberId} = ${memberId} and ${inArray(subscriptions.status, [...RUNNING])}`,
  )

/** Subscriptions under a condition, the newest first. */
export async function subscriptionsWhere(db: Db | Tx, condition: SQL): Promise<Subscription[]> {
  const found = await db
    .select({
      id: subscriptions.id,
      customerId: subscriptions.customerId,
      memberId: subscriptions.memberId,
      registrationId: subscriptions.registrationId,
      priceId: subscriptions.priceId,
      plan: subscriptions.plan,
      amountMinor: subscriptions.amountMinor,
      interval: subscriptions.interval,
      intervalCount: subscriptions.intervalCount,
      status: subscriptions.status,
      discountBp: subscriptions.discountBp,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
    })
    .from(subscriptions)
    .where(condition)
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
  return found.map(({ amountMinor, ...row }) => ({ ...row, amount: pence(amountMinor) }))
}
