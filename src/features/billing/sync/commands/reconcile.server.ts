import { and, eq, inArray, isNotNull, isNull, lt, notInArray } from 'drizzle-orm'
import { transact } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { ask } from '../../../../platform/payments/payments.ts'
import { invoices } from '../../invoices/table.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { providerOperations } from '../../operations/table.server.ts'
import { type PaymentEntry, payments } from '../../payments/table.server.ts'
import { subscriptions } from '../../subscriptions/table.server.ts'
import { HANDLED_EVENTS } from '../model.ts'
import { providerEvents } from '../table.server.ts'
import { endUnpaid } from './announce.server.ts'
import { recordEvent } from './handle-event.server.ts'
import { settlePayment } from './settle-payment.server.ts'
import { syncInvoice } from './sync-invoice.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

const MINUTE_MS = 60_000
/** Younger ones are still on their way. */
const YOUNG_MS = 5 * MINUTE_MS
const STALE_COPY_MS = 24 * 60 * MINUTE_MS
const MOST_AT_ONCE = 200
const MOST_LISTED = 1000

export type Reconciled = Record<
  'settled' | 'closed' | 'jobs' | 'events' | 'subscriptions' | 'invoices',
  number
>

/**
 * Finds what was lost on the way, and settles it: open payments whose checkout has ended, events that the provider
 * could
 * not deliver, events and operations whose job was lost, subscriptions and invoices whose news was lost. Answers how
 * many of each. What it does twice counts once. [INV-022, resolutions F19]
 */
export async function reconcile(ctx: BillingNeeds): Promise<Reconciled> {
  const { settled, closed } = await reconcilePayments(ctx)
  const events = await fetchUndelivered(ctx)
  const jobs = await addLostJobs(ctx)
  const copied = await reconcileSubscriptions(ctx)
  return { settled, closed, events, jobs, subscriptions: copied, invoices: await reconcileInvoices(ctx) }
}

async function reconcilePayments(ctx: BillingNeeds): Promise<{ settled: number; closed: number }> {
  const waiting = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'open'), lt(payments.createdAt, ago(ctx, YOUNG_MS))))
    // Those looked at longest ago first: what stays open keeps nothing else from its turn.
    .orderBy(payments.updatedAt, payments.id)
    .limit(MOST_AT_ONCE)
  const counted = { settled: 0, closed: 0 }
  for (const payment of waiting) {
    const became = await look(ctx, payment)
    if (became !== 'open') counted[became] += 1
    const isStill = and(eq(payments.id, payment.id), eq(payments.status, 'open'))
    await ctx.db.update(payments).set({ updatedAt: ctx.clock.now() }).where(isStill)
  }
  return counted
}

/** A session whose opening answer was lost has no payer: it ends by itself. */
async function look(ctx: BillingNeeds, payment: PaymentEntry): Promise<'settled' | 'closed' | 'open'> {
  const { id, sessionId, expiresAt } = payment
  const settled = sessionId ? await settlePayment(ctx, sessionId) : undefined
  if (settled?.ok) return 'settled'
  const isUnknown = settled ? settled.reason === 'UNKNOWN' : !expiresAt || expiresAt <= ctx.clock.now()
  if (isUnknown) await endUnpaid(ctx, id, 'failed')
  return isUnknown ? 'closed' : 'open'
}

/** Events that never arrived here, because this site was down or its address was wrong. */
async function fetchUndelivered(ctx: BillingNeeds): Promise<number> {
  const listed = await ask(ctx, (stripe) =>
    stripe.events
      .list({ types: [...HANDLED_EVENTS], delivery_success: false, limit: 100 })
      .autoPagingToArray({ limit: MOST_LISTED }),
  )
  if (!listed.ok) return 0
  for (const event of listed.value) await recordEvent(ctx, event)
  return listed.value.length
}

/** Events and operations that wait for an hour have lost their job. */
async function addLostJobs(ctx: BillingNeeds): Promise<number> {
  const before = ago(ctx, 60 * MINUTE_MS)
  const events = await ctx.db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(and(isNull(providerEvents.handledAt), lt(providerEvents.receivedAt, before)))
    .limit(MOST_AT_ONCE)
  const operations = await ctx.db
    .select({ id: providerOperations.id, memberId: providerOperations.memberId })
    .from(providerOperations)
    .where(and(eq(providerOperations.status, 'pending'), lt(providerOperations.createdAt, before)))
    .limit(MOST_AT_ONCE)
  await transact(ctx, async (tx) => {
    for (const { id } of events) await addJob(tx, 'billing:event', { id }, `billing:event:${id}`)
    for (const { id, memberId } of operations)
      await addJob(tx, 'billing:operation', { id }, `operation:${id}`, `billing:${memberId ?? id}`)
  })
  return events.length + operations.length
}

/** Copies the subscriptions that were paid and never copied, and those whose copy is a day old. */
async function reconcileSubscriptions(ctx: BillingNeeds): Promise<number> {
  const uncopied = await ctx.db
    .select({ id: payments.subscriptionId })
    .from(payments)
    .leftJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(and(eq(payments.status, 'paid'), isNotNull(payments.subscriptionId), isNull(subscriptions.id)))
    .limit(MOST_AT_ONCE)
  const stale = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(isNull(subscriptions.endedAt), lt(subscriptions.updatedAt, ago(ctx, STALE_COPY_MS))))
    .orderBy(subscriptions.updatedAt)
    .limit(MOST_AT_ONCE)
  let copied = 0
  for (const { id } of [...uncopied, ...stale]) {
    if (id === null) continue
    const synced = await syncSubscription(ctx, id)
    if (synced.ok) copied += 1
    if (!synced.ok && synced.reason === 'PROVIDER_DOWN') return copied
    // What the provider does not know any more is not asked for again before tomorrow.
    if (!synced.ok)
      await ctx.db.update(subscriptions).set({ updatedAt: ctx.clock.now() }).where(eq(subscriptions.id, id))
  }
  return copied
}

/** Copies invoices that are open at the provider and not here, and those that are open here and no more there. */
async function reconcileInvoices(ctx: BillingNeeds): Promise<number> {
  const listed = await ask(ctx, (stripe) =>
    stripe.invoices.list({ status: 'open', limit: 100 }).autoPagingToArray({ limit: MOST_LISTED }),
  )
  if (!listed.ok) return 0
  const there = listed.value.map(({ id }) => id)
  const openHere = (condition: ReturnType<typeof inArray>) =>
    ctx.db
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.status, 'open'), condition))
  const known = new Set((await openHere(inArray(invoices.id, there))).map(({ id }) => id))
  const ended = there.length < MOST_LISTED ? await openHere(notInArray(invoices.id, there)) : []
  const differing = [...there.filter((id) => !known.has(id)), ...ended.map(({ id }) => id)]
  let changed = 0
  for (const id of differing.slice(0, MOST_AT_ONCE)) if ((await syncInvoice(ctx, id)).ok) changed += 1
  return changed
}

const ago = ({ clock }: BillingNeeds, ms: number) => new Date(clock.now().getTime() - ms)
