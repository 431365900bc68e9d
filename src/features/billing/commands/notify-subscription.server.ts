import { and, desc, eq } from 'drizzle-orm'
import { formatPence, pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { MoneyEvent } from '../../mailings/templates/money-notice.tsx'
import { contactOf } from '../../members/contact.server.ts'
import { isRunning } from '../model.ts'
import { invoices, payments, type subscriptions } from '../table.server.ts'
import { notifyMoney, type Payer } from './notify-money.server.ts'

type Needs = Pick<Ctx, 'config' | 'clock'>
type Row = typeof subscriptions.$inferSelect

/** The members' own payments and subscriptions. */
const OWN_PAYMENTS = '/members/dashboard/?tab=2'

/**
 * Tells payer and treasurer what has become of a subscription since it was last copied: a renewal that failed, an end
 * to come, an end. Call it in the transaction that has written `now` over `before`.
 */
export async function notifySubscription(
  ctx: Needs,
  tx: Tx,
  before: Row | undefined,
  now: Row,
): Promise<void> {
  const kind = before && whatHappened(before, now)
  if (!kind) return
  const event = await eventOf(ctx, tx, kind, now)
  const payer = await payerOf(ctx, tx, now)
  await notifyMoney(ctx, tx, payer, event, `/admin/subscriptions?q=${encodeURIComponent(now.id)}`)
}

/** A subscription that was never paid for has neither failed nor ended. */
function whatHappened(before: Row, now: Row): MoneyEvent['kind'] | undefined {
  const wasBegun = isRunning(before.status) || before.status === 'unpaid'
  if (!wasBegun) return undefined
  if (before.endedAt === null && now.endedAt !== null) return 'subscription-ended'
  if (now.endedAt !== null) return undefined
  if (!isOverdue(before.status) && isOverdue(now.status)) return 'renewal-failed'
  if (!before.cancelAtPeriodEnd && now.cancelAtPeriodEnd && now.currentPeriodEnd) return 'subscription-ending'
  return undefined
}

const isOverdue = (status: string) => status === 'past_due' || status === 'unpaid'

async function eventOf(ctx: Needs, tx: Tx, kind: MoneyEvent['kind'], row: Row): Promise<MoneyEvent> {
  const { plan, amountMinor, currentPeriodEnd } = row
  if (kind === 'subscription-ending') return { kind, plan, endsAt: currentPeriodEnd ?? ctx.clock.now() }
  if (kind !== 'renewal-failed') return { kind: 'subscription-ended', plan }
  const due = await openInvoiceOf(tx, row.id)
  const price = formatPence(pence(due?.amount ?? amountMinor))
  return { kind, plan, price, payUrl: due?.url || new URL(OWN_PAYMENTS, ctx.config.publicUrl).href }
}

/** The newest invoice of a subscription that is not paid, if its news came first. */
async function openInvoiceOf(tx: Tx, id: string): Promise<{ amount: number; url: string } | undefined> {
  const [open] = await tx
    .select({ amount: invoices.amountDueMinor, url: invoices.hostedUrl })
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, id), eq(invoices.status, 'open')))
    .orderBy(desc(invoices.createdAt))
    .limit(1)
  return open
}

/** The member's contact; of a registration that is nobody's yet, who has paid for it first. */
async function payerOf(ctx: Needs, tx: Tx, { id, memberId }: Row): Promise<Payer> {
  const contact = memberId ? await contactOf(ctx, tx, memberId) : undefined
  if (contact) return { name: contact.name, email: contact.email, who: contact.member }
  const [first] = await tx
    .select({ name: payments.payerName, email: payments.payerEmail })
    .from(payments)
    .where(eq(payments.subscriptionId, id))
    .orderBy(payments.createdAt)
    .limit(1)
  return { name: first?.name ?? '', email: first?.email ?? '', who: '' }
}
