import { type SQL, sql } from 'drizzle-orm'
import { providerCurrency } from '../../../kernel/money.ts'
import { computed } from '../../../platform/content/content-type.ts'
import { members } from '../../members/table.server.ts'
import { customersOf } from '../customers/queries/owner.server.ts'
import { payments } from '../payments/table.server.ts'
import { refunds } from '../refunds/table.server.ts'
import { subscriptions } from '../subscriptions/table.server.ts'

/** Payments without separate refund records report their refunded amount as one refund. */
const wholeRefund = sql`case when ${payments.refunded} > 0 or ${payments.status} = 'refunded'
  then jsonb_build_array(jsonb_build_object(
    'amount', coalesce(nullif(${payments.refunded}, 0), ${payments.amount}),
    'currency', ${providerCurrency()}::text, 'status', 'succeeded'))
  else '[]'::jsonb end`

/** The refunds of a payment as a JSON array, oldest first, for queries on `payments`. [INV-011] */
export const refundsOf = sql<object[]>`coalesce((select jsonb_agg(jsonb_build_object(
    'id', ${refunds.id}, 'amount', ${refunds.amount}, 'currency', ${providerCurrency()}::text, 'status', ${refunds.status})
    order by ${refunds.createdAt})
  from ${refunds} where ${refunds.paymentId} = ${payments.id}), ${wholeRefund})`

/** The SQL of `gdObjectOf`. */
const gdObject = sql`case when ${payments.purpose} in ('event', 'booking') then 'others' else ${payments.purpose} end`

const isTheirs = sql`(${payments.memberId} = ${members.id} or ${payments.customerId} in ${customersOf(members.id)})`

const paidOrCreatedAt = sql`coalesce(${payments.paidAt}, ${payments.createdAt})`

/**
 * A member's payments with the provider's field names, newest first, for queries on `members`: amounts in pence,
 * times in seconds. [INV-011, resolutions F19]
 */
export const charges = (): SQL<unknown[]> => sql<unknown[]>`coalesce((select jsonb_agg(jsonb_build_object(
    'id', coalesce(nullif(${payments.chargeId}, ''), ${payments.id}::text),
    'created', floor(extract(epoch from ${paidOrCreatedAt}))::bigint,
    'paid', ${payments.status} in ('paid', 'refunded'),
    'refunded', ${payments.status} = 'refunded',
    'amount', ${payments.amount},
    'currency', ${providerCurrency()}::text,
    'refunds', jsonb_build_object('data', ${refundsOf}),
    'metadata', jsonb_build_object('gd_object', ${gdObject}, 'gd_object_id', ${payments.objectId}),
    'description', ${payments.description}) order by ${paidOrCreatedAt} desc, ${payments.id} desc)
  from ${payments} where ${isTheirs}), '[]'::jsonb)`

const plans = sql`coalesce((select jsonb_agg(jsonb_build_object(
    'id', ${subscriptions.id}, 'plan', jsonb_build_object('nickname', ${subscriptions.plan}),
    'status', ${subscriptions.status}) order by ${subscriptions.createdAt} desc)
  from ${subscriptions} where ${subscriptions.customerId} in ${customersOf(members.id)}), '[]'::jsonb)`

/**
 * The customer of this mode: that of the running or latest subscription, or else the stored one. [INV-021,
 * resolutions B26]
 */
const customer = sql`coalesce(
  (select ${subscriptions.customerId} from ${subscriptions} where ${subscriptions.customerId} in ${customersOf(members.id)}
    order by ${subscriptions.endedAt} desc nulls first, ${subscriptions.createdAt} desc limit 1),
  ${members.stripeId}, ${members.stripeIdTest})`

const cards = sql`(select count(distinct ${subscriptions.cardId})::int from ${subscriptions}
  where ${subscriptions.customerId} in ${customersOf(members.id)} and ${subscriptions.endedAt} is null)`

const updated = sql`greatest(
  (select max(${subscriptions.updatedAt}) from ${subscriptions} where ${subscriptions.customerId} in ${customersOf(members.id)}),
  (select max(${payments.updatedAt}) from ${payments} where ${isTheirs}))`

/**
 * A member's last known data at the provider (customer, cards, subscriptions, payments) and when it was updated.
 * Stored here and refreshed by webhooks. Null for a member who has never paid. [ADM-014, INV-022, resolutions B26]
 */
export const stripedata = computed(
  'json',
  () => sql`case when ${customer} is null and ${charges()} = '[]'::jsonb then null else jsonb_build_object(
    'data', jsonb_build_object('id', ${customer}, 'email', lower(${members.email})),
    'sources', jsonb_build_object('total_count', ${cards}),
    'subscriptions', jsonb_build_object('data', ${plans}),
    'payments', ${charges()},
    'updated', ${updated}) end`,
  { read: ['administrator'] },
)
