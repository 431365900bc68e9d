import { and, eq, ne, or, sql } from 'drizzle-orm'
import { formatPence, type Pence, pence } from '../../../../kernel/money.ts'
import { listWords } from '../../../../kernel/text.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { isMailAddress, mailAddress } from '../../../../platform/email/email.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { receiptEmail } from '../../../emails/emails/receipt.tsx'
import type { BillingNeeds } from '../../operations/model.ts'
import { receiptPath } from '../../payments/queries/receipt-link.server.ts'
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
  await sendTo(ctx, tx, [row], {
    amount: formatPence(row.amount),
    what: row.description,
    next: await stillDue(ctx, tx, row),
    before: await paidBefore(tx, row),
  })
}

/** A payment by hand, what is still to pay of its item, and the child that it is for; '' if it is for nobody else. */
export type EnteredPayment = { payment: PaymentEntry; left: Pence; forName: string }

/**
 * Queues the receipts of payments in cash or by bank transfer that came as one sum: one for each address, which names
 * only what is paid and still to pay by its reader.
 */
export async function sendReceiptByHand(
  ctx: BillingNeeds,
  tx: Tx,
  entered: readonly EnteredPayment[],
): Promise<void> {
  const byAddress = Map.groupBy(entered, ({ payment }) => payment.payerEmail.toLowerCase())
  for (const [address, own] of byAddress) {
    if (!isMailAddress(address)) continue
    const paid = own.map(({ payment }) => payment)
    const left = pence(own.reduce((sum, one) => sum + one.left, 0))
    const rest = left > 0 && { words: `${formatPence(left)} of it is still to pay.` }
    await sendTo(ctx, tx, paid, {
      amount: formatPence(pence(paid.reduce((sum, { amount }) => sum + amount, 0))),
      what: itemsInWords(own.map(({ payment, forName }) => ({ description: payment.description, forName }))),
      next: rest || undefined,
      before: '',
    })
  }
}

/** "Registration: Leo and Mateo", "Registration: Leo and Training camp". */
export function itemsInWords(items: readonly { description: string; forName: string }[]): string {
  const byDescription = Map.groupBy(items, ({ description }) => description.replace(/, sibling price$/, ''))
  return listWords(
    [...byDescription].map(([description, some]) => {
      const names = some.flatMap(({ forName }) => forName || [])
      return names.length > 0 ? `${description}: ${listWords(names)}` : description
    }),
  )
}

type About = Pick<Parameters<typeof receiptEmail>[0], 'amount' | 'what' | 'next' | 'before'>

/** All payments are of one payer, who gets a link to the receipt of each. */
async function sendTo(ctx: BillingNeeds, tx: Tx, paid: readonly PaymentEntry[], about: About): Promise<void> {
  const { club, config, secret, clock } = ctx
  const [row] = paid
  if (!row) return
  const envelope = {
    to: mailAddress(row.payerEmail, row.payerName),
    from: mailAddress(club.emails.finance, club.name),
  }
  const receipt = receiptEmail({
    club: club.name,
    name: row.payerName,
    ...about,
    paidAt: row.paidAt ?? ctx.clock.now(),
    receipts: paid.map(({ id, description }) => ({
      what: description,
      url: new URL(receiptPath(secret, id, clock.now()), config.publicUrl).href,
    })),
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
