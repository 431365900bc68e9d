import { type Pence, pence } from '../../../../kernel/money.ts'
import { refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback } from '../../../../platform/database/rollback.ts'
import { requestRefund } from '../../../billing/refunds/commands/request-refund.server.ts'
import type { RefundChoice } from '../model/refund-choice.ts'
import { refundFor } from '../model/terms.ts'
import { eventOf } from '../queries/event.server.ts'
import { termsOf } from '../queries/terms.server.ts'
import type { Booking } from '../table.server.ts'

/**
 * Requests the refund of what was paid for cancelled tickets, at most what finance has not refunded yet. The same `key`
 * refunds once. Returns the amount. Rolls back with REFUND_PENDING while the amount left is not known.
 */
export async function refundBooking(
  ctx: Ctx,
  tx: Tx,
  { paymentId, eventId }: Booking,
  { paid, choice, key }: { paid: Pence; choice: RefundChoice; key: string },
): Promise<Pence> {
  const byRule = refundFor(paid, await eventOf(tx, eventId), await termsOf(tx, eventId), ctx.clock.now())
  const atMost = { rule: byRule, all: paid, none: pence(0) }[choice]
  if (!paymentId || atMost === 0) return pence(0)
  const requested = await requestRefund(ctx, tx, { paymentId, key, atMost })
  if (requested.ok) return requested.amount
  if (requested.reason === 'REFUND_PENDING') throw new Rollback(refused('REFUND_PENDING'))
  return pence(0)
}
