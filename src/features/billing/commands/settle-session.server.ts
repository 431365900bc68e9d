import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Patience } from '../../../platform/payments/payments.ts'
import { emailOfProvider } from '../../../platform/payments/provider-email.ts'
import type { Payment, PaymentPurpose } from '../model.ts'
import { paymentOf } from '../queries/ledger.server.ts'
import { payments } from '../table.server.ts'
import { announce } from './announce.server.ts'
import { type BillingNeeds, fetchSession, type LedgerRow, setStatus } from './card-page.server.ts'
import { sendReceipt } from './send-receipt.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

export type Settle = Outcome<
  { payment: Payment },
  /** None of our payments has this card page. */
  | { reason: 'UNKNOWN' }
  | { reason: 'NOT_PAID' }
  /** The payer is done, by a way that takes days, as a direct debit: the provider will tell. */
  | { reason: 'PROCESSING' }
  /** Paid, but not what we asked for: kept open and logged, for a person to look at. */
  | { reason: 'MISMATCH' }
  | { reason: 'PROVIDER_DOWN' }
>

/**
 * Settles the payment of a card page, by its id alone: the truth is fetched from the provider. The webhook, the
 * return page and the reconciliation all come here, in any order and as often as they like; the money counts once.
 * `of` binds a return page to its own object. [resolutions B01]
 */
export async function settleSession(
  ctx: BillingNeeds,
  sessionId: string,
  of?: { purpose: PaymentPurpose; objectId: string },
  patience?: Patience,
): Promise<Settle> {
  const known = await ledgerRow(ctx, sessionId)
  if (known && isSettled(known))
    return isOf(known, of) ? done({ payment: paymentOf(known) }) : refused('UNKNOWN')
  const session = await fetchSession(ctx, sessionId, patience)
  if (!session.ok) return refused(session.reason === 'PROVIDER_KNOWS_NONE' ? 'UNKNOWN' : 'PROVIDER_DOWN')
  const payment = known ?? (await ledgerRowById(ctx, session.value))
  if (!payment || !isOf(payment, of)) return refused('UNKNOWN')
  return settle(ctx, payment, session.value, patience)
}

const isSettled = ({ status }: LedgerRow) => status === 'paid' || status === 'refunded'

const isOf = (row: LedgerRow, of: { purpose: PaymentPurpose; objectId: string } | undefined) =>
  !of || (row.purpose === of.purpose && row.objectId === of.objectId)

/**
 * The money of a card page that takes days did not come: the payment is over, unless it is paid after all.
 * docs.stripe.com/payments/checkout/fulfill-orders
 */
export async function failSession(ctx: BillingNeeds, sessionId: string): Promise<Settle> {
  const settled = await settleSession(ctx, sessionId)
  if (settled.ok || settled.reason !== 'PROCESSING') return settled
  const payment = await ledgerRow(ctx, sessionId)
  if (payment) await setStatus(ctx, payment.id, 'failed')
  return refused('NOT_PAID')
}

async function ledgerRow({ db }: BillingNeeds, sessionId: string): Promise<LedgerRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.sessionId, sessionId))
  return row
}

/** The payment of a card page whose opening answer was lost: the provider kept our id. */
async function ledgerRowById(
  { db }: BillingNeeds,
  session: Stripe.Checkout.Session,
): Promise<LedgerRow | undefined> {
  const id = session.metadata?.payment_id
  if (!id || id !== session.client_reference_id) return undefined
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row?.sessionId === null ? row : undefined
}

/** Settles a payment with what the provider said of its card page just now. */
export async function settle(
  ctx: BillingNeeds,
  payment: LedgerRow,
  session: Stripe.Checkout.Session,
  patience?: Patience,
): Promise<Settle> {
  if (session.payment_status !== 'paid') {
    const over = howOver(payment, session)
    if (over) await setStatus(ctx, payment.id, over)
    return refused(session.status === 'complete' && !over ? 'PROCESSING' : 'NOT_PAID')
  }
  if (session.amount_total !== payment.amountMinor || session.currency !== 'gbp') {
    const { id, amount_total: amount, currency } = session
    ctx.log.error(
      { payment: payment.id, session: id, amount, currency },
      'a payment is not what was asked for',
    )
    return refused('MISMATCH')
  }
  const facts = factsOf(session)
  const settled = await transact(ctx, async (tx) => {
    const row = await markPaid(ctx, tx, payment.id, facts)
    if (row) await notify(ctx, tx, row)
    return row
  })
  if (facts.subscriptionId) await syncSubscription(ctx, facts.subscriptionId, patience)
  return done({ payment: paymentOf(settled ?? { ...payment, status: 'paid' }) })
}

/** How an unpaid card page has ended, if it has: its hour is over, or the money that takes days did not come. */
function howOver(payment: LedgerRow, session: Stripe.Checkout.Session): 'expired' | 'failed' | undefined {
  if (session.status === 'expired') return 'expired'
  if (session.status !== 'complete') return undefined
  const { payment_intent: intent } = session
  const status = typeof intent === 'object' ? intent?.status : undefined
  const hasFailed = status === 'requires_payment_method' || status === 'canceled'
  return hasFailed || payment.status === 'failed' ? 'failed' : undefined
}

type Facts = ReturnType<typeof factsOf>

function factsOf(session: Stripe.Checkout.Session) {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  const invoice = typeof session.invoice === 'object' ? session.invoice : null
  return {
    sessionId: session.id,
    paymentIntentId: intent?.id ?? intentOf(invoice),
    chargeId: charge?.id ?? '',
    invoiceId: idOf(session.invoice),
    subscriptionId: idOf(session.subscription),
    customerId: idOf(session.customer),
    receiptUrl: charge?.receipt_url ?? invoice?.hosted_invoice_url ?? '',
    name: session.customer_details?.name ?? '',
    email: emailOfProvider(session.customer_details?.email),
  }
}

/** What was paid for an invoice, if it was paid by card. */
export const intentOf = (invoice: Stripe.Invoice | null): string | null =>
  idOf(invoice?.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent)

/** The id of what the provider tells as an id or as a whole. */
export const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null)

/** Of all who settle the same payment at the same time, one gets the row. */
async function markPaid(
  { clock }: BillingNeeds,
  tx: Tx,
  id: string,
  { name, email, ...facts }: Facts,
): Promise<LedgerRow | undefined> {
  const [row] = await tx
    .update(payments)
    .set({
      ...facts,
      status: 'paid',
      paidAt: clock.now(),
      updatedAt: clock.now(),
      payerName: sql`coalesce(nullif(${payments.payerName}, ''), ${name})`,
      payerEmail: sql`coalesce(nullif(${payments.payerEmail}, ''), ${email})`,
    })
    .where(and(eq(payments.id, id), inArray(payments.status, ['open', 'expired', 'failed'])))
    .returning()
  return row
}

/** Tells the feature that asked for the payment, and the payer. Orders write a receipt of their own, with the VAT. */
async function notify(ctx: BillingNeeds, tx: Tx, row: LedgerRow): Promise<void> {
  await announce(tx, 'payment.settled', row)
  if (row.purpose !== 'order') await sendReceipt(ctx, tx, row)
}
