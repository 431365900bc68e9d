import { and, eq, not } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { formatPence, pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { paths } from '../../../../web/paths.ts'
import type { MoneyEvent } from '../../../emails/emails/money-notice.tsx'
import { contactsOf } from '../../../members/family/queries/contacts.server.ts'
import { contactOf, isGuardianEmail } from '../../../members/queries/contact.server.ts'
import { needsGuardian } from '../../../members/queries/visibility.server.ts'
import { members } from '../../../members/table.server.ts'
import { memberOfCustomer } from '../../customers/queries/owner.server.ts'
import { payments } from '../../payments/table.server.ts'
import { areRemindersPaused } from '../../reminder-pauses/queries/are-reminders-paused.server.ts'
import { isRunning, nextPaymentOf } from '../../subscriptions/model.ts'
import type { subscriptions } from '../../subscriptions/table.server.ts'
import { idOf } from '../model.ts'
import { notifyMoney, type Payer } from './notify-money.server.ts'

type Needs = Pick<Ctx, 'config' | 'club' | 'clock'>
type Row = typeof subscriptions.$inferSelect

/** The page with the member's own payments and subscriptions. */
const OWN_PAYMENTS = `${paths.dashboard}?tab=2`

/**
 * E-mails the payer and the treasurer if a payment has failed or the subscription is paused, resumed, ending or ended.
 * Call it in the transaction that replaces `before` with `now`. `provided` is the provider's subscription with its
 * latest invoice, whose copy may arrive later.
 */
export async function notifySubscription(
  ctx: Needs,
  tx: Tx,
  before: Row | undefined,
  now: Row,
  provided: Stripe.Subscription,
): Promise<void> {
  const kind = before && whatHappened(before, now)
  if (!kind) return
  const event = eventOf(ctx, kind, now, provided)
  const payer = await payerOf(ctx, tx, now)
  if (event.kind === 'invoice-overdue') payer.leftOut = await leftOutOf(ctx, tx, now, provided)
  await notifyMoney(ctx, tx, payer, event, `${adminPaths.subscriptions}?q=${encodeURIComponent(now.id)}`)
}

/**
 * An overdue invoice is not e-mailed if the reminders of the member or of the invoice are paused, or if the automatic
 * ones ask for it. Those never go to a minor.
 */
async function leftOutOf(
  ctx: Needs,
  tx: Tx,
  { customerId }: Row,
  { latest_invoice }: Stripe.Subscription,
): Promise<Payer['leftOut']> {
  const memberId = await memberOfCustomer({ db: tx }, customerId)
  if (await areRemindersPaused(tx, { memberId, invoiceId: idOf(latest_invoice) })) return 'paused'
  const { chasing, chasingSteps } = ctx.club
  const isReminded = chasing && chasingSteps.some((step) => step >= 0)
  return isReminded && !(memberId && (await isMinorAlone(ctx, tx, memberId))) ? 'reminded' : undefined
}

/** Whether a member is a minor, and the club has no address of a guardian. */
async function isMinorAlone(ctx: Needs, tx: Tx, memberId: string): Promise<boolean> {
  const isAlone = and(eq(members.id, memberId), needsGuardian(ctx), not(isGuardianEmail(ctx)))
  return (await tx.$count(members, isAlone)) > 0
}

type Notice =
  | 'overdue'
  | 'subscription-ending'
  | 'subscription-ended'
  | 'subscription-paused'
  | 'subscription-resumed'

/** A subscription whose first payment never arrived has neither failed nor ended. */
function whatHappened(before: Row, now: Row): Notice | undefined {
  const wasBegun = isRunning(before.status) || before.status === 'unpaid'
  if (!wasBegun) return undefined
  if (before.endedAt === null && now.endedAt !== null) return 'subscription-ended'
  if (now.endedAt !== null) return undefined
  if (!isOverdue(before.status) && isOverdue(now.status)) return 'overdue'
  if (!before.cancelAtPeriodEnd && now.cancelAtPeriodEnd && now.currentPeriodEnd) return 'subscription-ending'
  // The end of a pause says when the next payment is, and a subscription that is ending has none.
  if (before.isPaused !== now.isPaused && !now.cancelAtPeriodEnd)
    return now.isPaused ? 'subscription-paused' : 'subscription-resumed'
  return undefined
}

const isOverdue = (status: string) => status === 'past_due' || status === 'unpaid'

function eventOf(ctx: Needs, kind: Notice, row: Row, provided: Stripe.Subscription): MoneyEvent {
  const { plan, amount, currentPeriodEnd } = row
  if (kind === 'subscription-paused' || kind === 'subscription-resumed')
    return { kind, plan, next: nextPaymentOf(row), ownUrl: new URL(paths.money, ctx.config.publicUrl).href }
  const { latest_invoice: latest, collection_method: method } = provided
  const invoice = latest !== null && typeof latest === 'object' ? latest : undefined
  const open = invoice?.status === 'open' ? invoice : undefined
  const due = {
    price: formatPence(pence(open?.amount_remaining ?? amount)),
    payUrl: open?.hosted_invoice_url || new URL(OWN_PAYMENTS, ctx.config.publicUrl).href,
  }
  if (kind === 'subscription-ended') {
    const isUnpaid = provided.cancellation_details?.reason === 'payment_failed'
    return { kind, plan, isUnpaid, due: open && !isUnpaid ? due : undefined }
  }
  if (kind === 'subscription-ending') {
    const endsAt = currentPeriodEnd ?? ctx.clock.now()
    // A draft cannot be paid yet. The provider sends or charges it within the hour.
    const draft = invoice?.status === 'draft' ? invoice : undefined
    const price = draft && formatPence(pence(draft.amount_remaining))
    const later = price ? { price, byCard: method !== 'send_invoice' } : undefined
    const isLeftOut = invoice?.status === 'void'
    return { kind, plan, endsAt, due: open && due, later, isLeftOut }
  }
  return { kind: method === 'send_invoice' ? 'invoice-overdue' : 'renewal-failed', plan, ...due }
}

/** The member, or the guardians of a minor, or the first payer if the registration has no member yet. */
async function payerOf(ctx: Needs, tx: Tx, { id, customerId }: Row): Promise<Payer> {
  const memberId = await memberOfCustomer({ db: tx }, customerId)
  const member = memberId ? await contactOf(ctx, tx, memberId) : undefined
  if (memberId && member) {
    const contacts = await contactsOf(ctx, tx, [memberId])
    const readers = contacts.map(({ name, email, people }) => ({
      name,
      email,
      isSelf: people[0]?.isSelf === true,
    }))
    return { contacts: readers, who: member.member }
  }
  const [first] = await tx
    .select({ name: payments.payerName, email: payments.payerEmail })
    .from(payments)
    .where(eq(payments.subscriptionId, id))
    .orderBy(payments.createdAt)
    .limit(1)
  return { contacts: first ? [first] : [], who: '' }
}
