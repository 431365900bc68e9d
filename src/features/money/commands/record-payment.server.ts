import { eq, sql } from 'drizzle-orm'
import { clubDay, clubInstant, type LocalDate } from '../../../kernel/dates.ts'
import { newId } from '../../../kernel/ids.ts'
import { type Pence, pence } from '../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { invoices } from '../../billing/invoices/table.server.ts'
import { requestOperation } from '../../billing/operations/commands/request-operation.server.ts'
import type { StaffNeeds } from '../../billing/operations/model.ts'
import type { PaymentMethod } from '../../billing/payments/model.ts'
import { type PaymentEntry, payments } from '../../billing/payments/table.server.ts'
import { requireFinance } from '../../billing/policy.ts'
import { queuePaymentEvent } from '../../billing/sync/commands/payment-events.server.ts'
import { type EnteredPayment, sendReceiptByHand } from '../../billing/sync/commands/send-receipt.server.ts'
import {
  type OpenCheckout,
  withCheckoutsClosed,
} from '../../registrations/payment/commands/close-sessions.server.ts'
import { followPayments } from '../../registrations/payment/commands/follow-payments.server.ts'
import {
  type ItemToPay,
  type PreparedPayment,
  preparePayment,
  type Unpayable,
} from '../internal/prepare-payment.server.ts'
import { hasDuplicates, refusalOfDay } from '../model.ts'

export type PaymentToRecord = {
  /** What was paid with one sum, each invoice or registration once. At least one. */
  items: readonly ItemToPay[]
  method: Exclude<PaymentMethod, 'card'>
  reference: string
  paidOn: LocalDate
  /** The id of the first payment and of their group: the same form records them once. */
  key: string
}

export type RecordPayment = Outcome<
  { paymentId: string },
  | Unpayable
  /** The day of the payment is later than today. */
  | { reason: 'FUTURE' }
  /** It is more than two years ago. */
  | { reason: 'TOO_OLD' }
  | { reason: 'PROVIDER_DOWN' }
  /** The same form or bank payment was recorded for something else. */
  | { reason: 'HANDLED' }
>

/**
 * Records what was paid in cash or by bank transfer of some invoices, fees and rests of bookings: all of it or nothing,
 * and once. What is left of an item stays owed. Throws Forbidden unless the caller is finance staff, NotFound for an
 * unknown invoice or registration, and an error if an item is listed twice.
 */
export async function recordPayment(ctx: StaffNeeds, input: PaymentToRecord): Promise<RecordPayment> {
  requireFinance(ctx)
  if (hasDuplicates(input.items)) throw new Error('an item of the payment is listed twice')
  const wrongDay = refusalOfDay(input.paidOn, clubDay(ctx.clock.now()))
  if (wrongDay) return refused(wrongDay)
  const recorded = await withCheckoutsClosed(() => transact(ctx, (tx) => recordOnce(ctx, tx, input)))
  if (!recorded.ok) return recorded
  // A fee counts as paid at once, not when the job runs.
  for (const { source, sourceId } of input.items)
    if (source === 'registrations') await followPayments(ctx, sourceId)
  return recorded
}

/** Records a key for the same items and amount only, also if two people send it for others at the same moment. */
async function recordOnce(
  ctx: StaffNeeds,
  tx: Tx,
  input: PaymentToRecord,
): Promise<RecordPayment | OpenCheckout> {
  const { key, items } = input
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('recorded payment'), hashtext(${key}))`)
  const earlier = await tx.select().from(payments).where(eq(payments.groupId, key))
  if (earlier.length > 0)
    return areOf(items, earlier) && sumOf(items) === sumOf(earlier)
      ? done({ paymentId: key })
      : refused('HANDLED')
  const prepared: PreparedPayment[] = []
  // Always in the same order, so that two payments of the same items do not wait for each other.
  for (const item of items.toSorted(bySourceId)) {
    const one = await preparePayment(ctx, tx, item, key)
    if (!('what' in one)) return one
    prepared.push(one)
  }
  const entered: EnteredPayment[] = []
  for (const [nth, one] of prepared.entries()) {
    const payment = await enter(ctx, tx, input, nth, one)
    entered.push({ payment, left: pence(one.open - payment.amount), forName: one.forName ?? '' })
  }
  await sendReceiptByHand(ctx, tx, entered)
  return done({ paymentId: key })
}

const sumOf = (some: readonly { amount: Pence }[]): number =>
  some.reduce((sum, { amount }) => sum + amount, 0)

const bySourceId = (a: ItemToPay, b: ItemToPay) => (a.sourceId < b.sourceId ? -1 : 1)

/** Whether earlier payments are for these items and no others. */
export const areOf = (
  items: readonly Pick<ItemToPay, 'sourceId'>[],
  earlier: readonly PaymentEntry[],
): boolean =>
  items.length === earlier.length &&
  items.every(({ sourceId }) =>
    earlier.some(({ invoiceId, objectId }) => invoiceId === sourceId || objectId === sourceId),
  )

/** The form has only a day. A payment of today is not later than now. */
function paidAtOf({ clock }: Pick<StaffNeeds, 'clock'>, { paidOn }: PaymentToRecord): Date {
  return new Date(Math.min(clubInstant(paidOn, '12:00').getTime(), clock.now().getTime()))
}

/** Adds a payment to the ledger with its audit entry, and tells the provider if it is for an invoice. */
async function enter(
  ctx: StaffNeeds,
  tx: Tx,
  input: PaymentToRecord,
  nth: number,
  { item, open, whole, what }: PreparedPayment,
): Promise<PaymentEntry> {
  const { key, method, reference } = input
  const { amount } = item
  const [entered] = await tx
    .insert(payments)
    .values({
      ...what,
      id: nth === 0 ? key : newId(),
      groupId: key,
      amount,
      partOf: amount < whole ? whole : null,
      method,
      reference,
      status: 'paid',
      paidAt: paidAtOf(ctx, input),
      createdAt: ctx.clock.now(),
    })
    .returning()
  if (!entered) throw new Error('the payment was not recorded')
  await queuePaymentEvent(tx, 'payment.settled', entered)
  if (entered.invoiceId) await payInvoice(ctx, tx, entered, entered.invoiceId, amount === open)
  const subject = `payments/${entered.id}`
  await auditStaff(tx, ctx, { action: 'billing.record-payment', subject, facts: { method } })
  return entered
}

/** `isRest`: nothing is left to pay, so the provider marks the invoice as paid. */
async function payInvoice(
  ctx: StaffNeeds,
  tx: Tx,
  { id: paymentId, amount, memberId, paidAt }: PaymentEntry,
  invoiceId: string,
  isRest: boolean,
): Promise<void> {
  const updatedAt = ctx.clock.now()
  const { amountDue, paidByHand } = invoices
  const paid = isRest
    ? { status: 'paid' as const, amountPaid: sql`${amountDue} - ${paidByHand}`, paidAt }
    : { paidByHand: sql`${paidByHand} + ${amount}` }
  await tx
    .update(invoices)
    .set({ ...paid, updatedAt })
    .where(eq(invoices.id, invoiceId))
  const request = { invoiceId, paymentId }
  await requestOperation(
    ctx,
    tx,
    isRest
      ? { id: `settle:${invoiceId}`, kind: 'invoice.settle', memberId, request }
      : { id: `credit:${paymentId}`, kind: 'credit-note.create', memberId, request },
  )
}
