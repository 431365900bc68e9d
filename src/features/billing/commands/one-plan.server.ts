import { and, eq, isNotNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { runningOfMember } from '../queries/ledger.server.ts'
import { payments, subscriptions } from '../table.server.ts'
import type { BillingNeeds } from './card-page.server.ts'
import { type CloseCheckout, closePages } from './close-checkout.server.ts'
import { isBeingGiven, oneAtATime } from './grants.server.ts'

/** Closes the card pages, of other registrations too, on which a member could begin a plan beside another. */
export const closePlanPages = (
  ctx: BillingNeeds,
  memberId: string,
  exceptOf?: string,
): Promise<CloseCheckout> => closePages(ctx, isPlanPageOf(memberId, exceptOf))

/**
 * Why a member is not sent to a card page for a plan: one runs, or one is begun elsewhere at this moment, by staff or
 * on another page. Undefined holds until the transaction ends, in which the page is written down. [resolutions B11]
 */
export async function whyNotBegin(
  tx: Tx,
  memberId: string,
  objectId: string,
): Promise<'ALREADY_PAID' | 'BEGUN_ELSEWHERE' | undefined> {
  await oneAtATime(tx, memberId)
  if ((await runningOfMember(tx, memberId)).length > 0 || (await hasPaidUncopied(tx, memberId)))
    return 'ALREADY_PAID'
  const open = await tx.$count(payments, isPlanPageOf(memberId, objectId))
  return open > 0 || (await isBeingGiven(tx, memberId)) ? 'BEGUN_ELSEWHERE' : undefined
}

/** How a member comes to a plan that does not run yet: a card page is open for one, or staff are giving one. */
export async function planOnItsWay(
  tx: Tx,
  memberId: string,
): Promise<'PAGE_OPEN' | 'BEING_GIVEN' | undefined> {
  if (await isBeingGiven(tx, memberId)) return 'BEING_GIVEN'
  return (await tx.$count(payments, isPlanPageOf(memberId))) > 0 ? 'PAGE_OPEN' : undefined
}

/** Whether a member has paid for a plan on a card page that the provider has not told more of yet. */
export async function hasPaidUncopied(db: Db | Tx, memberId: string): Promise<boolean> {
  const copies = db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(eq(subscriptions.id, payments.subscriptionId))
  const uncopied = and(
    eq(payments.memberId, memberId),
    eq(payments.status, 'paid'),
    isNotNull(payments.subscriptionId),
    notExists(copies),
  )
  return (await db.$count(payments, uncopied)) > 0
}

/** The card pages at which a member could begin a plan, as a condition; without those of one thing. */
export const isPlanPageOf = (memberId: string, exceptOf?: string): SQL | undefined =>
  and(
    eq(payments.purpose, 'subscription'),
    eq(payments.memberId, memberId),
    eq(payments.status, 'open'),
    exceptOf === undefined ? undefined : ne(payments.objectId, exceptOf),
  )
