import { type Pence, pence } from '../../../../kernel/money.ts'
import { refused } from '../../../../kernel/outcome.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback } from '../../../../platform/database/rollback.ts'
import type { BillingNeeds } from '../../../billing/operations/model.ts'
import { owePayBack } from '../../../billing/refunds/commands/owe-pay-back.server.ts'
import { requestRefund } from '../../../billing/refunds/commands/request-refund.server.ts'
import { paidParts } from '../model/deposit.ts'
import type { Refunded } from '../model/emails.ts'
import type { RefundChoice } from '../model/refund-choice.ts'
import { refundFor } from '../model/terms.ts'
import { eventOf } from '../queries/event.server.ts'
import { termsOf } from '../queries/terms.server.ts'
import type { Booking } from '../table.server.ts'
import { emailPayBack } from './emails.server.ts'
import { linkRestPayment } from './link-rest-payment.server.ts'

type Cancelled = {
  /** The price of the cancelled tickets, and what of it was paid at booking; null for all of it. */
  price: Pence
  deposit: Pence | null
  choice: RefundChoice
  key: string
}

/**
 * Requests the refund of what was paid for cancelled tickets, each part from its own payment, at most what finance has
 * not refunded yet. The same `key` refunds once. Rolls back with REFUND_PENDING while the amount left is not known.
 */
export async function refundBooking(
  ctx: BillingNeeds,
  tx: Tx,
  booking: Booking,
  { price, deposit, choice, key }: Cancelled,
): Promise<Refunded> {
  const event = await eventOf(tx, booking.eventId)
  const terms = await termsOf(tx, booking.eventId)
  const partOf = (part: Pence) =>
    ({ rule: refundFor(part, event, terms, ctx.clock.now()), all: part, none: pence(0) })[choice]
  const rest = await linkRestPayment(ctx, tx, booking)
  const paid = paidParts({ price, deposit }, rest !== undefined)
  const isByHand = rest !== undefined && rest.method !== 'card'
  const first = await refundFrom(ctx, tx, booking.paymentId, partOf(paid.first), key)
  const later = isByHand ? pence(0) : await refundFrom(ctx, tx, rest?.id ?? null, partOf(paid.rest), key)
  const byHand = isByHand
    ? await owe(ctx, tx, booking, { paymentId: rest.id, key, amount: partOf(paid.rest) })
    : pence(0)
  return { byCard: pence(first + later), byHand }
}

/** A payment by hand cannot go back by itself: the club owes it, and the treasurer is asked to pay it back. */
async function owe(
  ctx: BillingNeeds,
  tx: Tx,
  booking: Booking,
  owed: { paymentId: string; key: string; amount: Pence },
): Promise<Pence> {
  const id = owed.amount > 0 ? await owePayBack(ctx, tx, owed) : undefined
  if (id) await emailPayBack(ctx, tx, booking, { ...owed, id })
  return owed.amount
}

async function refundFrom(
  ctx: BillingNeeds,
  tx: Tx,
  paymentId: string | null,
  atMost: Pence,
  key: string,
): Promise<Pence> {
  if (!paymentId || atMost === 0) return pence(0)
  const requested = await requestRefund(ctx, tx, { paymentId, key, atMost })
  if (requested.ok) return requested.amount
  if (requested.reason === 'REFUND_PENDING') throw new Rollback(refused('REFUND_PENDING'))
  return pence(0)
}
