import { and, eq, type SQL } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { PaymentPurpose } from '../model.ts'
import { payments } from '../table.server.ts'
import {
  type BillingNeeds,
  closeCheckoutSession,
  fetchSession,
  type LedgerRow,
  setStatus,
} from './card-page.server.ts'
import { settle } from './settle-session.server.ts'

export type CloseCheckout = Outcome<
  object,
  /** Somebody was faster: the money has come, and stands in the ledger. */
  { reason: 'PAID' } | { reason: 'PROVIDER_DOWN' }
>

/**
 * Closes the open card pages of one thing, so that it can be changed or given up and nobody pays for what it was.
 * Nothing open is done at once.
 */
export const closeCheckout = (
  ctx: BillingNeeds,
  purpose: PaymentPurpose,
  objectId: string,
): Promise<CloseCheckout> =>
  closePages(
    ctx,
    and(eq(payments.purpose, purpose), eq(payments.objectId, objectId), eq(payments.status, 'open')),
  )

/** The same of the open payments under a condition. */
export async function closePages(ctx: BillingNeeds, condition: SQL | undefined): Promise<CloseCheckout> {
  const open = await ctx.db.select().from(payments).where(condition)
  for (const payment of open) {
    const closed = await close(ctx, payment)
    if (!closed.ok) return closed
  }
  return done()
}

async function close(ctx: BillingNeeds, payment: LedgerRow): Promise<CloseCheckout> {
  if (await closeCheckoutSession(ctx, payment)) return done()
  if (!payment.sessionId) return refused('PROVIDER_DOWN')
  const session = await fetchSession(ctx, payment.sessionId)
  if (!session.ok) {
    if (session.reason !== 'PROVIDER_KNOWS_NONE') return refused('PROVIDER_DOWN')
    await setStatus(ctx, payment.id, 'failed')
    return done()
  }
  const settled = await settle(ctx, payment, session.value)
  if (settled.ok) return refused('PAID')
  const { status } = session.value
  // A debit that did not come has no open page any more, and is not on its way either.
  const isOver = status === 'expired' || (status === 'complete' && settled.reason === 'NOT_PAID')
  return isOver ? done() : refused('PROVIDER_DOWN')
}
