import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { type Pence, pence } from '../../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { rollingBack } from '../../../../platform/database/rollback.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { canOrganise } from '../../policy.ts'
import { changeBooking, lockBooking, ticketsOf } from '../internal/change-booking.server.ts'
import { closeSessionsOf } from '../internal/close-sessions.server.ts'
import { emailCancelled } from '../internal/emails.server.ts'
import { refundBooking } from '../internal/refund-booking.server.ts'
import { canCancel } from '../model/booking.ts'
import type { RefundChoice } from '../model/refund-choice.ts'
import { readTicketLink } from '../model/ticket-link.ts'
import { eventOf } from '../queries/event.server.ts'
import { syncBooking } from './sync-booking.server.ts'

export type CancelBooking = Outcome<
  { refund: Pence },
  /** It is cancelled already, or was not paid in time. */
  | { reason: 'NOT_ACTIVE' }
  /** The event has begun. */
  | { reason: 'PAST' }
  /** One of the people has been checked in. */
  | { reason: 'CHECKED_IN' }
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

/** Closes the checkout sessions first, so that nobody pays for a cancelled booking. */
async function cancel(ctx: Ctx, id: string, choice: RefundChoice, byClub: boolean): Promise<CancelBooking> {
  if (!(await closeSessionsOf(ctx, id))) return refused('PROVIDER_DOWN')
  await syncBooking(ctx, id)
  return rollingBack<CancelBooking>(() =>
    transact(ctx, async (tx) => {
      const booking = await lockBooking(tx, id)
      if (!booking) throw new NotFound()
      if (!canCancel(booking.status)) return refused('NOT_ACTIVE')
      const event = await eventOf(tx, booking.eventId)
      if (!byClub && event.startsAt <= ctx.clock.now()) return refused('PAST')
      if (!byClub && (await ticketsOf(tx, id)).some(({ checkedInAt }) => checkedInAt))
        return refused('CHECKED_IN')
      const { amount: price, deposit } = booking
      const facts = { price, deposit, choice, key: `cancelled:${id}` }
      const refunded = await refundBooking(ctx, tx, booking, facts)
      await changeBooking(ctx, tx, booking, 'cancelled')
      if (booking.status === 'booked' || byClub)
        await emailCancelled(ctx, tx, booking, { ...refunded, byClub })
      const action = {
        action: 'events.cancel-booking',
        subject: `events/${event.id}`,
        facts: { refund: choice },
      }
      if (byClub) await auditStaff(tx, ctx, action)
      return done({ refund: pence(refunded.byCard + refunded.byHand) })
    }),
  )
}
