import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback, rollingBack } from '../../../../platform/database/rollback.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { closeCheckout } from '../../../billing/checkout/commands/checkout-session.server.ts'
import { requestRefund } from '../../../billing/refunds/commands/request-refund.server.ts'
import { canOrganise } from '../../policy.ts'
import { changeBooking, lockBooking } from '../internal/change-booking.server.ts'
import { emailCancelled } from '../internal/emails.server.ts'
import { canCancel } from '../model/booking.ts'
import type { RefundChoice } from '../model/refund-choice.ts'
import { refundFor } from '../model/terms.ts'
import { readTicketLink } from '../model/ticket-link.ts'
import { eventOf } from '../queries/event.server.ts'
import { termsOf } from '../queries/terms.server.ts'
import type { Booking } from '../table.server.ts'
import { syncBooking } from './sync-booking.server.ts'

export type CancelBooking = Outcome<
  { refund: Pence },
  /** It is cancelled already, or was not paid in time. */
  | { reason: 'NOT_ACTIVE' }
  /** The event has begun. */
  | { reason: 'PAST' }
  /** Another refund of the payment is pending. */
  | { reason: 'REFUND_PENDING' }
  /** Its checkout session could not be closed. */
  | { reason: 'PROVIDER_DOWN' }
>

/** Cancels a booking by its e-mailed link. Throws NotFound for an invalid link. */
export async function cancelByLink(ctx: Ctx, token: string): Promise<CancelBooking> {
  const id = readTicketLink(ctx.secret, token, ctx.clock.now())
  if (!id) throw new NotFound()
  return cancel(ctx, id, 'rule', false)
}

/** Cancels a booking by the organiser, before or after the event. Throws Forbidden to everyone else. */
export async function cancelByOrganiser(ctx: Ctx, id: string, refund: RefundChoice): Promise<CancelBooking> {
  if (!canOrganise(ctx.actor)) throw new Forbidden()
  if (!isId(id)) throw new NotFound()
  return cancel(ctx, id, refund, true)
}

/** Closes the checkout session first, so that nobody pays for a cancelled booking. */
async function cancel(ctx: Ctx, id: string, choice: RefundChoice, byClub: boolean): Promise<CancelBooking> {
  const closed = await closeCheckout(ctx, id)
  if (!closed.ok && closed.reason === 'PROVIDER_DOWN') return closed
  await syncBooking(ctx, id)
  return rollingBack<CancelBooking>(() =>
    transact(ctx, async (tx) => {
      const booking = await lockBooking(tx, id)
      if (!booking) throw new NotFound()
      if (!canCancel(booking.status)) return refused('NOT_ACTIVE')
      const event = await eventOf(tx, booking.eventId)
      const now = ctx.clock.now()
      if (!byClub && event.startsAt <= now) return refused('PAST')
      const byRule = refundFor(booking.amount, event, await termsOf(tx, event.id), now)
      const refund = await refundTo(ctx, tx, booking, amountOf(choice, booking, byRule))
      await changeBooking(ctx, tx, booking, 'cancelled')
      if (booking.status === 'booked' || byClub) await emailCancelled(ctx, tx, booking, { refund, byClub })
      const action = {
        action: 'events.cancel-booking',
        subject: `events/${event.id}`,
        facts: { refund: choice },
      }
      if (byClub) await auditStaff(tx, ctx, action)
      return done({ refund })
    }),
  )
}

const amountOf = (choice: RefundChoice, { amount }: Booking, byRule: Pence): Pence =>
  choice === 'all' ? amount : choice === 'none' ? pence(0) : byRule

/** Requests the refund of a paid booking, at most what finance has not refunded yet. Returns the amount. */
async function refundTo(ctx: Ctx, tx: Tx, { id, paymentId }: Booking, atMost: Pence): Promise<Pence> {
  if (!paymentId || atMost === 0) return pence(0)
  const requested = await requestRefund(ctx, tx, { paymentId, key: `cancelled:${id}`, atMost })
  if (requested.ok) return requested.amount
  if (requested.reason === 'REFUND_PENDING') throw new Rollback(refused('REFUND_PENDING'))
  return pence(0)
}
