import { and, eq, isNull, lt, max, sql } from 'drizzle-orm'
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
const MAX_AT_ONCE = 200
const MAX_LISTED = 1000

export type Reconciled = Record<'events' | 'jobs' | 'payments', number>

/**
 * Recovers lost work: undelivered events, events and operations without a job, and checkout sessions that ended
 * without an event. Returns the number of each. Safe to repeat. [INV-022, resolutions F19]
 */
export async function reconcile(ctx: BillingNeeds): Promise<Reconciled> {
  const events = await recordMissed(ctx)
  return { events, jobs: await addLostJobs(ctx), payments: await endOverdue(ctx) }
}

/**
 * Records recent events (since the day before the newest known one, or of the last 30 days) and events the provider
 * could not deliver. Both are needed: after an outage, newer events may arrive before the missed ones.
 */
async function recordMissed(ctx: BillingNeeds): Promise<number> {
  const [newest] = await ctx.db.select({ at: max(providerEvents.receivedAt) }).from(providerEvents)
  const gte = Math.floor(((newest?.at?.getTime() ?? 0) - 24 * HOUR_MS) / 1000)
  const recent = gte > 0 ? { created: { gte } } : {}
  return (await recordListed(ctx, recent)) + (await recordListed(ctx, { delivery_success: false }))
}

/** Records the listed events, oldest first. Returns the number of new ones, or 0 if the provider does not answer. */
async function recordListed(
  ctx: BillingNeeds,
  which: Pick<Stripe.EventListParams, 'created' | 'delivery_success'>,
): Promise<number> {
  const listed = await callProvider(ctx, (stripe) =>
    stripe.events
      .list({ types: HANDLED_EVENTS, limit: 100, ...which })
      .autoPagingToArray({ limit: MAX_LISTED }),
  )
  let missed = 0
  for (const event of listed.ok ? listed.value.reverse() : []) if (await recordEvent(ctx, event)) missed += 1
  return missed
}

/**
 * Queues events and operations again that have been pending for an hour, because their job was lost. Operations of
 * the other mode (test or live) wait until the site uses that mode's keys again.
 */
async function addLostJobs(ctx: BillingNeeds): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - HOUR_MS)
  const { handledAt, receivedAt } = providerEvents
  const { status, mode, createdAt } = providerOperations
  const isLost = and(isNull(handledAt), lt(receivedAt, before))
  const now = ctx.clock.now().toISOString()
  const isDue = sql`coalesce((${providerOperations.request} ->> 'notBefore')::timestamptz, '-infinity') <= ${now}::timestamptz`
  const isPending = and(eq(status, 'pending'), eq(mode, modeOf(ctx)), lt(createdAt, before), isDue)
  const events = await ctx.db.select().from(providerEvents).where(isLost).limit(MAX_AT_ONCE)
  const operations = await ctx.db.select().from(providerOperations).where(isPending).limit(MAX_AT_ONCE)
  await transact(ctx, async (tx) => {
    for (const { id } of events) await addJob(tx, 'billing:event', { id }, `billing:event:${id}`)
    for (const operation of operations) await addOperationJob(tx, operation)
  })
  return events.length + operations.length
}

/** Settles open payments whose checkout session has expired. A payment without a session has failed. */
async function endOverdue(ctx: BillingNeeds): Promise<number> {
  const isOverdue = and(eq(payments.status, 'open'), lt(payments.expiresAt, ctx.clock.now()))
  const overdue = await ctx.db.select().from(payments).where(isOverdue).limit(MAX_AT_ONCE)
  for (const { id, sessionId } of overdue) {
    if (sessionId) await settlePayment(ctx, sessionId)
    else await endUnpaid(ctx, id, 'failed')
  }
  return overdue.length
}
