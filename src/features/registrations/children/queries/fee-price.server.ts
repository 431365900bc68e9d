import { type SQL, sql } from 'drizzle-orm'
import { type Pence, pence } from '../../../../kernel/money.ts'
import { type Db, rows, type Tx } from '../../../../platform/database/database.ts'
import { isReturned } from '../../../billing/payments/queries/parts.server.ts'
import { clubOf } from '../../../club/model.ts'

const { seasonStartMonth, timeZone } = clubOf()
/** The club's settings, read where they are saved, because these queries have no ctx. */
const ZONE = sql`coalesce((select settings ->> 'timeZone' from club_settings), ${timeZone}::text)`
const MONTHS = sql`(coalesce((select (settings ->> 'seasonStartMonth')::int from club_settings),
  ${seasonStartMonth}::int) - 1) * interval '1 month'`

const REGISTRATION = sql`registrations`
const OTHER = sql`other`

/** The chosen registration fee in the club's settings. */
const feeOf = (
  row: SQL,
) => sql`(select fee from configurations, jsonb_array_elements(fees -> 'registration') fee
  where fee ->> 'id' = ${row}.memberships -> 0 ->> 'id' limit 1)`

/** The price of the fee today, or the price at the registration if the fee is no longer on offer. */
const fullPrice = (row: SQL) => sql`round(coalesce((${feeOf(row)} ->> 'price')::numeric,
  (${row}.memberships -> 0 -> 'value' ->> 'price')::numeric, 0) * 100)`

/** The rule of `siblingPrice` in SQL. */
const siblingPrice = (row: SQL) => sql`(${fullPrice(row)}
  - round(${fullPrice(row)} * coalesce((${feeOf(row)} ->> 'siblingPercent')::numeric, 0) / 100))`

/** What `paidFees` returns as the registration fee of `other`: in a payment of its own or with a subscription. */
const PAID_FEE = sql`coalesce((
    select coalesce(payment_parts.amount_minor, p.amount_minor)
    from (select id from payments where purpose = 'registration' and object_id = other.id
      union select payment_id from payment_parts where object_id = other.id) paying
      join payments p using (id)
      left join payment_parts on payment_parts.payment_id = p.id and payment_parts.object_id = other.id
    where p.purpose = 'registration' and p.status = 'paid' and not p.disputed
      and (payment_parts.payment_id is null or not ${isReturned})
    order by p.id desc limit 1),
  (select (p.request -> 'once' ->> 'amountMinor')::numeric from payments p
    where p.object_id = other.id and p.purpose = 'subscription' and p.status = 'paid' and not p.disputed
      and p.request ? 'once'
    order by p.id desc limit 1))`

/** The ids of the registrations with the same guardian's address, or of members in the care of the same accounts. */
const SAME_GUARDIAN = sql`
  select kin.id from registrations kin where lower(kin.guardian_email) = lower(registrations.guardian_email)
  union
  select kin.id from registrations child join guardians own on own.member_id = child.member_id
    join guardians cared on cared.user_id = own.user_id
    join registrations kin on kin.member_id = cared.member_id
  where child.id = registrations.id or child.family_id = registrations.family_id`

/** The rule of `isSameChild` in SQL. */
const nameAndBirthday = (row: SQL) => sql`(regexp_replace(${row}.name_key, '\\s+', ' ', 'g'),
  jsonb_path_query_first(${row}.details, '$[*] ? (@.id == "dob")') ->> 'value')`

/**
 * Whether another child of the family has paid the registration fee in full this season, in another form. A child who
 * has paid the sibling price does not count, so that one child of a family always pays in full.
 */
const HAS_PAID_SIBLING = sql`exists (select 1 from (${SAME_GUARDIAN}) family join registrations other using (id)
  where registrations.guardian_email <> '' and other.guardian_email <> '' and other.removed_at is null
    and other.submitted_at >= (date_trunc('year', registrations.submitted_at at time zone ${ZONE} - ${MONTHS})
      + ${MONTHS}) at time zone ${ZONE}
    and other.id <> registrations.id and (other.family_id = registrations.family_id) is not true
    and not exists (select 1 from registrations child
      where (child.id = registrations.id or child.family_id = registrations.family_id) and child.removed_at is null
        and ${nameAndBirthday(sql`child`)} is not distinct from ${nameAndBirthday(OTHER)})
    and ${PAID_FEE} > case when ${feeOf(OTHER)} is null then 0 else ${siblingPrice(OTHER)} end)`

/** The first line of `familyLines`: the child of the form with the highest fee. */
const IS_HIGHEST = sql`(registrations.family_id is null or registrations.id = (select child.id from registrations child
  where child.family_id = registrations.family_id and child.removed_at is null
  order by ${fullPrice(sql`child`)} desc, child.id limit 1))`

/**
 * What the page of a registration, opened with the link in the e-mail, charges as its registration fee: the rule of
 * `familyLines` in SQL, as a lateral join to `registrations`. `offset 0` makes PostgreSQL calculate each price once.
 */
export const FEE_PRICE: SQL = sql`lateral (select is_sibling_price, (case when is_sibling_price
    then ${siblingPrice(REGISTRATION)} else ${fullPrice(REGISTRATION)} end)::bigint as price_minor
  from (select not ${IS_HIGHEST} or ${HAS_PAID_SIBLING} as is_sibling_price offset 0) family offset 0) fee_price`

/** Returns the registration fee of a registration, with the sibling price applied. */
export async function feePriceOf(db: Db | Tx, id: string): Promise<Pence> {
  const [found] = await rows<{ price_minor: number }>(
    db,
    sql`select price_minor from registrations, ${FEE_PRICE} where registrations.id = ${id}`,
  )
  return pence(Number(found?.price_minor ?? 0))
}

/** Whether a child of the family of a registration has paid in full in another form. */
export async function hasPaidSibling(db: Db | Tx, id: string): Promise<boolean> {
  const [found] = await rows<{ has_paid: boolean }>(
    db,
    sql`select ${HAS_PAID_SIBLING} as has_paid from registrations where id = ${id}`,
  )
  return found?.has_paid ?? false
}
