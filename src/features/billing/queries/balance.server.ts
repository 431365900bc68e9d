import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { formatPence, pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Due } from '../model/due.ts'
import { isRunning, type Subscription } from '../model.ts'
import { invoices, payments } from '../table.server.ts'
import { ownSubscriptions } from './own.server.ts'

export type Balance = {
  dues: Due[]
  /** What is collected by itself. */
  running: Subscription[]
}

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock'>

/**
 * The open invoices and unfinished payments of the member who is logged in, and what is collected next; nothing for
 * everybody else.
 */
export async function ownBalance(ctx: Reads): Promise<Balance> {
  if (ctx.actor.kind !== 'user' || !ctx.actor.memberId) return { dues: [], running: [] }
  const { memberId } = ctx.actor
  const [open, begun, subscriptions] = await Promise.all([
    openInvoices(ctx, memberId),
    begunPayments(ctx, memberId),
    ownSubscriptions(ctx),
  ])
  return { dues: [...open, ...begun], running: subscriptions.filter(({ status }) => isRunning(status)) }
}

async function openInvoices({ db }: Reads, memberId: string): Promise<Due[]> {
  const found = await db
    .select({
      id: invoices.id,
      description: invoices.description,
      amountMinor: invoices.amountDueMinor,
      dueAt: invoices.dueAt,
      url: invoices.hostedUrl,
    })
    .from(invoices)
    .where(and(eq(invoices.memberId, memberId), eq(invoices.status, 'open')))
    .orderBy(asc(invoices.dueAt), asc(invoices.id))
  return found.map(({ id, description, amountMinor, dueAt, url }) => {
    const owed = pence(amountMinor)
    const price = formatPence(owed)
    const pay = url ? { href: url, label: `Pay ${price}` } : undefined
    return { id, what: description || 'Invoice', price, owed, dueAt, pay }
  })
}

/** Orders and events whose card page is open still: nothing is owed until it is paid. */
async function begunPayments({ db, clock }: Reads, memberId: string): Promise<Due[]> {
  const found = await db
    .select({
      id: payments.id,
      what: payments.description,
      amountMinor: payments.amountMinor,
      url: payments.sessionUrl,
    })
    .from(payments)
    .where(
      and(
        eq(payments.memberId, memberId),
        inArray(payments.purpose, ['order', 'event']),
        eq(payments.status, 'open'),
        gt(payments.expiresAt, clock.now()),
        isNotNull(payments.sessionUrl),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id))
  return found.map(({ id, what, amountMinor, url }) => {
    const price = formatPence(pence(amountMinor))
    const pay = url ? { href: url, label: `Pay ${price}` } : undefined
    return { id, what, price: `${price}, begun and not paid yet`, owed: pence(0), dueAt: null, pay }
  })
}
