import { and, eq, ne, or, sql } from 'drizzle-orm'
import { formatPence, pence } from '../../../../kernel/money.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { isMailAddress, mailAddress } from '../../../../platform/email/email.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { receiptEmail } from '../../../emails/emails/receipt.tsx'
import type { BillingNeeds } from '../../operations/model.ts'
import type { PaymentEntry } from '../../payments/table.server.ts'
import { payments } from '../../payments/table.server.ts'
import { isRunning } from '../../subscriptions/model.ts'
import { subscriptionsOfRegistration } from '../../subscriptions/queries/subscriptions.server.ts'

/**
 * Queues the receipt of a payment in the transaction that settles it: the amount, earlier payments of the same payer
 * for the same event, and what is still due.
 */
export async function sendReceipt(ctx: BillingNeeds, tx: Tx, row: PaymentEntry): Promise<void> {
  // Addresses typed at the provider are not validated. The payment still counts, but no receipt is sent.
  if (!isMailAddress(row.payerEmail)) return
  const { club } = ctx
  const envelope = {
    to: mailAddress(row.payerEmail, row.payerName),
    from: mailAddress(club.emails.finance, club.name),
  }
  const receipt = receiptEmail({
    club: club.name,
    name: row.payerName,
    what: row.description,
    amount: formatPence(row.amount),
    paidAt: row.paidAt ?? ctx.clock.now(),
    receiptUrl: row.receiptUrl,
    next: await stillDue(ctx, tx, row),
    before: await paidBefore(tx, row),
  })
  await sendEmail(ctx, tx, envelope, receipt)
}

/** The next step stored with the payment, unless the subscription is running by now. */
async function stillDue({ config }: BillingNeeds, tx: Tx, { request, objectId }: PaymentEntry) {
  if (!request?.next) return undefined
  const begun = await subscriptionsOfRegistration(tx, objectId)
  if (begun.some(({ status }) => isRunning(status))) return undefined
  return { words: request.next.words, url: new URL(request.next.path, config.publicUrl).href }
}

/** The amount the same payer has already paid for this event, so that a duplicate payment is noticed. */
async function paidBefore(tx: Tx, row: PaymentEntry): Promise<string> {
  if (row.purpose !== 'event') return ''
  const samePayer = or(
    row.memberId ? eq(payments.memberId, row.memberId) : undefined,
    eq(sql`lower(${payments.payerEmail})`, row.payerEmail.toLowerCase()),
  )
  const [earlier] = await tx
    .select({
      amount: sql<number>`coalesce(sum(${payments.amount} - ${payments.refunded}), 0)::int`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.purpose, 'event'),
        eq(payments.objectId, row.objectId),
        eq(payments.status, 'paid'),
        ne(payments.id, row.id),
        samePayer,
      ),
    )
  return earlier && earlier.amount > 0 ? formatPence(pence(earlier.amount)) : ''
}
