import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { providerEvents } from '../table.server.ts'

/** The events that change something here. The provider sends many more, and lists at most 20 types at a time. */
export const HANDLED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.finalized',
  'invoice.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
] as const
export type HandledEvent = (typeof HANDLED_EVENTS)[number]

export const isHandled = (type: string): type is HandledEvent =>
  (HANDLED_EVENTS as readonly string[]).includes(type)

/** What of an event is believed: that something has happened to this object. The rest is fetched. */
export type ProviderEvent = { id: string; type: string; data: { object: object } }

/**
 * Takes an event from the provider's webhook: verified over its raw bytes, written down once with the job that
 * handles it, answered at once. Refuses what the provider has not signed within 300 s.
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

/** Writes an event down with its job, unless it is known or changes nothing here. */
export async function recordEvent(
  ctx: Pick<Ctx, 'db' | 'clock' | 'pages'>,
  { id, type, data }: ProviderEvent,
): Promise<void> {
  const objectId = 'id' in data.object && typeof data.object.id === 'string' ? data.object.id : undefined
  if (!isHandled(type) || !objectId) return
  await transact(ctx, async (tx) => {
    const [isNew] = await tx
      .insert(providerEvents)
      .values({ id, type, objectId, receivedAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning({ id: providerEvents.id })
    if (isNew) await addJob(tx, 'billing:event', { id }, `billing:event:${id}`)
  })
}
