import { and, eq, isNull, or } from 'drizzle-orm'
import { refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Limit, networkOf, spend } from '../../../platform/limits/limits.ts'
import { A_PAGE_WAITS } from '../../../platform/payments/payments.ts'
import type { PaymentPurpose } from '../model.ts'
import { payments } from '../table.server.ts'
import type { BillingNeeds } from './card-page.server.ts'
import { type Settle, settleSession } from './settle-session.server.ts'

/** Questions to the provider that one network may cause by coming back from card pages: far more than anybody needs. */
export const RETURN_LIMIT: Limit = { name: 'payment-returns', points: 300, seconds: 600 }
/** As the provider writes the ids of its card pages. */
const CARD_PAGE = /^cs_[A-Za-z0-9_]{10,200}$/

/**
 * What has become of a payment, for the page that its payer comes back to. An address can be made up by anybody: the
 * ledger is looked at first, and the provider is asked only of a card page that may be this object's, so often for each
 * network, once and for a few seconds. [resolutions B01]
 */
export async function settleReturn(
  ctx: BillingNeeds & Pick<Ctx, 'client'>,
  sessionId: string,
  of: { purpose: PaymentPurpose; objectId: string },
): Promise<Settle> {
  if (!CARD_PAGE.test(sessionId)) return refused('UNKNOWN')
  const [expected] = await ctx.db
    .select({ status: payments.status })
    .from(payments)
    .where(
      and(
        eq(payments.purpose, of.purpose),
        eq(payments.objectId, of.objectId),
        // The answer that opened a card page may be lost: the provider knows whose it is.
        or(eq(payments.sessionId, sessionId), isNull(payments.sessionId)),
      ),
    )
    .limit(1)
  if (!expected) return refused('UNKNOWN')
  const spent = await spend(ctx.db, RETURN_LIMIT, networkOf(ctx.client))
  if (!spent.allowed) return refused('PROVIDER_DOWN')
  return settleSession(ctx, sessionId, of, A_PAGE_WAITS)
}
