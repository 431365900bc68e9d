import { type SQL, sql } from 'drizzle-orm'
import { type Pence, pence } from '../../../../kernel/money.ts'
import { type Db, rows, type Tx } from '../../../../platform/database/database.ts'
import { paymentsOfFee, WHOLE_FEE } from '../../../billing/payments/queries/parts.server.ts'
import { clubOf } from '../../../club/model.ts'
import type { PaidElsewhere } from '../model/family-fees.ts'

const { seasonStartMonth, timeZone } = clubOf()
/** The club's settings, read where they are saved, because these queries have no ctx. */
const ZONE = sql`coalesce((select settings ->> 'timeZone' from club_settings), ${timeZone}::text)`
const MONTHS = sql`(coalesce((select (settings ->> 'seasonStartMonth')::int from club_settings),
  ${seasonStartMonth}::int) - 1) * interval '1 month'`

const REGISTRATION = sql`registrations`
const OTHER = sql`other`

/** A column of the plan of the chosen registration fee; null if the plan is unknown. */
const ofPlan = (row: SQL, column: SQL) => sql`(select ${column} from fee_plans plan
  where plan.id = ${row}.memberships -> 0 ->> 'id' and plan.kind = 'registration')`

/** The day of the registration. */
const dayOf = (row: SQL) => sql`(${row}.submitted_at at time zone ${ZONE})::date`

const earlyOrFull = (day: SQL) => sql`(case when ${day} <= plan.early_until
  then least(plan.early_amount_minor, plan.amount_minor) else plan.amount_minor end)::numeric`

const monthsFrom = (
  from: SQL,
  until: SQL,
) => sql`(extract(year from ${until}) * 12 + extract(month from ${until})
  - extract(year from ${from}) * 12 - extract(month from ${from}) + 1)`

/** Multiplies before it divides, so that half a penny is exact. */
const forMonthsLeft = (day: SQL) => sql`case when ${day} between plan.season_from and plan.season_until
  then round(${earlyOrFull(day)} * ${monthsFrom(day, sql`plan.season_until`)}
    / ${monthsFrom(sql`plan.season_from`, sql`plan.season_until`)})
  else ${earlyOrFull(day)} end`

/**
 * The price of the plan for the day of the registration, or the price at the registration if the plan is unknown: the
 * rule of `owedOf` for the early price and the months in SQL.
 */
const fullPrice = (row: SQL) => sql`coalesce(
  ${ofPlan(row, forMonthsLeft(dayOf(row)))},
  round((${row}.memberships -> 0 -> 'value' ->> 'price')::numeric * 100), 0)`

/** The rule of `owedOf` for siblings in SQL. */
const siblingPrice = (row: SQL) => sql`(${fullPrice(row)}
  - round(${fullPrice(row)} * coalesce(${ofPlan(row, sql`plan.sibling_percent`)}, 0) / 100))`

/** What finance staff agreed that the person pays at most; null if nothing was agreed. */
const agreedOf = (row: SQL) => sql`(select amount_minor from agreed_fees where registration_id = ${row}.id)`

/**
 * What `paidFees` returns as the registration fee of `other`: in a payment of its own or with a subscription. A fee of
 * which a part was paid counts whole, because the rest is owed at that price.
 */
const PAID_FEE = sql`coalesce((
    select case when ${WHOLE_FEE} is null then (array_agg(amount_minor order by id desc) filter (where counts))[1]
      else least(${WHOLE_FEE}, ${agreedOf(OTHER)}) end
    from ${paymentsOfFee(sql`other.id`)} fee),
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

/** When the season of the registration began, in the club's time. */
const SEASON_START = sql`(date_trunc('year', registrations.submitted_at at time zone ${ZONE} - ${MONTHS}) + ${MONTHS})`

/** The registrations of the family in the same season, as `other`. */
const THIS_SEASON = sql`(${SAME_GUARDIAN}) family join registrations other using (id)
  where registrations.guardian_email <> '' and other.guardian_email <> '' and other.removed_at is null
    and other.submitted_at >= ${SEASON_START} at time zone ${ZONE}
    and other.submitted_at < (${SEASON_START} + interval '1 year') at time zone ${ZONE}`

/** Those of them in other forms. */
const ELSEWHERE = sql`${THIS_SEASON}
    and other.id <> registrations.id and (other.family_id = registrations.family_id) is not true
    and not exists (select 1 from registrations child
      where (child.id = registrations.id or child.family_id = registrations.family_id) and child.removed_at is null
        and ${nameAndBirthday(sql`child`)} is not distinct from ${nameAndBirthday(OTHER)})`

/**
 * Whether another child of the family has paid the registration fee in full this season, in another form. A child who
 * has paid the sibling price does not count, so that one child of a family always pays in full.
 */
const HAS_PAID_SIBLING = sql`exists (select 1 from ${ELSEWHERE}
    and ${PAID_FEE} > case when ${ofPlan(OTHER, sql`plan.id`)} is null then 0 else ${siblingPrice(OTHER)} end)`

/** The first line of `familyLines`: the child of the form with the highest fee. */
const isHighest = (
  row: SQL,
) => sql`(${row}.family_id is null or ${row}.id = (select one.id from registrations one
  where one.family_id = ${row}.family_id and one.removed_at is null
  order by ${fullPrice(sql`one`)} desc, one.id limit 1))`

/** What was paid of a fee in parts, and what it is a part of: `partPaid` of `paidFees` in SQL. Null otherwise. */
const PART_PAID = sql`(select sum(amount_minor) filter (where counts) as paid_minor, ${WHOLE_FEE} as whole_minor
  from ${paymentsOfFee(sql`registrations.id`)} fee having ${WHOLE_FEE} is not null) part on true`

const planId = (row: SQL) => sql`${row}.memberships -> 0 ->> 'id'`

/** What the children of the form with a higher fee take of the family cap: the running sum of `familyLines`. */
const takenBefore = (hasPaidSibling: SQL) => sql`(select coalesce(sum(least(${agreedOf(sql`child`)},
    case when ${isHighest(sql`child`)} and not ${hasPaidSibling} then ${fullPrice(sql`child`)}
      else ${siblingPrice(sql`child`)} end)), 0)
  from registrations child
  where child.family_id = registrations.family_id and child.removed_at is null
    and ${planId(sql`child`)} = ${planId(REGISTRATION)}
    and (-${fullPrice(sql`child`)}, child.id) < (-${fullPrice(REGISTRATION)}, registrations.id))`

/** What a family pays at most for the plan; null without a cap. */
const FAMILY_CAP = ofPlan(REGISTRATION, sql`plan.family_cap_minor`)

/** What the family has paid in other forms of the same plan. */
const PAID_OF_PLAN = sql`(select coalesce(sum(${PAID_FEE}), 0) from ${ELSEWHERE}
  and ${planId(OTHER)} = ${planId(REGISTRATION)})`

/**
 * What the page of a registration, opened with the link in the e-mail, charges as its registration fee: the rule of
 * `familyLines` in SQL, as a lateral join to `registrations`. After a part payment, what is left of the price before
 * it. `normal_minor` is the price without an agreement. `offset 0` makes PostgreSQL calculate each price once.
 */
export const FEE_PRICE: SQL = sql`lateral (select is_sibling_price, normal_minor::bigint,
    coalesce(part.paid_minor, 0)::bigint as paid_minor,
    (case when part.paid_minor > 0 then greatest(least(part.whole_minor, agreed_minor) - part.paid_minor, 0)
      else least(normal_minor, agreed_minor) end)::bigint as price_minor
  from (select is_sibling_price, ${agreedOf(REGISTRATION)} as agreed_minor,
      least(case when is_sibling_price then ${siblingPrice(REGISTRATION)} else ${fullPrice(REGISTRATION)} end,
        case when ${FAMILY_CAP} is not null
          then greatest(${FAMILY_CAP} - ${PAID_OF_PLAN} - ${takenBefore(sql`has_paid_sibling`)}, 0) end) as normal_minor
    from (select has_paid_sibling, has_paid_sibling or not ${isHighest(REGISTRATION)} as is_sibling_price
      from (select ${HAS_PAID_SIBLING} as has_paid_sibling offset 0) elsewhere offset 0) family offset 0) normal
    left join lateral ${PART_PAID} offset 0) fee_price`

/** The days of the instalments: `daysFrom` in SQL. Null is the one that is due with the registration. */
const INSTALMENT_DAYS = sql`(select null::date as due_on
    where ${dayOf(REGISTRATION)} >= coalesce((${ofPlan(REGISTRATION, sql`plan.instalment_days`)})[1], '-infinity')
  union all
  select due_on from unnest(${ofPlan(REGISTRATION, sql`plan.instalment_days`)}) due_on
    where due_on > ${dayOf(REGISTRATION)})`

/**
 * What is to pay of a registration fee by instalment, as a lateral join after `FEE_PRICE`: `openInstalments` in SQL.
 * One row with the whole price for a fee that is paid at once.
 */
export const OPEN_INSTALMENTS: SQL = sql`lateral (select nth, total, due_at,
    least(upto - paid_minor, amount)::bigint as open_minor
  from (select nth, total, due_at, whole - whole / total * (total - nth) as upto,
      case when nth = 1 then whole - whole / total * (total - 1) else whole / total end as amount
    from (select row_number() over (order by due_on nulls first) as nth, count(*) over () as total,
        (due_on + time '23:59') at time zone ${ZONE} as due_at, price_minor + paid_minor as whole
      from ${INSTALMENT_DAYS} day) numbered) instalment
  where upto > paid_minor and amount > 0) open_instalment`

/** Returns what is to pay as the registration fee, with all rules applied and less what was paid in part. */
export const feePriceOf = async (db: Db | Tx, id: string): Promise<Pence> => (await priceOf(db, id)).price

/** Returns what the registration fee would be without an agreement, also if a part has been paid. */
export const normalFeeOf = async (db: Db | Tx, id: string): Promise<Pence> => (await priceOf(db, id)).normal

/** Whether a registration has a fee of which nothing is to pay. */
export async function owesNothing(db: Db | Tx, id: string): Promise<boolean> {
  const { price, full } = await priceOf(db, id)
  return price === 0 && full > 0
}

async function priceOf(db: Db | Tx, id: string): Promise<Record<'price' | 'normal' | 'full', Pence>> {
  const [found] = await rows<Record<'price' | 'normal' | 'full', number>>(
    db,
    sql`select price_minor as price, normal_minor as normal, ${fullPrice(REGISTRATION)} as "full"
      from registrations, ${FEE_PRICE} where registrations.id = ${id}`,
  )
  const { price = 0, normal = 0, full = 0 } = found ?? {}
  return { price: pence(Number(price)), normal: pence(Number(normal)), full: pence(Number(full)) }
}

/** Returns the ids of a registration, of those in the same form, and of those of the family in the same season. */
export async function familyIdsOf(db: Db | Tx, id: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select registrations.id from registrations
      where id = ${id} or family_id = (select family_id from registrations own where own.id = ${id})
      union
      select kin.id from registrations, lateral (select other.id from ${THIS_SEASON}) kin where registrations.id = ${id}`,
  )
  return found.map((one) => one.id)
}

const hasFamilyTerms = (row: SQL) =>
  sql`${ofPlan(row, sql`plan.sibling_percent > 0 or plan.family_cap_minor is not null`)}`

/**
 * Returns the ids of the family's registrations in other forms whose fee can change when this one is paid, or the other
 * way round.
 */
export async function dependentIdsOf(db: Db | Tx, id: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select other.id from registrations, lateral (select other.* from ${ELSEWHERE}) other
      where registrations.id = ${id} and (${hasFamilyTerms(REGISTRATION)} or ${hasFamilyTerms(OTHER)})`,
  )
  return found.map((one) => one.id)
}

/** Returns what the children of the family of a registration have paid this season in other forms. */
export async function paidElsewhere(db: Db | Tx, id: string): Promise<PaidElsewhere> {
  const found = await rows<{ fee_id: string; paid: number; in_full: boolean }>(
    db,
    sql`select paid.*, ${HAS_PAID_SIBLING} as in_full from registrations
      left join lateral (select ${planId(OTHER)} as fee_id, sum(${PAID_FEE}) as paid from ${ELSEWHERE}
        group by 1) paid on true
      where registrations.id = ${id}`,
  )
  const amounts = found.flatMap(({ fee_id, paid }) =>
    fee_id && Number(paid) > 0 ? [[fee_id, pence(Number(paid))] as const] : [],
  )
  return { inFull: found.some(({ in_full }) => in_full), amounts: new Map(amounts) }
}
