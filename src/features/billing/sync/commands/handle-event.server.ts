import { and, eq, isNull } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { PROVIDER_SILENT } from '../../../../platform/payments/wording.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { providerEvents } from '../table.server.ts'
import { failPayment, settlePayment } from './settle-payment.server.ts'
import { syncInvoice } from './sync-invoice.server.ts'
import { syncRefundOrDispute } from './sync-refunds-and-disputes.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/** Only the id, the type and the object's id of an event are used. The object itself is fetched from the provider. */
export type ProviderEvent = { id: string; type: string; data: { object: object } }

type Handled = { ok: true } | { ok: false; reason: string }

/** The events that change data here. The provider filters its list of events by at most 20 types. */
const HANDLERS = {
  'checkout.session.completed': settlePayment,
  'checkout.session.async_payment_succeeded': settlePayment,
  'checkout.session.async_payment_failed': failPayment,
  'checkout.session.expired': settlePayment,
  'charge.refunded': syncRefundOrDispute,
  'charge.refund.updated': syncRefundOrDispute,
  'refund.updated': syncRefundOrDispute,
  'refund.failed': syncRefundOrDispute,
  'charge.dispute.created': syncRefundOrDispute,
  'charge.dispute.updated': syncRefundOrDispute,
  'charge.dispute.closed': syncRefundOrDispute,
  'customer.subscription.created': syncSubscription,
  'customer.subscription.updated': syncSubscription,
  'customer.subscription.deleted': syncSubscription,
  'invoice.finalized': syncInvoice,
  'invoice.updated': syncInvoice,
  'invoice.paid': syncInvoice,
  'invoice.payment_failed': syncInvoice,
  'invoice.voided': syncInvoice,
  'invoice.marked_uncollectible': syncInvoice,
} satisfies Record<string, (ctx: BillingNeeds, objectId: string) => Promise<Handled>>

type HandledEvent = keyof typeof HANDLERS
export const HANDLED_EVENTS = Object.keys(HANDLERS) as HandledEvent[] // keys of the object above
const isHandled = (type: string): type is HandledEvent => Object.hasOwn(HANDLERS, type)

/**
 * Accepts a webhook event: verifies the signature over the raw body and records the event with its job. Refuses
 * events without a valid signature from the last 300 seconds.
 */
export async function receiveEvent(
  ctx: Pick<Ctx, 'db' | 'payments' | 'clock' | 'pages'>,
  body: string,
  signature: string | undefined,
): Promise<Outcome<object, { reason: 'NOT_SIGNED' }>> {
  const event = await ctx.payments.verifiedEvent(body, signature)
  if (!event) return refused('NOT_SIGNED')
  await recordEvent(ctx, event)
  return done()
}

/** Records an event with its job. Returns false if the event is known or irrelevant. */
export async function recordEvent(
  ctx: Pick<Ctx, 'db' | 'clock' | 'pages'>,
  { id, type, data }: ProviderEvent,
): Promise<boolean> {
  const objectId = 'id' in data.object && typeof data.object.id === 'string' ? data.object.id : undefined
  if (!isHandled(type) || !objectId) return false
  return transact(ctx, async (tx) => {
    const [isNew] = await tx
      .insert(providerEvents)
      .values({ id, type, objectId, receivedAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning({ id: providerEvents.id })
    if (isNew) await addJob(tx, 'billing:event', { id }, `billing:event:${id}`)
    return isNew !== undefined
  })
}

/**
 * Handles a recorded event once. Each handler fetches the object's current state, so events may arrive late and in
 * any order. Throws if the provider does not answer, so that graphile-worker retries the job.
 */
export async function handleEvent(ctx: BillingNeeds, id: string): Promise<void> {
  const [event] = await ctx.db
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.id, id), isNull(providerEvents.handledAt)))
  if (!event || !isHandled(event.type)) return
  const handled: Handled = await HANDLERS[event.type](ctx, event.objectId)
  if (!handled.ok) {
    if (handled.reason === 'PROVIDER_DOWN') throw new Error(PROVIDER_SILENT)
    ctx.log.info({ event: id, type: event.type, reason: handled.reason }, 'an event changed nothing')
  }
  await ctx.db.update(providerEvents).set({ handledAt: ctx.clock.now() }).where(eq(providerEvents.id, id))
}
