import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { peopleOf } from '../../../../kernel/actor.ts'
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
 * Returns the open invoices and unfinished payments of the logged-in user and of the children in their care, and the
 * running subscriptions. Empty for anyone else.
 */
export async function ownBalance(ctx: Reads): Promise<Balance> {
  const people = ownMemberIds(ctx.actor)
  const [open, begun, subscriptions] = await Promise.all([
    Promise.all(people.map((memberId) => openInvoices(ctx, memberId))),
    Promise.all(people.map((memberId) => begunPayments(ctx, memberId))),
    familySubscriptions(ctx),
  ])
  // One payment may be for two children.
  const dues = new Map([...open, ...begun].flat().map((due) => [due.id, due]))
  return { dues: [...dues.values()], running: subscriptions.filter(({ status }) => isRunning(status)) }
}

/** " for Leo", or nothing for the user's own. */
function forChild({ actor }: Reads, memberId: string): string {
  const child = peopleOf(actor).find((person) => person.memberId === memberId && !person.isSelf)
  return child ? ` for ${child.firstName}` : ''
}

async function openInvoices(ctx: Reads, memberId: string): Promise<Due[]> {
  const { id, description, amountDue: amount, dueAt, hostedUrl: url } = invoices
  const found = await ctx.db
    .select({ id, description, amount, dueAt, url })
    .from(invoices)
    .where(and(sql`${invoices.customerId} in ${customersOf(memberId)}`, eq(invoices.status, 'open')))
    .orderBy(asc(invoices.dueAt), asc(invoices.id))
  return found.map((invoice) => {
    const { id, description, amount: owed, dueAt } = invoice
    const what = `${description || 'Invoice'}${forChild(ctx, memberId)}`
    return { id, what, owed, dueAt, ...priced(invoice) }
  })
}

/** Orders and events whose checkout session is still open. Nothing is owed for them. */
async function begunPayments(ctx: Reads, memberId: string): Promise<Due[]> {
  const { id, description, amount, sessionUrl: url } = payments
  const found = await ctx.db
    .select({ id, description, amount, url })
    .from(payments)
    .where(
      and(
        isPaidBy(memberId),
        inArray(payments.purpose, ['order', 'event']),
        eq(payments.status, 'open'),
        gt(payments.expiresAt, ctx.clock.now()),
        isNotNull(payments.sessionUrl),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id))
  return found.map((payment) => {
    const { price, pay } = priced(payment)
    const worded = `${price} (started, not paid yet)`
    const what = `${payment.description}${forChild(ctx, memberId)}`
    return { id: payment.id, what, price: worded, owed: pence(0), dueAt: null, pay }
  })
}

function priced({ amount, url }: { amount: Pence; url: string | null }) {
  const price = formatPence(amount)
  return { price, pay: url ? { href: url, label: `Pay ${price}` } : undefined }
}
