import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { formatPence, type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { ownMemberIds } from '../../../members/policy.ts'
import { customersOf } from '../../customers/queries/owner.server.ts'
import { invoices } from '../../invoices/table.server.ts'
import { isRunning, type Subscription } from '../../subscriptions/model.ts'
import { familySubscriptions } from '../../subscriptions/queries/subscriptions.server.ts'
import type { Due } from '../model.ts'
import { payments } from '../table.server.ts'
import { isPaidBy } from './payments.server.ts'

/** What is due, and the subscriptions that are collected automatically. */
export type Balance = { dues: Due[]; running: Subscription[] }

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock'>

/**
 * Returns the open invoices and unfinished payments of the members that the caller pays for, and their running
 * subscriptions. Empty for anyone else.
 */
export async function ownBalance(ctx: Reads): Promise<Balance> {
  const dues = await Promise.all(
    ownMemberIds(ctx.actor).flatMap((memberId) => [
      openInvoices(ctx, memberId),
      begunPayments(ctx, memberId),
    ]),
  )
  const subscriptions = await familySubscriptions(ctx)
  return { dues: dues.flat(), running: subscriptions.filter(({ status }) => isRunning(status)) }
}

async function openInvoices({ db }: Reads, memberId: string): Promise<Due[]> {
  const { id, description, amountDue: amount, dueAt, hostedUrl: url } = invoices
  const found = await db
    .select({ id, description, amount, dueAt, url })
    .from(invoices)
    .where(and(sql`${invoices.customerId} in ${customersOf(memberId)}`, eq(invoices.status, 'open')))
    .orderBy(asc(invoices.dueAt), asc(invoices.id))
  return found.map((invoice) => {
    const { id, description, amount: owed, dueAt } = invoice
    return { id, what: description || 'Invoice', owed, dueAt, ...priced(invoice) }
  })
}

/** Orders and events whose checkout session is still open. Nothing is owed for them. */
async function begunPayments({ db, clock }: Reads, memberId: string): Promise<Due[]> {
  const { id, description: what, amount, sessionUrl: url } = payments
  const found = await db
    .select({ id, what, amount, url })
    .from(payments)
    .where(
      and(
        isPaidBy(memberId),
        inArray(payments.purpose, ['order', 'event']),
        eq(payments.status, 'open'),
        gt(payments.expiresAt, clock.now()),
        isNotNull(payments.sessionUrl),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id))
  return found.map((payment) => {
    const { price, pay } = priced(payment)
    const worded = `${price} (started, not paid yet)`
    return { id: payment.id, what: payment.what, price: worded, owed: pence(0), dueAt: null, pay }
  })
}

function priced({ amount, url }: { amount: Pence; url: string | null }) {
  const price = formatPence(amount)
  return { price, pay: url ? { href: url, label: `Pay ${price}` } : undefined }
}
