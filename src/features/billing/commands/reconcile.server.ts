import { and, eq, isNull, lt } from 'drizzle-orm'
import { transact } from '../../../platform/database/transact.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { ask } from '../../../platform/payments/payments.ts'
import { payments, providerEvents } from '../table.server.ts'
import { answerGrants } from './answer-grants.server.ts'
import { answerInvoices } from './answer-invoices.server.ts'
import { type BillingNeeds, type LedgerRow, openCheckoutSession, setStatus } from './card-page.server.ts'
import { HANDLED_EVENTS, recordEvent } from './receive-event.server.ts'
import { reconcileInvoices } from './reconcile-invoices.server.ts'
import { reconcileSubscriptions } from './reconcile-subscriptions.server.ts'
import { settleSession } from './settle-session.server.ts'

const MINUTE_MS = 60_000
/** Younger ones are still on their way. */
const PATIENCE_MS = 5 * MINUTE_MS
const MOST_AT_ONCE = 200
const MOST_EVENTS = 1000

export type Reconciled = {
  settled: number
  closed: number
  events: number
  grants: number
  subscriptions: number
  invoices: number
}

/**
 * Finds what was paid but not settled, and settles it: open payments whose card page is over, events that the
 * provider could not deliver, events whose job was lost, plans and invoices of staff without an answer, subscriptions
 * whose news was lost, invoices that are open there or here alone. Answers how many of each. What it does twice counts
 * once.
 */
export async function reconcile(ctx: BillingNeeds): Promise<Reconciled> {
  const waiting = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'open'), lt(payments.createdAt, ago(ctx, PATIENCE_MS))))
    // Those that nobody has looked at for longest: what stays open keeps nothing else from its turn.
    .orderBy(payments.updatedAt, payments.id)
    .limit(MOST_AT_ONCE)
  let settled = 0
  let closed = 0
  for (const payment of waiting) {
    const became = await look(ctx, payment)
    if (became === 'paid') settled += 1
    if (became === 'over') closed += 1
    if (became === 'open') await noteLook(ctx, payment)
  }
  const events = (await undelivered(ctx)) + (await unhandled(ctx))
  const grants = await answerGrants(ctx)
  const asked = await answerInvoices(ctx)
  const subscriptions = await reconcileSubscriptions(ctx)
  const invoices = (asked.ok ? asked.value : 0) + (await reconcileInvoices(ctx))
  return { settled, closed, events, grants: grants.ok ? grants.value : 0, subscriptions, invoices }
}

async function look(ctx: BillingNeeds, payment: LedgerRow): Promise<'paid' | 'over' | 'open'> {
  if (!payment.sessionId) return findCheckoutSession(ctx, payment)
  const settled = await settleSession(ctx, payment.sessionId)
  if (settled.ok) return 'paid'
  if (settled.reason === 'UNKNOWN') await setStatus(ctx, payment.id, 'failed')
  return settled.reason === 'UNKNOWN' ? 'over' : 'open'
}

const noteLook = ({ db, clock }: BillingNeeds, { id }: LedgerRow) =>
  db
    .update(payments)
    .set({ updatedAt: clock.now() })
    .where(and(eq(payments.id, id), eq(payments.status, 'open')))

/**
 * The answer that opened the card page was lost: asked the same in its time, the provider finds it, if there is one.
 */
async function findCheckoutSession(ctx: BillingNeeds, payment: LedgerRow): Promise<'over' | 'open'> {
  if (payment.request && payment.expiresAt && payment.expiresAt > ctx.clock.now()) {
    const found = await openCheckoutSession(ctx, payment)
    return found.ok || found.reason === 'PROVIDER_DOWN' ? 'open' : 'over'
  }
  await setStatus(ctx, payment.id, 'failed')
  return 'over'
}

/** Events that never arrived here, because this site was down or its address was wrong. */
async function undelivered(ctx: BillingNeeds): Promise<number> {
  const listed = await ask(ctx, (stripe) =>
    stripe.events
      .list({ types: [...HANDLED_EVENTS], delivery_success: false, limit: 100 })
      .autoPagingToArray({ limit: MOST_EVENTS }),
  )
  if (!listed.ok) return 0
  for (const event of listed.value) await recordEvent(ctx, event)
  return listed.value.length
}

async function unhandled(ctx: BillingNeeds): Promise<number> {
  const left = await ctx.db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(and(isNull(providerEvents.handledAt), lt(providerEvents.receivedAt, ago(ctx, 60 * MINUTE_MS))))
    .limit(MOST_AT_ONCE)
  if (left.length > 0) {
    await transact(ctx, async (tx) => {
      for (const { id } of left) await addJob(tx, 'billing:event', { id }, `billing:event:${id}`)
    })
  }
  return left.length
}

const ago = ({ clock }: BillingNeeds, ms: number) => new Date(clock.now().getTime() - ms)
