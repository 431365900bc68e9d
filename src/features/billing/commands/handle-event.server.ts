import { and, eq, isNull } from 'drizzle-orm'
import { providerEvents } from '../table.server.ts'
import type { BillingNeeds } from './card-page.server.ts'
import { type HandledEvent, isHandled } from './receive-event.server.ts'
import { failSession, settleSession } from './settle-session.server.ts'
import { syncDispute } from './sync-dispute.server.ts'
import { syncInvoice } from './sync-invoice.server.ts'
import { syncRefund, syncRefunds } from './sync-refunds.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/** The provider did not answer: the job comes again, later and later. */
class ProviderDown extends Error {
  constructor() {
    super('the payment provider does not answer')
    this.name = 'ProviderDown'
  }
}

type Handled = { ok: true } | { ok: false; reason: string }

/**
 * Handles an event that was written down, once: every handler fetches the object as it is now, so that events may
 * come late and in any order. Throws ProviderDown to be called again.
 */
export async function handleEvent(ctx: BillingNeeds, id: string): Promise<void> {
  const [event] = await ctx.db
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.id, id), isNull(providerEvents.handledAt)))
  if (!event || !isHandled(event.type)) return
  const handled = await handle(ctx, event.type, event.objectId)
  if (!handled.ok && handled.reason === 'PROVIDER_DOWN') throw new ProviderDown()
  if (!handled.ok)
    ctx.log.info({ event: id, type: event.type, reason: handled.reason }, 'an event changed nothing')
  await ctx.db.update(providerEvents).set({ handledAt: ctx.clock.now() }).where(eq(providerEvents.id, id))
}

function handle(ctx: BillingNeeds, type: HandledEvent, objectId: string): Promise<Handled> {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return settleSession(ctx, objectId)
    case 'checkout.session.async_payment_failed':
      return failSession(ctx, objectId)
    case 'charge.refunded':
      return syncRefunds(ctx, objectId)
    case 'charge.refund.updated':
    case 'refund.updated':
    case 'refund.failed':
      return syncRefund(ctx, objectId)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return syncDispute(ctx, objectId)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return syncSubscription(ctx, objectId)
    case 'invoice.finalized':
    case 'invoice.updated':
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return syncInvoice(ctx, objectId)
  }
}
