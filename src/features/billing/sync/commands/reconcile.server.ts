import { and, eq, isNull, lt, max } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { transact } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { callProvider } from '../../../../platform/payments/payments.ts'
import { modeOf } from '../../customers/model.ts'
import { addOperationJob } from '../../operations/commands/request-operation.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { providerOperations } from '../../operations/table.server.ts'
import { payments } from '../../payments/table.server.ts'
import { providerEvents } from '../table.server.ts'
import { HANDLED_EVENTS, recordEvent } from './handle-event.server.ts'
import { endUnpaid } from './payment-events.server.ts'
import { settlePayment } from './settle-payment.server.ts'

const HOUR_MS = 3_600_000
const MOST_AT_ONCE = 200
const MOST_LISTED = 1000

export type Reconciled = Record<'events' | 'jobs' | 'payments', number>

/**
 * Finds what was lost on the way: events that no webhook has brought, events and operations whose job was lost, and
 * checkout sessions that have ended without an event. Returns how many of each. What it does twice counts once.
 * [INV-022, resolutions F19]
 */
export async function reconcile(ctx: BillingNeeds): Promise<Reconciled> {
  const events = await recordMissed(ctx)
  return { events, jobs: await addLostJobs(ctx), payments: await endOverdue(ctx) }
}

/**
 * Records the events that came since the day before the newest known one (without any, those of the last 30 days), and
 * those that the provider could not deliver: after days without the site, newer ones may have arrived first.
 */
async function recordMissed(ctx: BillingNeeds): Promise<number> {
  const [newest] = await ctx.db.select({ at: max(providerEvents.receivedAt) }).from(providerEvents)
  const gte = Math.floor(((newest?.at?.getTime() ?? 0) - 24 * HOUR_MS) / 1000)
  const recent = gte > 0 ? { created: { gte } } : {}
  return (await recordListed(ctx, recent)) + (await recordListed(ctx, { delivery_success: false }))
}

/** Records the listed events, the oldest first. Returns how many were new; none while the provider does not answer. */
async function recordListed(
  ctx: BillingNeeds,
  which: Pick<Stripe.EventListParams, 'created' | 'delivery_success'>,
): Promise<number> {
  const listed = await callProvider(ctx, (stripe) =>
    stripe.events
      .list({ types: HANDLED_EVENTS, limit: 100, ...which })
      .autoPagingToArray({ limit: MOST_LISTED }),
  )
  let missed = 0
  for (const event of listed.ok ? listed.value.reverse() : []) if (await recordEvent(ctx, event)) missed += 1
  return missed
}

/**
 * Events and operations that wait for an hour have lost their job. Operations of the other mode wait until the site has
 * the keys of that mode again.
 */
async function addLostJobs(ctx: BillingNeeds): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - HOUR_MS)
  const { handledAt, receivedAt } = providerEvents
  const { status, mode, createdAt } = providerOperations
  const isLost = and(isNull(handledAt), lt(receivedAt, before))
  const isPending = and(eq(status, 'pending'), eq(mode, modeOf(ctx)), lt(createdAt, before))
  const events = await ctx.db.select().from(providerEvents).where(isLost).limit(MOST_AT_ONCE)
  const operations = await ctx.db.select().from(providerOperations).where(isPending).limit(MOST_AT_ONCE)
  await transact(ctx, async (tx) => {
    for (const { id } of events) await addJob(tx, 'billing:event', { id }, `billing:event:${id}`)
    for (const operation of operations) await addOperationJob(tx, operation)
  })
  return events.length + operations.length
}

/** Settles the open payments whose checkout session has ended; one whose session was never opened has failed. */
async function endOverdue(ctx: BillingNeeds): Promise<number> {
  const isOverdue = and(eq(payments.status, 'open'), lt(payments.expiresAt, ctx.clock.now()))
  const overdue = await ctx.db.select().from(payments).where(isOverdue).limit(MOST_AT_ONCE)
  for (const { id, sessionId } of overdue) {
    if (sessionId) await settlePayment(ctx, sessionId)
    else await endUnpaid(ctx, id, 'failed')
  }
  return overdue.length
}
