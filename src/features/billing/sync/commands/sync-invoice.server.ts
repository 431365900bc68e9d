import { and, eq, ne, notInArray } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { isId, newId } from '../../../../kernel/ids.ts'
import { formatPence, pence } from '../../../../kernel/money.ts'
import { done, refused } from '../../../../kernel/outcome.ts'
import { finalStates } from '../../../../kernel/state-table.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { callProvider } from '../../../../platform/payments/payments.ts'
import { emailOfProvider } from '../../../../platform/payments/provider-email.ts'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { contactOf } from '../../../members/queries/contact.server.ts'
import { members } from '../../../members/table.server.ts'
import { memberOfCustomer } from '../../customers/queries/owner.server.ts'
import { INVOICE_STATES, INVOICE_STATUSES, invoiceDescription } from '../../invoices/model.ts'
import { readersOf } from '../../invoices/queries/readers.server.ts'
import { invoices } from '../../invoices/table.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { payments } from '../../payments/table.server.ts'
import { subscriptions } from '../../subscriptions/table.server.ts'
import { idOf, instantOf, type Synced } from '../model.ts'
import { notifyMoney } from './notify-money.server.ts'
import { queuePaymentEvent } from './payment-events.server.ts'
import { intentOf, settleById } from './settle-payment.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/**
 * Copies an invoice and records its payment. The first invoice of a subscription settles the checkout session it came
 * from. Every later one, and every invoice from staff, becomes a payment of its own. [INV-003, INV-004]
 */
export async function syncInvoice(ctx: BillingNeeds, id: string): Promise<Synced> {
  const answered = await callProvider(ctx, (stripe) => retrieve(stripe, id))
  if (!answered.ok) return answered
  const { invoice, credited } = answered.value
  await copyInvoice(ctx, invoice, credited)
  const subscriptionId = subscriptionOf(invoice)
  if (subscriptionId) {
    const synced = await syncSubscription(ctx, subscriptionId)
    if (!synced.ok) return synced
  }
  if (invoice.status !== 'paid') return done()
  const first = await settleById(ctx, firstPaymentOf(invoice))
  if (first.ok || first.reason === 'PROVIDER_DOWN') return first
  if (first.reason !== 'UNKNOWN') return done()
  const bought = subscriptionId ? await renewal(ctx, subscriptionId) : await byStaff(ctx, invoice)
  return bought ? enterPaid(ctx, invoice, bought) : refused('UNKNOWN')
}

/** Returns an invoice and what our credit notes have taken off it for part payments that are in our ledger. */
async function retrieve(stripe: Stripe, id: string): Promise<{ invoice: Stripe.Invoice; credited: number }> {
  const invoice = await stripe.invoices.retrieve(id, { expand: ['payments'] })
  if (invoice.pre_payment_credit_notes_amount === 0) return { invoice, credited: 0 }
  const { data } = await stripe.creditNotes.list({ invoice: id, limit: 100 })
  const ours = data.filter(({ status, metadata }) => status === 'issued' && metadata?.payment_id)
  return { invoice, credited: ours.reduce((sum, note) => sum + note.pre_payment_amount, 0) }
}

/** The payment whose checkout session started the subscription, if this is its first invoice. */
const firstPaymentOf = ({ billing_reason: reason, parent }: Stripe.Invoice): string | undefined =>
  reason === 'subscription_create' ? parent?.subscription_details?.metadata?.payment_id : undefined

const subscriptionOf = ({ parent }: Stripe.Invoice) => idOf(parent?.subscription_details?.subscription)

const descriptionOf = ({ lines }: Stripe.Invoice): string =>
  invoiceDescription(lines.data.map(({ description }) => description))

/**
 * Copies an invoice that is not a draft. Paid and void invoices are final, so a late response cannot overwrite them.
 * [INV-004, resolutions B21, F19]
 */
async function copyInvoice(ctx: BillingNeeds, invoice: Stripe.Invoice, credited: number): Promise<void> {
  const status = INVOICE_STATUSES.find((one) => one === invoice.status)
  const customerId = idOf(invoice.customer)
  if (!status || !customerId) return
  const copy = {
    number: invoice.number ?? '',
    customerId,
    subscriptionId: subscriptionOf(invoice),
    customerName: invoice.customer_name ?? '',
    customerEmail: emailOfProvider(invoice.customer_email),
    total: pence(invoice.total),
    amountDue: pence(invoice.amount_due + credited),
    amountPaid: pence(invoice.amount_paid),
    credited: pence(credited),
    status,
    description: descriptionOf(invoice),
    hostedUrl: invoice.hosted_invoice_url ?? '',
    pdfUrl: invoice.invoice_pdf ?? '',
    dueAt: instantOf(invoice.due_date),
    paidAt: instantOf(invoice.status_transitions.paid_at),
    updatedAt: ctx.clock.now(),
  }
  await transact(ctx, async (tx) => {
    const [before] = await tx.select().from(invoices).where(eq(invoices.id, invoice.id)).for('update')
    const [written] = await tx
      .insert(invoices)
      .values({ ...copy, id: invoice.id, createdAt: new Date(invoice.created * 1000) })
      .onConflictDoUpdate({
        target: invoices.id,
        set: copy,
        setWhere: notInArray(invoices.status, finalStates(INVOICE_STATES)),
      })
      .returning()
    if (before && written?.status === 'void') await notifyVoided(ctx, tx, written)
  })
}

/** E-mails the customer, or the guardians of a minor, and the treasurer that an invoice which was sent is cancelled. */
async function notifyVoided(ctx: BillingNeeds, tx: Tx, row: typeof invoices.$inferSelect): Promise<void> {
  const memberId = await memberOfCustomer({ db: tx }, row.customerId)
  const contact = memberId ? await contactOf(ctx, tx, memberId) : undefined
  const payer = { contacts: await readersOf(ctx, tx, row), who: contact?.member ?? '' }
  const what = row.description || `invoice ${row.number}`
  const event = { kind: 'invoice-voided' as const, what, amount: formatPence(row.amountDue) }
  const search = encodeURIComponent(row.number || row.id)
  await notifyMoney(ctx, tx, payer, event, `${adminPaths.invoices}?show=all&q=${search}`)
}

type Bought = Pick<
  typeof payments.$inferInsert,
  'purpose' | 'objectId' | 'memberId' | 'description' | 'priceId' | 'subscriptionId'
>

async function renewal({ db }: BillingNeeds, subscriptionId: string): Promise<Bought | undefined> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  const objectId = found && (found.registrationId ?? (await memberOfCustomer({ db }, found.customerId)))
  if (!objectId) return undefined
  const { plan, priceId } = found
  return { purpose: 'subscription', objectId, description: plan, priceId, subscriptionId }
}

/** The member that staff invoiced; undefined for an invoice made elsewhere. */
async function byStaff({ db }: BillingNeeds, invoice: Stripe.Invoice): Promise<Bought | undefined> {
  const { gd_object: object, gd_object_id: objectId = '' } = invoice.metadata ?? {}
  if (object !== 'invoice' || !isId(objectId)) return undefined
  const [member] = await db.select({ id: members.id }).from(members).where(eq(members.id, objectId))
  return { purpose: 'invoice', objectId, memberId: member?.id ?? null, description: descriptionOf(invoice) }
}

/** Records an invoice paid without a checkout session in the ledger, once. */
async function enterPaid(ctx: BillingNeeds, invoice: Stripe.Invoice, bought: Bought): Promise<Synced> {
  if (invoice.amount_paid <= 0) return done()
  await transact(ctx, async (tx) => {
    if (!intentOf(invoice) && (await isPaidByHand(tx, invoice.id))) return
    const [entered] = await tx
      .insert(payments)
      .values({
        ...bought,
        id: newId(),
        customerId: idOf(invoice.customer),
        payerName: invoice.customer_name ?? '',
        payerEmail: emailOfProvider(invoice.customer_email),
        amount: pence(invoice.amount_paid),
        status: 'paid',
        invoiceId: invoice.id,
        paymentIntentId: intentOf(invoice),
        receiptUrl: invoice.hosted_invoice_url ?? '',
        paidAt: instantOf(invoice.status_transitions.paid_at) ?? ctx.clock.now(),
        createdAt: new Date(invoice.created * 1000),
      })
      .onConflictDoNothing()
      .returning()
    if (entered) await queuePaymentEvent(tx, 'payment.settled', entered)
  })
  return done()
}

/** Whether the ledger has a payment in cash or by bank transfer of an invoice, reversed or not. */
const isPaidByHand = async (tx: Tx, invoiceId: string): Promise<boolean> =>
  (await tx.$count(payments, and(eq(payments.invoiceId, invoiceId), ne(payments.method, 'card')))) > 0
