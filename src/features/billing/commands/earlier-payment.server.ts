import { and, desc, eq, inArray } from 'drizzle-orm'
import { done, refused } from '../../../kernel/outcome.ts'
import { isRunning } from '../model.ts'
import { payments, subscriptions } from '../table.server.ts'
import {
  type BillingNeeds,
  closeCheckoutSession,
  fetchSession,
  type LedgerRow,
  openCheckoutSession,
  setStatus,
} from './card-page.server.ts'
import { settle } from './settle-session.server.ts'
import type { CheckoutRequest, Priced, StartCheckout } from './start-checkout.server.ts'

/**
 * What an earlier payment of the same thing makes of a new wish: undefined when a new one is due. A card page that
 * asks the same is handed out again; one that asks something else is closed first, so that both cannot be paid.
 */
export async function earlierPayment(
  ctx: BillingNeeds,
  wish: Pick<CheckoutRequest, 'purpose' | 'objectId'>,
  priced: Priced,
): Promise<StartCheckout | undefined> {
  if (wish.purpose === 'event') return undefined
  const earlier = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.purpose, wish.purpose),
        eq(payments.objectId, wish.objectId),
        inArray(payments.status, ['open', 'paid']),
      ),
    )
    .orderBy(desc(payments.id))
  for (const payment of earlier) {
    if (payment.status === 'paid' && (await stillCounts(ctx, payment))) return refused('ALREADY_PAID')
  }
  const open = earlier.find((payment) => payment.status === 'open')
  return open && goOn(ctx, open, priced)
}

/** A contested payment may be paid anew, and a subscription that has ended. [resolutions B23] */
async function stillCounts({ db }: BillingNeeds, payment: LedgerRow): Promise<boolean> {
  if (payment.disputed) return false
  if (!payment.subscriptionId) return true
  const [subscription] = await db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.id, payment.subscriptionId))
  return subscription === undefined || isRunning(subscription.status)
}

async function goOn(ctx: BillingNeeds, open: LedgerRow, priced: Priced): Promise<StartCheckout | undefined> {
  if (!open.sessionId) return goOnUnseen(ctx, open, priced)
  const session = await fetchSession(ctx, open.sessionId)
  if (!session.ok) {
    if (session.reason !== 'PROVIDER_KNOWS_NONE') return refused('PROVIDER_DOWN')
    await setStatus(ctx, open.id, 'failed')
    return undefined
  }
  if (session.value.status !== 'open') {
    const settled = await settle(ctx, open, session.value)
    return settled.ok || settled.reason !== 'NOT_PAID' ? refused('ALREADY_PAID') : undefined
  }
  if (asksTheSame(open, priced) && session.value.url)
    return done({ url: session.value.url, paymentId: open.id, sessionId: session.value.id })
  return (await closeCheckoutSession(ctx, open)) ? undefined : refused('PROVIDER_DOWN')
}

/**
 * The answer that opened the card page was lost, so nobody has its address. Asked the same again the provider finds it:
 * it is handed out to who wants just this, and closed for who wants something else.
 */
async function goOnUnseen(
  ctx: BillingNeeds,
  open: LedgerRow,
  priced: Priced,
): Promise<StartCheckout | undefined> {
  if (open.expiresAt && open.expiresAt <= ctx.clock.now()) {
    await setStatus(ctx, open.id, 'failed')
    return undefined
  }
  const found = await openCheckoutSession(ctx, open)
  if (!found.ok) return found.reason === 'PROVIDER_DOWN' ? found : undefined
  if (asksTheSame(open, priced)) return found
  const isClosed = await closeCheckoutSession(ctx, { ...open, sessionId: found.sessionId })
  return isClosed ? undefined : refused('PROVIDER_DOWN')
}

const asksTheSame = (open: LedgerRow, { amount, price }: Priced) =>
  open.amountMinor === amount && open.priceId === (price?.id ?? null)
