import { type SQL, sql } from 'drizzle-orm'
import { memberOf } from '../../billing/customers/queries/owner.server.ts'
import { MONEY_DEFAULTS } from '../../club/model.ts'
import { FEE_PRICE, OPEN_INSTALMENTS } from '../../registrations/children/queries/fee-price.server.ts'
import { isSubmitted, isUnpaid } from '../../registrations/review/queries/registration-facts.server.ts'

/**
 * What a payment is charged for. The part payments of one invoice or fee have one charge. Other payments have one
 * each, for example a fee that was paid again after a refund.
 */
const ITEM = sql`case
  when p.invoice_id is not null then 'invoices:' || p.invoice_id
  when p.purpose = 'registration' and (
    exists (select 1 from payments part where part.purpose = p.purpose
      and part.object_id = coalesce(pp.object_id, p.object_id) and part.part_of_minor is not null)
    or exists (select 1 from payment_parts part
      where part.object_id = coalesce(pp.object_id, p.object_id) and part.part_of_minor is not null))
    then 'registrations:' || coalesce(pp.object_id, p.object_id)
  else 'payments:' || p.id || coalesce(':' || pp.object_id, '') end`

/**
 * Every payment with money, or each part of it, with the member it is for. `charged_at` is when it became due: the day
 * of the invoice or registration, or else of the payment.
 */
const PAID = sql`select p.id, p.purpose, p.method, p.status, p.payer_name, p.payer_email, p.amount_minor as whole_minor,
    p.refunded_minor, p.provider_fee_minor, ${ITEM} as item, coalesce(pp.part_of_minor, p.part_of_minor) is not null as is_part, p.paid_at, p.updated_at, pp.object_id as part_id,
    coalesce(pp.amount_minor, p.amount_minor) as amount_minor,
    coalesce(pp.description, p.description) as description,
    coalesce(nullif(i.number, ''), nullif(p.reference, ''), nullif(p.charge_id, ''), p.id::text) as number,
    coalesce(i.created_at, r.submitted_at, p.paid_at) as charged_at,
    row_number() over (partition by p.id order by pp.object_id) = 1 as is_first,
    coalesce(r.member_id, p.member_id, ${memberOf(sql`p.customer_id`)}) as member_id,
    -- Recorded by mistake, or for an invoice that was then paid by card: the charge is not theirs.
    p.method <> 'card' and (p.status = 'refunded'
      or (p.purpose not in ('registration', 'booking') and p.invoice_id is null))
      as has_no_charge
  from payments p
  left join payment_parts pp on pp.payment_id = p.id
  left join invoices i on i.id = p.invoice_id
  left join registrations r on p.purpose in ('registration', 'subscription')
    and r.id = coalesce(pp.object_id, p.object_id)
  where p.status in ('paid', 'refunded')`

/** Refunds that return money, each with the part it is for, if staff chose one. */
const RETURNED = sql`select r.id, r.payment_id, r.amount_minor, r.created_at,
    (select (o.request ->> 'objectId')::uuid from provider_operations o
      where o.result_id = r.id and o.kind = 'refund.create' limit 1) as part_id
  from refunds r where r.status in ('succeeded', 'pending', 'requires_action')`

/** What a payment has returned according to the ledger. Imported payments have refunds without a row of their own. */
const RETURNS = sql`select paid.*, back.id as refund_id, back.amount_minor as back_minor, back.created_at as back_at
  from paid join returned back on back.payment_id = paid.id
    and (paid.part_id is null or coalesce(paid.part_id = back.part_id, paid.is_first))
  union all
  select paid.*, 'rest:' || paid.id, paid.refunded_minor - known.minor, paid.updated_at
  from paid, lateral (select coalesce(sum(amount_minor), 0)::bigint as minor from returned
    where payment_id = paid.id) known
  where paid.is_first and paid.refunded_minor <> known.minor`

/** What the club owes for cancelled payments by hand, unless the payment never came in. */
const PAY_BACKS = sql`select paid.*, b.id as pay_back_id, b.amount_minor as back_minor, b.created_at as back_at,
    b.paid_back_at
  from paid join pay_backs b on b.payment_id = paid.id and paid.is_first and paid.status = 'paid'`

/** Unpaid invoices. Those that are void, or paid without a payment in our ledger, count for nothing. */
const OWED = sql`select i.*, (i.amount_due_minor - i.amount_paid_minor - i.paid_by_hand_minor) as owed_minor,
    ${memberOf(sql`i.customer_id`)} as member_id
  from invoices i
  where i.status in ('open', 'uncollectible') and i.amount_due_minor > i.amount_paid_minor + i.paid_by_hand_minor
    and not exists (select 1 from payments p where p.invoice_id = i.id and p.method = 'card' and p.status in ('paid', 'refunded'))`

/** The club's setting, read where it is saved, because these queries have no ctx. */
const FEE_DUE_DAYS = sql`coalesce((select (settings ->> 'feeDueDays')::int from club_settings), ${MONEY_DEFAULTS.feeDueDays}::int)`

/**
 * The chosen registration fees that are due, by instalment, at the price that the payment page charges. An earlier
 * registration of the same person is out of date. `instalment` is 0 for a fee that is paid at once.
 */
export const FEES: SQL = sql`select registrations.*, open_minor as owed_minor,
    (case when total > 1 then nth else 0 end)::int as instalment,
    greatest(due_at, submitted_at + ${FEE_DUE_DAYS} * interval '1 day') as due_at,
    regexp_replace(coalesce(memberships -> 0 -> 'value' ->> 'label', 'Registration fee'), ', sibling price$', '')
      || case when is_sibling_price then ', sibling price' else '' end
      || case when total > 1 then ', instalment ' || nth || ' of ' || total else '' end as fee
  from registrations, ${FEE_PRICE}, ${OPEN_INSTALMENTS}
  where ${isSubmitted} and ${isUnpaid} and (memberships -> 0 -> 'value' ->> 'price')::numeric > 0
    and price_minor > 0
    and not exists (select 1 from registrations newer where newer.submitted_at > registrations.submitted_at
      and newer.removed_at is null and newer.name_key = registrations.name_key
      and newer.email_key = registrations.email_key)`

/** The rests of bookings with a deposit that are still to pay. A paid rest is a payment like any other. */
const RESTS = sql`select b.rest_id as id, b.member_id, b.name, b.email, b.booked_at, b.rest_due_at,
    b.amount_minor - b.deposit_minor as owed_minor, e.name || ', rest' as description
  from event_bookings b join events e on e.id = b.event_id
  where b.status = 'booked' and b.amount_minor > b.deposit_minor
    and not exists (select 1 from payments p where p.purpose = 'booking' and p.object_id = b.rest_id and p.status = 'paid')`

/**
 * One charge for each payment, or for all part payments of an item and what is still open of it. Each instalment that
 * is not paid has a charge of its own.
 */
const CHARGES = sql`select distinct on (item) id, type, kind, at,
    sum(amount_minor) over (partition by item)::bigint as amount_minor, open_minor, due_at, fee_minor, fee_unknown,
    member_id, person, email, description, number, source, source_id, instalment
  from (
    select 'charge:' || id || coalesce(':' || part_id, '') as id, 'charge' as type, purpose as kind,
      charged_at as at, amount_minor, 0::bigint as open_minor, null::timestamptz as due_at, 0::bigint as fee_minor,
      false as fee_unknown, member_id, payer_name as person, payer_email as email, description, number,
      'payments' as source, id::text as source_id, 0 as instalment, item, case when is_part then 2 else 1 end as place
    from paid where not has_no_charge
    union all
    select 'charge:' || id, 'charge', case when subscription_id is null then 'invoice' else 'subscription' end,
      created_at, owed_minor, case when status = 'open' then owed_minor else 0 end, coalesce(due_at, created_at), 0,
      false, member_id, customer_name, customer_email, description, number, 'invoices', id, 0,
      'invoices:' || id, 0
    from owed
    union all
    select 'charge:' || id || coalesce(':' || nullif(instalment, 0), ''), 'charge', 'registration', submitted_at,
      owed_minor, owed_minor, due_at, 0, false, member_id, name,
      coalesce(nullif(guardian_email, ''), email), fee,
      '', 'registrations', id::text, instalment, 'registrations:' || id || coalesce(':' || nullif(instalment, 0), ''), 0
    from fees
    union all
    select 'charge:' || id, 'charge', 'booking', booked_at, owed_minor, owed_minor, rest_due_at, 0, false, member_id,
      name, email, description, '', 'bookings', id::text, 0, 'bookings:' || id, 0
    from rests
  ) charge order by item, place, id`

/**
 * The entries of all accounts, as a subquery. The amount is what an entry adds to the balance that a member owes:
 * charges and refunds are positive, payments and credits negative. Every figure and statement is computed from these.
 */
export const ENTRIES: SQL = sql`(with paid as (${PAID}), returned as (${RETURNED}), returns as (${RETURNS}),
  pay_back as (${PAY_BACKS}),
  owed as (${OWED}), fees as (${FEES}), rests as (${RESTS}), charges as (${CHARGES})
select entry.*, m.name as member, m.name_key as member_key,
  coalesce(m.team_id, (select t.team_id from member_teams t where t.member_id = m.id order by t.team_id limit 1)) as team_id
from (
  select * from charges
  union all
  select 'written_off:' || id, 'written_off', case when subscription_id is null then 'invoice' else 'subscription' end,
    updated_at, -owed_minor, 0, null, 0, false, member_id, customer_name, customer_email, description, number,
    'invoices', id, 0
  from owed where status = 'uncollectible'
  union all
  select 'payment:' || id || coalesce(':' || part_id, ''), 'payment', purpose, paid_at, -amount_minor, 0, null,
    case when is_first then coalesce(provider_fee_minor, 0) else 0 end,
    is_first and method = 'card' and provider_fee_minor is null, member_id, payer_name, payer_email, description, number,
    'payments', id::text, 0
  from paid
  union all
  select 'refund:' || refund_id, case when method = 'card' then 'refund' else 'reversal' end, purpose, back_at,
    back_minor, 0, null, 0, false, member_id, payer_name, payer_email, description, number, 'payments', id::text, 0
  from returns
  union all
  select 'credit:' || refund_id, 'credit', purpose, back_at, -back_minor, 0, null, 0, false, member_id, payer_name,
    payer_email, description, number, 'payments', id::text, 0
  from returns where method = 'card'
  union all
  select 'credit:' || pay_back_id, 'credit', purpose, back_at, -back_minor, 0, null, 0, false, member_id, payer_name,
    payer_email, description, number, 'payments', id::text, 0
  from pay_back
  union all
  select 'refund:' || pay_back_id, 'refund', purpose, paid_back_at, back_minor, 0, null, 0, false, member_id, payer_name,
    payer_email, description, number, 'payments', id::text, 0
  from pay_back where paid_back_at is not null
) entry left join members m on m.id = entry.member_id)`
