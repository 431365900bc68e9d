import { eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { newId } from '../../../kernel/ids.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { ask } from '../../../platform/payments/payments.ts'
import { payments, subscriptions } from '../table.server.ts'
import { announce } from './announce.server.ts'
import type { BillingNeeds } from './card-page.server.ts'
import { idOf, intentOf, settleSession } from './settle-session.server.ts'
import type { Synced } from './sync-refunds.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/**
 * Copies what became of an invoice of a subscription: the first one settles the card page that it came from, each
 * later one that was paid is a payment of its own.
 */
export async function syncInvoice(ctx: BillingNeeds, id: string): Promise<Synced> {
  const asked = await ask(ctx, (stripe) => stripe.invoices.retrieve(id, { expand: ['payments'] }))
  if (!asked.ok) return refused(asked.reason === 'PROVIDER_KNOWS_NONE' ? 'UNKNOWN' : 'PROVIDER_DOWN')
  const invoice = asked.value
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription)
  if (!subscriptionId) return refused('UNKNOWN')
  const synced = await syncSubscription(ctx, subscriptionId)
  if (!synced.ok) return refused(synced.reason === 'PROVIDER_KNOWS_NONE' ? 'UNKNOWN' : 'PROVIDER_DOWN')
  if (invoice.status !== 'paid') return done()
  if (invoice.billing_reason === 'subscription_create') return settleFirst(ctx, invoice, subscriptionId)
  return enterRenewal(ctx, invoice, subscriptionId)
}

async function settleFirst(
  ctx: BillingNeeds,
  invoice: Stripe.Invoice,
  subscriptionId: string,
): Promise<Synced> {
  const id = invoice.parent?.subscription_details?.metadata?.payment_id
  const [first] = id ? await ctx.db.select().from(payments).where(eq(payments.id, id)) : []
  // A subscription that staff have assigned has no card page.
  if (!first?.sessionId) return enterRenewal(ctx, invoice, subscriptionId)
  const settled = await settleSession(ctx, first.sessionId)
  return settled.ok || settled.reason !== 'PROVIDER_DOWN' ? done() : refused('PROVIDER_DOWN')
}

async function enterRenewal(
  ctx: BillingNeeds,
  invoice: Stripe.Invoice,
  subscriptionId: string,
): Promise<Synced> {
  if (invoice.amount_paid <= 0) return done()
  const [subscription] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  if (!subscription) return refused('UNKNOWN')
  const objectId = subscription.registrationId ?? subscription.memberId
  if (!objectId) return refused('UNKNOWN')
  const paidAt = invoice.status_transitions.paid_at
  await transact(ctx, async (tx) => {
    const [entered] = await tx
      .insert(payments)
      .values({
        id: newId(),
        purpose: 'subscription',
        objectId,
        memberId: subscription.memberId,
        payerName: invoice.customer_name ?? '',
        payerEmail: invoice.customer_email ?? '',
        description: subscription.plan,
        amountMinor: invoice.amount_paid,
        status: 'paid',
        priceId: subscription.priceId,
        invoiceId: invoice.id,
        paymentIntentId: intentOf(invoice),
        subscriptionId,
        customerId: subscription.customerId,
        receiptUrl: invoice.hosted_invoice_url ?? '',
        paidAt: paidAt ? new Date(paidAt * 1000) : ctx.clock.now(),
        createdAt: new Date(invoice.created * 1000),
      })
      .onConflictDoNothing()
      .returning({ id: payments.id })
    if (entered) await announce(tx, 'payment.settled', { id: entered.id, purpose: 'subscription', objectId })
  })
  return done()
}
