import { type AnyColumn, and, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import type { FeePaidOnce } from '../../checkout/model.ts'
import { BROUGHT_MONEY, type PaymentPurpose } from '../model.ts'
import { type PaymentEntry, payments } from '../table.server.ts'

export const ledgerColumns = {
  id: payments.id,
  purpose: payments.purpose,
  objectId: payments.objectId,
  memberId: payments.memberId,
  payerName: payments.payerName,
  description: payments.description,
  amount: payments.amount,
  refunded: payments.refunded,
  partOf: payments.partOf,
  status: payments.status,
  method: payments.method,
  reference: payments.reference,
  disputed: payments.disputed,
  paidAt: payments.paidAt,
  createdAt: payments.createdAt,
  chargeId: payments.chargeId,
  subscriptionId: payments.subscriptionId,
  customerId: payments.customerId,
}

/** The columns of a payment that other features may read. */
export type Payment = Pick<PaymentEntry, keyof typeof ledgerColumns>

/** The condition that a payment is for one of these objects, alone or together with others. */
export const isFor = (...objectIds: readonly string[]): SQL | undefined =>
  or(
    inArray(payments.objectId, objectIds),
    sql`${payments.id} in (select p.payment_id from payment_parts p
      where p.object_id = any(${sql.param(objectIds)}::uuid[]))`,
  )

const of = (purpose: PaymentPurpose, ...objectIds: readonly string[]) =>
  and(eq(payments.purpose, purpose), isFor(...objectIds))

/** Returns all payments of an object, newest first, including unpaid ones. */
export const paymentsOf = async (
  db: Db | Tx,
  purpose: PaymentPurpose,
  objectId: string,
): Promise<Payment[]> =>
  db.select(ledgerColumns).from(payments).where(of(purpose, objectId)).orderBy(desc(payments.id))

/** The condition for the open payments of an object. */
export const openCheckoutOf = (objectId: string, purpose?: PaymentPurpose): SQL | undefined =>
  and(isFor(objectId), eq(payments.status, 'open'), purpose && eq(payments.purpose, purpose))

/** Whether an object has an open checkout session, of any purpose or of the given one. */
export const hasOpenCheckout = async (tx: Tx, objectId: string, purpose?: PaymentPurpose): Promise<boolean> =>
  (await tx.$count(payments, openCheckoutOf(objectId, purpose))) > 0

/** Finds the open checkout session of an object. */
export async function findOpenCheckout(
  db: Db | Tx,
  objectId: string,
): Promise<{ purpose: PaymentPurpose; objectId: string; sessionId: string } | undefined> {
  const columns = { purpose: payments.purpose, objectId: payments.objectId, sessionId: payments.sessionId }
  const [open] = await db.select(columns).from(payments).where(openCheckoutOf(objectId))
  return open?.sessionId ? { ...open, sessionId: open.sessionId } : undefined
}

/** The condition that a payment brought in money, refunded or not. */
export const broughtMoney = inArray(payments.status, [...BROUGHT_MONEY])

/** Returns the payments of some objects that brought in money, refunded or not, oldest first. */
export const paidPaymentsOf = async (
  db: Db | Tx,
  purpose: PaymentPurpose,
  objectIds: readonly string[],
): Promise<Payment[]> =>
  db
    .select(ledgerColumns)
    .from(payments)
    .where(and(of(purpose, ...objectIds), broughtMoney))
    .orderBy(payments.paidAt, payments.id)

/** Returns the one-off fee charged with a registration's subscription, unless it was refunded or disputed. */
export async function feePaidWithPlan(db: Db | Tx, registrationId: string): Promise<FeePaidOnce | undefined> {
  const counts = and(eq(payments.status, 'paid'), eq(payments.disputed, false))
  const [newest] = await db
    .select({ once: sql<FeePaidOnce>`${payments.request} -> 'once'` })
    .from(payments)
    .where(and(of('subscription', registrationId), counts, sql`${payments.request} ? 'once'`))
    .orderBy(desc(payments.id))
    .limit(1)
  return newest?.once
}

/** The condition that an object has ever brought in money. `objectId` is the column with its id. */
export const hasBroughtMoney = (db: Db | Tx, purpose: PaymentPurpose, objectId: AnyColumn): SQL =>
  exists(
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.purpose, purpose), eq(payments.objectId, objectId), broughtMoney)),
  )
