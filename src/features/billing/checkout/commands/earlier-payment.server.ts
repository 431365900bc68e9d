import { and, desc, eq, inArray } from 'drizzle-orm'
import { done, refused } from '../../../../kernel/outcome.ts'
import type { BillingNeeds } from '../../operations/model.ts'
import { type PaymentEntry, payments } from '../../payments/table.server.ts'
import { isRunning } from '../../subscriptions/model.ts'
import { subscriptions } from '../../subscriptions/table.server.ts'
import { endUnpaid } from '../../sync/commands/announce.server.ts'
import { fetchSession, settleWith } from '../../sync/commands/settle-payment.server.ts'
import type { CheckoutOf, Priced, StartCheckout } from '../model.ts'
import { closeSession, openSession } from './checkout-session.server.ts'

/**
 * What an earlier payment of the same thing makes of a new one: undefined when a new one is due. A checkout session
 * that asks the same is handed out again; one that asks something else is closed first, so that both cannot be paid.
 */
export async function earlierPayment(
  ctx: BillingNeeds,
  { purpose, objectId }: Pick<CheckoutOf, 'purpose' | 'objectId'>,
  priced: Priced,
): Promise<StartCheckout | undefined> {
  if (purpose === 'event') return undefined
  const earlier = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.purpose, purpose),
        eq(payments.objectId, objectId),
        inArray(payments.status, ['open', 'paid']),
      ),
    )
    .orderBy(desc(payments.id))
  for (const payment of earlier)
    if (payment.status === 'paid' && (await stillCounts(ctx, payment))) return refused('ALREADY_PAID')
  const open = earlier.find(({ status }) => status === 'open')
  return open && continueWith(ctx, open, priced)
}

/** A disputed payment may be paid again, and a subscription that has ended. [resolutions B23] */
async function stillCounts({ db }: BillingNeeds, payment: PaymentEntry): Promise<boolean> {
  if (payment.disputed) return false
  if (!payment.subscriptionId) return true
  const [subscription] = await db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.id, payment.subscriptionId))
  return subscription === undefined || isRunning(subscription.status)
}

async function continueWith(
  ctx: BillingNeeds,
  open: PaymentEntry,
  priced: Priced,
): Promise<StartCheckout | undefined> {
  const isSame = open.amountMinor === priced.amount && open.priceId === (priced.price?.id ?? null)
  const session = open.sessionId ? await fetchSession(ctx, open.sessionId) : undefined
  if (session && !session.ok) {
    if (session.reason !== 'PROVIDER_KNOWS_NONE') return refused('PROVIDER_DOWN')
    await endUnpaid(ctx, open.id, 'failed')
    return undefined
  }
  if (session && session.value.status !== 'open') {
    const settled = await settleWith(ctx, open, session.value)
    return settled.ok || settled.reason !== 'NOT_PAID' ? refused('ALREADY_PAID') : undefined
  }
  if (isSame && session?.value.url)
    return done({ url: session.value.url, paymentId: open.id, sessionId: session.value.id })
  return session ? closeFirst(ctx, open) : continueUnseen(ctx, open, isSame)
}

/**
 * The answer that opened the session was lost, so nobody has its address. Asked the same again the provider finds it:
 * it is handed out for the same payment, and closed for another.
 */
async function continueUnseen(
  ctx: BillingNeeds,
  open: PaymentEntry,
  isSame: boolean,
): Promise<StartCheckout | undefined> {
  if (open.expiresAt && open.expiresAt <= ctx.clock.now()) {
    await endUnpaid(ctx, open.id, 'failed')
    return undefined
  }
  const found = await openSession(ctx, open)
  if (!found.ok) return found.reason === 'PROVIDER_DOWN' ? found : undefined
  return isSame ? found : closeFirst(ctx, { ...open, sessionId: found.sessionId })
}

async function closeFirst(ctx: BillingNeeds, open: PaymentEntry): Promise<StartCheckout | undefined> {
  const closed = await closeSession(ctx, open)
  if (closed.ok) return undefined
  return refused(closed.reason === 'PAID' ? 'ALREADY_PAID' : 'PROVIDER_DOWN')
}
