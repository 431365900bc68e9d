import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { childName, peopleOf } from '../../../../kernel/actor.ts'
import { formatPence, type Pence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { ownMemberIds } from '../../../members/policy.ts'
import { customersOf } from '../../customers/queries/owner.server.ts'
import { leftOfInvoice, payUrlOf } from '../../invoices/model.ts'
import { invoices } from '../../invoices/table.server.ts'
import { isRunning, type Subscription } from '../../subscriptions/model.ts'
import { familySubscriptions } from '../../subscriptions/queries/subscriptions.server.ts'
import type { Due } from '../model.ts'
import { payments } from '../table.server.ts'
import { isPaidBy } from './payments.server.ts'

/** What is due, and the subscriptions that are collected automatically. */
export type Balance = { dues: Due[]; running: Running[] }

/** A subscription with the first name of the child that it is for; undefined for the reader's own. */
export type Running = Subscription & { child: string | undefined }

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
  const running = subscriptions
    .filter(({ status }) => isRunning(status))
    .map((one) => ({ ...one, child: childName(peopleOf(ctx.actor), one.memberId) }))
  return { dues: [...dues.values()], running }
}

type Unpaid = { id: string; description: string; amount: Pence; dueAt: Date | null; url: string | null }

async function openInvoices(ctx: Reads, memberId: string): Promise<Due[]> {
  const found = await ctx.db
    .select()
    .from(invoices)
    .where(and(sql`${invoices.customerId} in ${customersOf(memberId)}`, eq(invoices.status, 'open')))
    .orderBy(asc(invoices.dueAt), asc(invoices.id))
  return found.map((invoice) => {
    const amount = leftOfInvoice(invoice)
    const url = payUrlOf(invoice)
    const wait = invoice.hostedUrl && !url ? ' You can pay the rest by card in a few minutes.' : ''
    const reason = invoice.paidByHand > 0 && {
      reason: `You have already paid ${formatPence(invoice.paidByHand)} of it.${wait}`,
    }
    const due = dueOf(ctx, memberId, { ...invoice, amount, url })
    return { ...due, ...reason, owed: amount, invoiceId: invoice.id }
  })
}

/** Orders and events whose checkout session is still open. Nothing is owed for them. */
async function begunPayments(ctx: Reads, memberId: string): Promise<Due[]> {
  const { id, description, amount, sessionUrl: url } = payments
  const found = await ctx.db
    .select({ id, description, amount, dueAt: sql<null>`null`, url })
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
    const due = dueOf(ctx, memberId, payment)
    return { ...due, price: `${due.price} (started, not paid yet)`, owed: pence(0) }
  })
}

function dueOf({ actor }: Reads, memberId: string, { id, description, amount, dueAt, url }: Unpaid) {
  const child = childName(peopleOf(actor), memberId)
  const price = formatPence(amount)
  return {
    id,
    what: `${description || 'Invoice'}${child ? ` for ${child}` : ''}`,
    price,
    dueAt,
    pay: url ? { href: url, label: `Pay ${price}` } : undefined,
  }
}
