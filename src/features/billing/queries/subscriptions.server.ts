import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { folded, holds } from '../../../platform/database/folding.ts'
import type { Rows } from '../../../ui/data-table/columns.ts'
import { members } from '../../members/table.server.ts'
import { SUBSCRIPTION_FILTERS } from '../model/desk-filters.ts'
import { RUNNING, type Subscription } from '../model.ts'
import { canBill } from '../policy.ts'
import type { SubscriptionSearch } from '../schema.ts'
import { payments, subscriptions } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor'>
const PAGE = 100

/** A subscription with whose it is: its member's name, else that of who paid for it first, else ''. */
export type SubscriptionRow = Subscription & {
  person: string
  createdAt: Date
  endedAt: Date | null
  updatedAt: Date
}

const ofIt = sql`${payments.subscriptionId} = ${subscriptions.id}`
const payer = sql`(select ${payments.payerName} from ${payments} where ${ofIt} order by ${payments.createdAt} limit 1)`
const person = sql<string>`coalesce(${members.name}, ${payer}, '')`

const ORDERS = {
  Since: subscriptions.createdAt,
  Person: person,
  Plan: subscriptions.plan,
  Next: subscriptions.currentPeriodEnd,
} as const

const runs = () => inArray(subscriptions.status, [...RUNNING])

/**
 * The same plan runs for the same member once more, or another beside one that a card page began: one of them is to be
 * cancelled. Staff may give two plans on purpose. [resolutions B11]
 */
const paidTwice = () => sql`exists (
  select 1 from ${subscriptions} as other
  where other.member_id = ${subscriptions.memberId} and (other.price_id = ${subscriptions.priceId} or other.plan = ${subscriptions.plan}
      or other.registration_id is not null or ${subscriptions.registrationId} is not null)
    and other.id <> ${subscriptions.id} and ${inArray(sql`other.status`, [...RUNNING])})`

const FILTERS: Record<SubscriptionSearch['show'], () => SQL | undefined> = {
  all: () => undefined,
  running: () => and(runs(), eq(subscriptions.cancelAtPeriodEnd, false)),
  ending: () => and(runs(), eq(subscriptions.cancelAtPeriodEnd, true)),
  overdue: () => inArray(subscriptions.status, ['past_due', 'unpaid', 'incomplete']),
  twice: () => and(runs(), paidTwice()),
  ended: () => inArray(subscriptions.status, ['canceled', 'incomplete_expired']),
}

/** Of a registration that nobody has assigned yet: its payments are found by who pays. */
const isPaidBy = (q: string): SQL | undefined =>
  and(
    isNull(subscriptions.memberId),
    sql`exists (select 1 from ${payments} where ${ofIt} and ${holds(payments.searchKey, q)})`,
  )

const matching = ({ q, show }: Pick<SubscriptionSearch, 'q' | 'show'>): SQL | undefined =>
  and(
    FILTERS[show](),
    q
      ? or(
          holds(members.nameKey, q),
          holds(folded(subscriptions.plan), q),
          eq(subscriptions.id, q),
          isPaidBy(q),
        )
      : undefined,
  )

/** A page of all subscriptions and how many match. Throws Forbidden to all but finance staff. [resolutions A01, B26] */
export async function listSubscriptions(
  { db, actor }: Needs,
  search: SubscriptionSearch,
): Promise<Rows<SubscriptionRow>> {
  if (!canBill(actor)) throw new Forbidden()
  const way = search.sort.down ? desc : asc
  const [total, found] = await Promise.all([
    count(db, search),
    db
      .select({ subscription: subscriptions, person })
      .from(subscriptions)
      .leftJoin(members, eq(members.id, subscriptions.memberId))
      .where(matching(search))
      .orderBy(way(ORDERS[search.sort.by]), way(subscriptions.id))
      .limit(PAGE)
      .offset(search.start),
  ])
  return { rows: found.map(rowOf), start: search.start, total }
}

/** How many each filter shows. Throws Forbidden to all but finance staff. */
export async function countSubscriptions(
  { db, actor }: Needs,
  q: string,
): Promise<Record<SubscriptionSearch['show'], number>> {
  if (!canBill(actor)) throw new Forbidden()
  const counted = SUBSCRIPTION_FILTERS.map(async (show) => [show, await count(db, { q, show })] as const)
  return Object.fromEntries(await Promise.all(counted)) as Record<SubscriptionSearch['show'], number> // one for each
}

/**
 * How many members pay for two subscriptions at once, of one plan or of two. Throws Forbidden to all but finance
 * staff.
 */
export async function countPaidTwice({ db, actor }: Needs): Promise<number> {
  if (!canBill(actor)) throw new Forbidden()
  const paying = db
    .selectDistinct({ id: subscriptions.memberId })
    .from(subscriptions)
    .where(and(runs(), paidTwice()))
  return db.$count(paying.as('paying'))
}

/** One subscription. Throws Forbidden to all but finance staff, NotFound for an unknown one. */
export async function findSubscription({ db, actor }: Needs, id: string): Promise<SubscriptionRow> {
  if (!canBill(actor)) throw new Forbidden()
  const [found] = await db
    .select({ subscription: subscriptions, person })
    .from(subscriptions)
    .leftJoin(members, eq(members.id, subscriptions.memberId))
    .where(eq(subscriptions.id, id))
  if (!found) throw new NotFound()
  return rowOf(found)
}

async function count(db: Ctx['db'], asked: Pick<SubscriptionSearch, 'q' | 'show'>): Promise<number> {
  const matched = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .leftJoin(members, eq(members.id, subscriptions.memberId))
    .where(matching(asked))
  return db.$count(matched.as('matched'))
}

type Found = { subscription: typeof subscriptions.$inferSelect; person: string }

function rowOf({ subscription: { amountMinor, ...row }, person }: Found): SubscriptionRow {
  return { ...row, amount: pence(amountMinor), person }
}
