import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { runningOfMember } from '../queries/ledger.server.ts'
import { payments } from '../table.server.ts'
import type { BillingNeeds } from './card-page.server.ts'
import { type CloseCheckout, closePages } from './close-checkout.server.ts'
import { isBeingGiven, oneAtATime, type Plan } from './grants.server.ts'

/** Closes the card pages, of other registrations too, on which a member could begin a plan a second time. */
export const closePlanPages = (ctx: BillingNeeds, plan: Plan, exceptOf?: string): Promise<CloseCheckout> =>
  closePages(ctx, isPageOf(plan, exceptOf))

/**
 * Whether a member may be sent to a card page for a plan: it does not run, nobody is giving it, and no other page is
 * open for it. Holds until the transaction ends, in which the page is written down. [decisions B11]
 */
export async function canBegin(ctx: BillingNeeds, tx: Tx, plan: Plan, objectId: string): Promise<boolean> {
  await oneAtATime(tx, plan.memberId)
  const isGiven = await isBeingGiven(ctx, tx, plan)
  const open = await tx.$count(payments, isPageOf(plan, objectId))
  const running = await runningOfMember(tx, plan.memberId)
  return !isGiven && open === 0 && running.every(({ priceId }) => priceId !== plan.priceId)
}

const isPageOf = ({ memberId, priceId }: Plan, exceptOf?: string): SQL | undefined =>
  and(
    eq(payments.purpose, 'subscription'),
    eq(payments.memberId, memberId),
    eq(payments.priceId, priceId),
    eq(payments.status, 'open'),
    exceptOf === undefined ? undefined : ne(payments.objectId, exceptOf),
  )
