import { and, eq, or, sql } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { closePayment } from '../../../billing/checkout/commands/checkout-session.server.ts'
import type { BillingNeeds } from '../../../billing/operations/model.ts'
import { isFor } from '../../../billing/payments/queries/ledger.server.ts'
import { payments } from '../../../billing/payments/table.server.ts'
import { settlePayment } from '../../../billing/sync/commands/settle-payment.server.ts'
import { dependentIdsOf } from '../../children/queries/fee-price.server.ts'

const withFee = or(eq(payments.purpose, 'registration'), sql`${payments.request} ? 'once'`)

export type CloseFamilyCheckouts = Outcome<
  object,
  /** BEING_PAID: one was paid, or its direct debit is being collected. PROVIDER_DOWN: one could not be closed. */
  { reason: 'BEING_PAID' } | { reason: 'PROVIDER_DOWN' }
>

/**
 * Closes the checkout sessions of the family's other forms whose registration fee depends on that of a registration.
 * Tries all of them, even if one cannot be closed.
 */
export async function closeFamilyCheckouts(
  ctx: BillingNeeds,
  registrationId: string,
): Promise<CloseFamilyCheckouts> {
  const ids = await dependentIdsOf(ctx.db, registrationId)
  const open = await ctx.db
    .select({ id: payments.id, sessionId: payments.sessionId })
    .from(payments)
    .where(and(isFor(...ids), eq(payments.status, 'open'), withFee))
  let worst: CloseFamilyCheckouts = done()
  for (const payment of open) {
    const closed = await closeOne(ctx, payment)
    if (worst.ok || (!closed.ok && closed.reason === 'PROVIDER_DOWN')) worst = closed
  }
  return worst
}

async function closeOne(
  ctx: BillingNeeds,
  { id, sessionId }: { id: string; sessionId: string | null },
): Promise<CloseFamilyCheckouts> {
  const closed = await closePayment(ctx, id)
  if (closed.ok) return closed
  if (closed.reason === 'PAID') return refused('BEING_PAID')
  // A direct debit that is being collected cannot be closed. Anything else is tried again.
  const settled = sessionId ? await settlePayment(ctx, sessionId) : undefined
  const isPaying = settled && (settled.ok || settled.reason === 'PROCESSING' || settled.reason === 'MISMATCH')
  return refused(isPaying ? 'BEING_PAID' : 'PROVIDER_DOWN')
}
