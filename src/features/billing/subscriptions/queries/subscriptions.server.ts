import { and, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { NotFound } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { countEach } from '../../../../platform/database/count-each.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { folded, holds } from '../../../../platform/database/folding.ts'
import { pageOf } from '../../../../platform/database/list-page.ts'
import type { Rows } from '../../../../ui/data-table/columns.ts'
import { ownMemberIds } from '../../../members/policy.ts'
import { members } from '../../../members/table.server.ts'
import { customersOf, memberOf } from '../../customers/queries/owner.server.ts'
import { payments } from '../../payments/table.server.ts'
import { requireFinance } from '../../policy.ts'
import type { SubscriptionSearch } from '../../schema.ts'
import { ENDED, hasEnded, isRunning, RUNNING, SUBSCRIPTION_FILTERS, type Subscription } from '../model.ts'
import { subscriptions } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>

const ofIt = sql`${payments.subscriptionId} = ${subscriptions.id}`
const payer = sql`(select ${payments.payerName} from ${payments} where ${ofIt} order by ${payments.createdAt} limit 1)`
const person = sql<string>`coalesce(${members.name}, ${payer}, '')`

const ORDERS = {
  Since: subscriptions.createdAt,
  Person: person,
  Plan: subscriptions.plan,
  Next: subscriptions.currentPeriodEnd,
} as const

const runs = inArray(subscriptions.status, [...RUNNING])

/**
 * Another subscription of the same member is running for the same plan, or either of the two came from a
 * registration: one of them must be cancelled. Staff may assign two different plans on purpose. [resolutions B11]
 */
const paidTwice = sql`exists (
  select 1 from ${subscriptions} as other
  where ${memberOf(sql`other.customer_id`)} = ${members.id}
    and (other.price_id = ${subscriptions.priceId} or other.plan = ${subscriptions.plan}
      or other.registration_id is not null or ${subscriptions.registrationId} is not null)
    and other.id <> ${subscriptions.id} and ${inArray(sql`other.status`, [...RUNNING])})`

const FILTERS: Record<SubscriptionSearch['show'], SQL | undefined> = {
  all: undefined,
  running: and(runs, eq(subscriptions.cancelAtPeriodEnd, false), eq(subscriptions.isPaused, false)),
  paused: and(runs, eq(subscriptions.cancelAtPeriodEnd, false), eq(subscriptions.isPaused, true)),
  ending: and(runs, eq(subscriptions.cancelAtPeriodEnd, true)),
  overdue: inArray(subscriptions.status, ['past_due', 'unpaid', 'incomplete']),
  twice: and(runs, paidTwice),
  ended: inArray(subscriptions.status, [...ENDED]),
}

/** Finds the subscription of a registration without a member by its payer. */
const isPaidBy = (q: string): SQL | undefined =>
  and(
    isNull(members.id),
    sql`exists (select 1 from ${payments} where ${ofIt} and ${holds(payments.searchKey, q)})`,
  )

const isNamed = (q: string): SQL | undefined =>
  q
    ? or(
        holds(members.nameKey, q),
        holds(folded(subscriptions.plan), q),
        eq(subscriptions.id, q),
        isPaidBy(q),
      )
    : undefined

const entries = (db: Db | Tx, condition: SQL | undefined) =>
  db
    .select({ ...getTableColumns(subscriptions), memberId: members.id, person: person.as('person') })
    .from(subscriptions)
    .leftJoin(members, eq(members.id, memberOf(subscriptions.customerId)))
    .where(condition)
    .$dynamic()

const countWhere = (db: Db, condition: SQL | undefined): Promise<number> =>
  db.$count(entries(db, condition).as('matched'))

/**
 * Lists a page of subscriptions and the number of matches. Throws Forbidden unless the caller is finance staff.
 * [resolutions A01, B26]
 */
export async function listSubscriptions(
  ctx: Needs,
  { q, show, sort, start }: SubscriptionSearch,
): Promise<Rows<Subscription>> {
  requireFinance(ctx)
  const condition = and(FILTERS[show], isNamed(q))
  const order = { by: ORDERS[sort.by], id: subscriptions.id, down: sort.down }
  return pageOf(ctx.db, () => entries(ctx.db, condition), order, start)
}

/** Counts the subscriptions under each filter. Throws Forbidden unless the caller is finance staff. */
export async function countSubscriptions(ctx: Needs, q: string) {
  requireFinance(ctx)
  return countEach(SUBSCRIPTION_FILTERS, (show) => countWhere(ctx.db, and(FILTERS[show], isNamed(q))))
}

/** Counts the members who pay for two subscriptions at once. Throws Forbidden unless the caller is finance staff. */
export async function countPaidTwice(ctx: Needs): Promise<number> {
  requireFinance(ctx)
  const found = await entries(ctx.db, FILTERS.twice)
  return new Set(found.map(({ memberId }) => memberId)).size
}

/**
 * Returns one subscription. Throws Forbidden unless the caller is finance staff, NotFound for an unknown
 * subscription.
 */
export async function findSubscription(ctx: Needs, id: string): Promise<Subscription> {
  requireFinance(ctx)
  const [found] = await entries(ctx.db, eq(subscriptions.id, id))
  if (!found) throw new NotFound()
  return found
}

/** Returns the subscriptions that match a condition, newest first. */
const newest = async (db: Db | Tx, condition: SQL | undefined): Promise<Subscription[]> =>
  entries(db, condition).orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))

/** Returns the subscriptions of a registration, newest first. */
export const subscriptionsOfRegistration = (db: Db | Tx, registrationId: string): Promise<Subscription[]> =>
  newest(db, eq(subscriptions.registrationId, registrationId))

/** Returns all subscriptions of a member, including those of the member's registrations, newest first. */
const subscriptionsOf = (db: Db | Tx, memberId: string): Promise<Subscription[]> =>
  newest(db, sql`${subscriptions.customerId} in ${customersOf(memberId)}`)

/** Returns the running subscriptions of a member, newest first. */
export const runningOfMember = (db: Db | Tx, memberId: string): Promise<Subscription[]> =>
  newest(db, and(sql`${subscriptions.customerId} in ${customersOf(memberId)}`, runs))

/** Returns all subscriptions of a member. Throws Forbidden unless the caller is finance staff. */
export async function subscriptionsOfMember(ctx: Needs, memberId: string): Promise<Subscription[]> {
  requireFinance(ctx)
  return subscriptionsOf(ctx.db, memberId)
}

/** Returns the subscriptions of the logged-in member, newest first. */
export const ownSubscriptions = async ({ db, actor }: Needs): Promise<Subscription[]> =>
  actor.kind === 'user' && actor.memberId ? subscriptionsOf(db, actor.memberId) : []

/** Returns the subscriptions of all members that the caller pays for: their own first, then each child's. */
export async function familySubscriptions({ db, actor }: Needs): Promise<Subscription[]> {
  const found: Subscription[] = []
  for (const memberId of ownMemberIds(actor)) found.push(...(await subscriptionsOf(db, memberId)))
  return found
}

/**
 * Returns the running subscription of each member, or else the newest. Throws Forbidden unless the caller is finance
 * staff.
 */
export async function subscriptionsByMember(
  ctx: Needs,
  memberIds: readonly string[],
): Promise<Map<string, Subscription>> {
  requireFinance(ctx)
  const counting = new Map<string, Subscription>()
  for (const subscription of await newest(ctx.db, inArray(members.id, [...memberIds]))) {
    const known = counting.get(subscription.memberId ?? '')
    if (!known || (!isRunning(known.status) && isRunning(subscription.status)))
      counting.set(subscription.memberId ?? '', subscription)
  }
  return counting
}

/** Whether the provider still collects money for a member's subscription. */
export const isSubscribed = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await subscriptionsOf(tx, memberId)).some(({ status }) => !hasEnded(status))
