import { eq, sql } from 'drizzle-orm'
import { clubDay, clubInstant, type LocalDate } from '../../../kernel/dates.ts'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { type Pence, pence } from '../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { closeCheckout } from '../../billing/checkout/commands/checkout-session.server.ts'
import { memberOfCustomer } from '../../billing/customers/queries/owner.server.ts'
import { invoices } from '../../billing/invoices/table.server.ts'
import { requestOperation } from '../../billing/operations/commands/request-operation.server.ts'
import type { StaffNeeds } from '../../billing/operations/model.ts'
import type { PaymentMethod } from '../../billing/payments/model.ts'
import { hasOpenCheckout } from '../../billing/payments/queries/ledger.server.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { requireFinance } from '../../billing/policy.ts'
import { subscriptions } from '../../billing/subscriptions/table.server.ts'
import { queuePaymentEvent } from '../../billing/sync/commands/payment-events.server.ts'
import { sendReceipt } from '../../billing/sync/commands/send-receipt.server.ts'
import { feePriceOf } from '../../registrations/children/queries/fee-price.server.ts'
import {
  type OpenCheckout,
  withCheckoutsClosed,
} from '../../registrations/payment/commands/close-sessions.server.ts'
import { followPayments } from '../../registrations/payment/commands/follow-payments.server.ts'
import { paidFees } from '../../registrations/payment/queries/paid.server.ts'
import { registrations } from '../../registrations/table.server.ts'

export type PaymentToRecord = {
  source: 'invoices' | 'registrations'
  sourceId: string
  method: Exclude<PaymentMethod, 'card'>
  reference: string
  paidOn: LocalDate
  /** What the form showed as open. */
  amount: Pence
  /** The id of the payment: the same form records it once. */
  key: string
}

export type RecordPayment = Outcome<
  { paymentId: string },
  /** Nothing is open any more: it is paid, void or removed. */
  | { reason: 'NOT_OPEN' }
  /** The day of the payment is later than today. */
  | { reason: 'FUTURE' }
  /** Another amount is open now. */
  | { reason: 'CHANGED'; open: Pence }
  | { reason: 'PROVIDER_DOWN' }
  /** The same form or bank payment was recorded for something else. */
  | { reason: 'HANDLED' }
>

type Recorded = Pick<typeof payments.$inferInsert, 'purpose' | 'objectId' | 'description'> &
  Partial<typeof payments.$inferInsert>

/**
 * Records that an invoice or a registration fee was paid in cash or by bank transfer: always the whole open amount,
 * once. Throws Forbidden unless the caller is finance staff, NotFound for an unknown invoice or registration.
 */
export async function recordPayment(ctx: StaffNeeds, input: PaymentToRecord): Promise<RecordPayment> {
  requireFinance(ctx)
  if (input.paidOn > clubDay(ctx.clock.now())) return refused('FUTURE')
  const recorded = await withCheckoutsClosed(() => transact(ctx, (tx) => recordOnce(ctx, tx, input)))
  // The fee counts as paid at once, not when the job runs.
  if (recorded.ok && input.source === 'registrations') await followPayments(ctx, input.sourceId)
  return recorded
}

/** Records a key for one item only, also if two people send it for two items at the same moment. */
async function recordOnce(ctx: StaffNeeds, tx: Tx, input: PaymentToRecord) {
  const { key, sourceId } = input
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('recorded payment'), hashtext(${key}))`)
  const [earlier] = await tx.select().from(payments).where(eq(payments.id, key))
  if (!earlier) return input.source === 'invoices' ? payInvoice(ctx, tx, input) : payFee(ctx, tx, input)
  const isSame = earlier.invoiceId === sourceId || earlier.objectId === sourceId
  return isSame ? done({ paymentId: key }) : refused('HANDLED')
}

async function payInvoice(ctx: StaffNeeds, tx: Tx, input: PaymentToRecord): Promise<RecordPayment> {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, input.sourceId)).for('update')
  if (!invoice) throw new NotFound()
  if (invoice.status !== 'open') return refused('NOT_OPEN')
  const open = pence(invoice.amountDue - invoice.amountPaid)
  if (open !== input.amount) return refused('CHANGED', { open })
  const { id: invoiceId, subscriptionId, customerId, customerName, customerEmail } = invoice
  const memberId = (await memberOfCustomer({ db: tx }, customerId)) ?? null
  await enter(ctx, tx, input, {
    purpose: subscriptionId ? 'subscription' : 'invoice',
    objectId: (await registrationOf(tx, subscriptionId)) ?? memberId ?? input.key,
    memberId,
    invoiceId,
    subscriptionId,
    customerId,
    payerName: customerName,
    payerEmail: customerEmail,
    description: invoice.description || 'Invoice',
  })
  const paidAt = paidAtOf(ctx, input)
  await tx
    .update(invoices)
    .set({ status: 'paid', amountPaid: invoice.amountDue, paidAt, updatedAt: ctx.clock.now() })
    .where(eq(invoices.id, invoiceId))
  const id = `settle:${invoiceId}`
  await requestOperation(ctx, tx, { id, kind: 'invoice.settle', memberId, request: { invoiceId } })
  return done({ paymentId: input.key })
}

async function registrationOf(tx: Tx, subscriptionId: string | null): Promise<string | undefined> {
  if (!subscriptionId) return undefined
  const [found] = await tx.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
  return found?.registrationId ?? undefined
}

async function payFee(
  ctx: StaffNeeds,
  tx: Tx,
  input: PaymentToRecord,
): Promise<RecordPayment | OpenCheckout> {
  const id = input.sourceId
  if (!isId(id)) throw new NotFound()
  const [registration] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update')
  if (!registration?.submittedAt) throw new NotFound()
  if (registration.removedAt || (await paidFees(tx, id)).registration) return refused('NOT_OPEN')
  if (await hasOpenCheckout(tx, id)) return { close: () => closeCheckout(ctx, id) }
  const [fee] = registration.memberships
  const open = fee && fee.value.price > 0 ? await feePriceOf(tx, id) : pence(0)
  if (open === 0) return refused('NOT_OPEN')
  if (open !== input.amount) return refused('CHANGED', { open })
  await enter(ctx, tx, input, {
    purpose: 'registration',
    objectId: id,
    memberId: registration.memberId,
    payerName: registration.guardianName || registration.name,
    payerEmail: registration.guardianEmail || registration.email,
    description: fee?.value.label ?? 'Registration fee',
  })
  return done({ paymentId: input.key })
}

/** The form has only a day. A payment of today is not later than now. */
function paidAtOf({ clock }: Pick<StaffNeeds, 'clock'>, { paidOn }: PaymentToRecord): Date {
  return new Date(Math.min(clubInstant(paidOn, '12:00').getTime(), clock.now().getTime()))
}

/** Adds the payment to the ledger with its receipt and its audit entry. */
async function enter(ctx: StaffNeeds, tx: Tx, input: PaymentToRecord, what: Recorded): Promise<void> {
  const { key, amount, method, reference } = input
  const [entered] = await tx
    .insert(payments)
    .values({
      ...what,
      id: key,
      amount,
      method,
      reference,
      status: 'paid',
      paidAt: paidAtOf(ctx, input),
      createdAt: ctx.clock.now(),
    })
    .returning()
  if (!entered) throw new Error('the payment was not recorded')
  await queuePaymentEvent(tx, 'payment.settled', entered)
  await sendReceipt(ctx, tx, entered)
  await auditStaff(tx, ctx, {
    action: 'billing.record-payment',
    subject: `payments/${key}`,
    facts: { method },
  })
}
