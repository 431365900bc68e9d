import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { isId } from '../../../../kernel/ids.ts'
import { providerCurrency } from '../../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { type Limit, networkOf, spend } from '../../../../platform/limits/limits.ts'
import { type CallLimits, callProvider, PAGE_LIMITS } from '../../../../platform/payments/payments.ts'
import { emailOfProvider } from '../../../../platform/payments/provider-email.ts'
import { keepCustomer } from '../../customers/commands/customer-of.server.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { BROUGHT_MONEY, type PaymentPurpose, UNPAID } from '../../payments/model.ts'
import type { Payment } from '../../payments/queries/ledger.server.ts'
import { type PaymentEntry, payments } from '../../payments/table.server.ts'
import { idOf } from '../model.ts'
import { endUnpaid, queuePaymentEvent } from './payment-events.server.ts'
import { sendReceipt } from './send-receipt.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

export type Settle = Outcome<
  { payment: Payment },
  /** None of our payments has this checkout session. */
  | { reason: 'UNKNOWN' }
  | { reason: 'NOT_PAID' }
  /** The payer has completed checkout with a method that takes days, such as a direct debit. An event follows. */
  | { reason: 'PROCESSING' }
  /** The amount or currency paid is not what we requested. The payment stays open and is logged as an error. */
  | { reason: 'MISMATCH' }
  | { reason: 'PROVIDER_DOWN' }
>

/** What a payment is for. */
export type PaidFor = { purpose: PaymentPurpose; objectId: string }

/** How many calls to the provider the return pages may cause for each network: far more than any real payer needs. */
export const RETURN_LIMIT: Limit = { name: 'payment-returns', points: 300, seconds: 600 }
/** The format of the provider's checkout session ids. */
const SESSION_ID = /^cs_[A-Za-z0-9_]{10,200}$/

/**
 * Settles a payment with the current state of its checkout session at the provider. The webhook, the return page and
 * the reconciliation all call this, in any order and repeatedly; the payment is settled once. `of` restricts a return
 * page to its own object. [resolutions B01]
 */
export async function settlePayment(
  ctx: BillingNeeds,
  sessionId: string,
  of?: PaidFor,
  limits?: CallLimits,
): Promise<Settle> {
  const [known] = await ctx.db.select().from(payments).where(eq(payments.sessionId, sessionId))
  if (known && isSettled(known)) return isOf(known, of) ? done({ payment: known }) : refused('UNKNOWN')
  const expand = ['payment_intent.latest_charge', 'invoice.payments']
  const session = await callProvider(ctx, (stripe) =>
    stripe.checkout.sessions.retrieve(sessionId, { expand }, limits),
  )
  if (!session.ok && session.reason !== 'PROVIDER_KNOWS_NONE') return refused('PROVIDER_DOWN')
  // A session unknown to the provider can never be paid.
  if (!session.ok && known) await endUnpaid(ctx, known.id, 'failed')
  if (!session.ok) return refused('UNKNOWN')
  const payment = known ?? (await paymentNamedBy(ctx, session.value))
  if (!payment || !isOf(payment, of)) return refused('UNKNOWN')
  return settleWith(ctx, payment, session.value, limits)
}

/**
 * Settles a payment for the page the payer returns to. Anyone can call that address with made-up ids, so the ledger
 * is checked before the provider is called, and the call is rate-limited for each network, with a short timeout.
 * [resolutions B01]
 */
export async function settleReturn(
  ctx: BillingNeeds & Pick<Ctx, 'client'>,
  sessionId: string,
  of: PaidFor,
): Promise<Settle> {
  if (!SESSION_ID.test(sessionId)) return refused('UNKNOWN')
  const isExpected = and(
    eq(payments.purpose, of.purpose),
    eq(payments.objectId, of.objectId),
    // A payment without a session id may own this session, if the provider's answer was lost.
    or(eq(payments.sessionId, sessionId), isNull(payments.sessionId)),
  )
  if ((await ctx.db.$count(payments, isExpected)) === 0) return refused('UNKNOWN')
  const spent = await spend(ctx.db, RETURN_LIMIT, networkOf(ctx.client))
  return spent.allowed ? settlePayment(ctx, sessionId, of, PAGE_LIMITS) : refused('PROVIDER_DOWN')
}

/** Settles a payment by its own id, which the provider keeps in the metadata. */
export async function settleById(ctx: BillingNeeds, id: string | undefined): Promise<Settle> {
  const [payment] = id && isId(id) ? await ctx.db.select().from(payments).where(eq(payments.id, id)) : []
  return payment?.sessionId ? settlePayment(ctx, payment.sessionId) : refused('UNKNOWN')
}

/**
 * Marks a payment as failed after its direct debit or similar was rejected, unless it has been paid in the meantime.
 * docs.stripe.com/payments/checkout/fulfill-orders
 */
export async function failPayment(ctx: BillingNeeds, sessionId: string): Promise<Settle> {
  const settled = await settlePayment(ctx, sessionId)
  if (settled.ok || settled.reason !== 'PROCESSING') return settled
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.sessionId, sessionId))
  if (payment) await endUnpaid(ctx, payment.id, 'failed')
  return refused('NOT_PAID')
}

const isSettled = ({ status }: PaymentEntry) => (BROUGHT_MONEY as readonly string[]).includes(status)

const isOf = (row: PaymentEntry, of: PaidFor | undefined) =>
  !of || (row.purpose === of.purpose && row.objectId === of.objectId)

/** Finds the payment of a session by the id in its metadata, if the answer with the session id was lost. */
async function paymentNamedBy(
  { db }: BillingNeeds,
  { metadata, client_reference_id: reference }: Stripe.Checkout.Session,
): Promise<PaymentEntry | undefined> {
  const id = metadata?.payment_id
  if (!id || id !== reference || !isId(id)) return undefined
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), isNull(payments.sessionId)))
  return row
}

/** Settles a payment with a checkout session that has just been fetched. */
async function settleWith(
  ctx: BillingNeeds,
  payment: PaymentEntry,
  session: Stripe.Checkout.Session,
  limits?: CallLimits,
): Promise<Settle> {
  if (session.payment_status !== 'paid') {
    const ended = howEnded(payment, session)
    if (ended) await endUnpaid(ctx, payment.id, ended)
    return refused(session.status === 'complete' && !ended ? 'PROCESSING' : 'NOT_PAID')
  }
  if (session.amount_total !== payment.amount || session.currency !== providerCurrency()) {
    const { id, amount_total: amount, currency } = session
    ctx.log.error(
      { payment: payment.id, session: id, amount, currency },
      'the amount or currency of a payment is not what was requested',
    )
    return refused('MISMATCH')
  }
  // Copy the subscription before the payment is marked paid, so that the member cannot start a second one in between.
  const subscriptionId = idOf(session.subscription)
  const copied = subscriptionId ? await syncSubscription(ctx, subscriptionId, limits) : undefined
  if (copied?.ok === false) return refused('PROVIDER_DOWN')
  const settled = await markPaid(ctx, payment, session)
  return done({ payment: settled ?? { ...payment, status: 'paid' as const } })
}

/** How an unpaid session ended: it expired, or a delayed payment failed. Undefined if it is still open. */
function howEnded(payment: PaymentEntry, session: Stripe.Checkout.Session): 'expired' | 'failed' | undefined {
  if (session.status === 'expired') return 'expired'
  if (session.status !== 'complete') return undefined
  const { payment_intent: intent } = session
  const status = typeof intent === 'object' ? intent?.status : undefined
  const hasFailed = status === 'requires_payment_method' || status === 'canceled'
  return hasFailed || payment.status === 'failed' ? 'failed' : undefined
}

/**
 * Marks the payment paid, records the registration's customer, and queues the job of the feature and the receipt. Of
 * several concurrent calls, only one updates the row. Orders send a receipt of their own, with VAT.
 */
function markPaid(
  ctx: BillingNeeds,
  { id, purpose, objectId }: PaymentEntry,
  session: Stripe.Checkout.Session,
) {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  const invoice = typeof session.invoice === 'object' ? session.invoice : null
  const customerId = idOf(session.customer)
  const now = ctx.clock.now()
  return transact(ctx, async (tx) => {
    const [paid] = await tx
      .update(payments)
      .set({
        status: 'paid',
        sessionId: session.id,
        paymentIntentId: intent?.id ?? intentOf(invoice),
        chargeId: charge?.id ?? '',
        invoiceId: idOf(session.invoice),
        subscriptionId: idOf(session.subscription),
        customerId,
        receiptUrl: charge?.receipt_url ?? invoice?.hosted_invoice_url ?? '',
        paidAt: now,
        updatedAt: now,
        payerName: sql`coalesce(nullif(${payments.payerName}, ''), ${session.customer_details?.name ?? ''})`,
        payerEmail: sql`coalesce(nullif(${payments.payerEmail}, ''), ${emailOfProvider(session.customer_details?.email)})`,
      })
      .where(and(eq(payments.id, id), inArray(payments.status, [...UNPAID])))
      .returning()
    if (!paid) return undefined
    if (customerId && (purpose === 'registration' || purpose === 'subscription'))
      await keepCustomer(ctx, tx, customerId, { registrationId: objectId })
    await queuePaymentEvent(tx, 'payment.settled', paid)
    if (purpose !== 'order') await sendReceipt(ctx, tx, paid)
    return paid
  })
}

/** The payment intent that paid an invoice, if it was paid by card. */
export const intentOf = (invoice: Stripe.Invoice | null): string | null =>
  idOf(invoice?.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent)
