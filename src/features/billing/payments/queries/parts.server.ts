import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Pence, pence } from '../../../../kernel/money.ts'
import { type Db, rows, type Tx } from '../../../../platform/database/database.ts'
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
      partOf: paymentParts.partOf,
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

/**
 * The payments of a registration fee as a subquery: what each paid of it, whether that still counts, and of how much it
 * was a part.
 */
export const paymentsOfFee = (registrationId: SQL): SQL => sql`(
  select p.id, coalesce(payment_parts.part_of_minor, p.part_of_minor) as part_of_minor,
    coalesce(payment_parts.amount_minor, p.amount_minor) as amount_minor,
    p.status = 'paid' and not p.disputed and (payment_parts.payment_id is null or not ${isReturned}) as counts
  from (select id from payments where purpose = 'registration' and object_id = ${registrationId}
    union select payment_id from payment_parts where object_id = ${registrationId}) paying
    join payments p using (id)
    left join payment_parts on payment_parts.payment_id = p.id and payment_parts.object_id = ${registrationId}
  where p.purpose = 'registration')`

/** The price of a fee that was paid in parts, over the rows of `paymentsOfFee` that count. */
export const WHOLE_FEE: SQL = sql`max(part_of_minor) filter (where counts)`

/** Returns what is left to pay of a registration fee that was paid in parts; zero if it was not. */
export async function leftAfterParts(db: Db | Tx, registrationId: string): Promise<Pence> {
  const [found] = await rows<{ left: string | null }>(
    db,
    sql`select ${WHOLE_FEE} - sum(amount_minor) filter (where counts) as left
      from ${paymentsOfFee(sql`${registrationId}::uuid`)} fee`,
  )
  return pence(Math.max(0, Number(found?.left ?? 0)))
}
