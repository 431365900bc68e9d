import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { RETURNING } from '../model.ts'
import { paymentParts } from '../table.server.ts'

/** Whether a refund of the part is pending or done. A refund that the payer's bank refused does not count. */
export const isReturned = sql<boolean>`exists (
  select 1 from provider_operations o left join refunds r on r.id = o.result_id
  where o.kind = 'refund.create' and o.status in ('pending', 'done')
    and o.request ->> 'paymentId' = payment_parts.payment_id::text
    and o.request ->> 'objectId' = payment_parts.object_id::text
    and (r.status is null or ${inArray(sql`r.status`, RETURNING)}))`

const select = (db: Db | Tx, condition: SQL) =>
  db
    .select({
      paymentId: paymentParts.paymentId,
      objectId: paymentParts.objectId,
      description: paymentParts.description,
      amount: paymentParts.amount,
      returned: isReturned,
    })
    .from(paymentParts)
    .where(condition)
    .orderBy(asc(paymentParts.objectId))

/** Returns the parts of a payment, and whether each was refunded. Empty if the payment is for one object. */
export const partsOfPayment = (db: Db | Tx, paymentId: string) =>
  select(db, eq(paymentParts.paymentId, paymentId))

/** Returns the parts, of all payments, that are for this object. */
export const partsOfObject = (db: Db | Tx, objectId: string) =>
  select(db, eq(paymentParts.objectId, objectId))

export type Part = Awaited<ReturnType<typeof partsOfPayment>>[number]
