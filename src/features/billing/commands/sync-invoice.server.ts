import { eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { isId, newId } from '../../../kernel/ids.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { ask } from '../../../platform/payments/payments.ts'
import { emailOfProvider } from '../../../platform/payments/provider-email.ts'
import { members } from '../../members/table.server.ts'
import { payments, subscriptions } from '../table.server.ts'
import { announce } from './announce.server.ts'
import type { BillingNeeds } from './card-page.server.ts'
import { copyInvoice, descriptionOf } from './copy-invoice.server.ts'
import { idOf, intentOf, settleSession } from './settle-session.server.ts'
import type { Synced } from './sync-refunds.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/**
 * Copies an invoice and what became of it. Of a subscription's invoices the first one settles the card page that it
 * came from, each later one that was paid is a payment of its own; so is one that staff made. [INV-003, INV-004]
 */
export async function syncInvoice(ctx: BillingNeeds, id: string): Promise<Synced> {
  const asked = await ask(ctx, (stripe) => stripe.invoices.retrieve(id, { expand: ['payments'] }))
  if (!asked.ok) return refused(asked.reason === 'PROVIDER_KNOWS_NONE' ? 'UNKNOWN' : 'PROVIDER_DOWN')
  const invoice = asked.value
  await transact(ctx, (tx) => copyInvoice(ctx, tx, invoice))
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription)
  if (!subscriptionId)
    return invoice.status === 'paid' ? enterPaid(ctx, invoice, await byStaff(ctx, invoice)) : done()
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
  const [subscription] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  const objectId = subscription?.registrationId ?? subscription?.memberId
  if (!subscription || !objectId) return refused('UNKNOWN')
  const { memberId, plan, priceId, customerId } = subscription
  return enterPaid(ctx, invoice, {
    purpose: 'subscription',
    objectId,
    memberId,
    description: plan,
    priceId,
    subscriptionId,
    customerId,
  })
}

type Bought = Pick<typeof payments.$inferInsert, 'memberId' | 'priceId' | 'subscriptionId' | 'customerId'> & {
  purpose: 'subscription' | 'invoice'
  objectId: string
  description: string
}

/** Whom staff made an invoice out to; undefined for invoices that were made elsewhere. */
async function byStaff({ db }: BillingNeeds, invoice: Stripe.Invoice): Promise<Bought | undefined> {
  const { gd_object: object, gd_object_id: objectId = '' } = invoice.metadata ?? {}
  if (object !== 'invoice' || !isId(objectId)) return undefined
  const [member] = await db.select({ id: members.id }).from(members).where(eq(members.id, objectId))
  return {
    purpose: 'invoice',
    objectId,
    memberId: member?.id ?? null,
    description: descriptionOf(invoice),
    customerId: idOf(invoice.customer),
  }
}

/** What was paid without a card page of ours stands in the ledger too, once. */
async function enterPaid(
  ctx: BillingNeeds,
  invoice: Stripe.Invoice,
  bought: Bought | undefined,
): Promise<Synced> {
  if (!bought) return refused('UNKNOWN')
  if (invoice.amount_paid <= 0) return done()
  const paidAt = invoice.status_transitions.paid_at
  await transact(ctx, async (tx) => {
    const [entered] = await tx
      .insert(payments)
      .values({
        ...bought,
        id: newId(),
        payerName: invoice.customer_name ?? '',
        payerEmail: emailOfProvider(invoice.customer_email),
        amountMinor: invoice.amount_paid,
        status: 'paid',
        invoiceId: invoice.id,
        paymentIntentId: intentOf(invoice),
        receiptUrl: invoice.hosted_invoice_url ?? '',
        paidAt: paidAt ? new Date(paidAt * 1000) : ctx.clock.now(),
        createdAt: new Date(invoice.created * 1000),
      })
      .onConflictDoNothing()
      .returning({ id: payments.id, purpose: payments.purpose, objectId: payments.objectId })
    if (entered) await announce(tx, 'payment.settled', entered)
  })
  return done()
}
