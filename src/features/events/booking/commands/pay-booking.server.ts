import { and, eq, isNull } from 'drizzle-orm'
import { type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { startCheckout } from '../../../billing/checkout/commands/start-checkout.server.ts'
import type { StartCheckout } from '../../../billing/checkout/model.ts'
import { changeBooking, lockBooking } from '../internal/change-booking.server.ts'
import { emailBooked } from '../internal/emails.server.ts'
import { HOLD_MINUTES } from '../model/booking.ts'
import { ticketPath } from '../model/ticket-link.ts'
import { eventOf } from '../queries/event.server.ts'
import { bookings, tickets, ticketTypes } from '../table.server.ts'
import { syncBooking } from './sync-booking.server.ts'

export type PayBooking =
  | Extract<StartCheckout, { ok: true }>
  | Outcome<
      never,
      /** The booking is paid already, or its places are no longer reserved. */
      | { reason: 'ALREADY_PAID' | 'NOT_HELD' }
      | { reason: 'PROVIDER_DOWN' }
      | { reason: 'PROVIDER_REFUSED'; message: string }
    >

/**
 * Opens the checkout session of a booking whose places are reserved, or that were offered to it. A second call returns
 * the same session.
 */
export async function payBooking(ctx: Ctx, id: string): Promise<PayBooking> {
  await acceptOffer(ctx, id)
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.id, id))
  if (booking?.status === 'booked') return refused('ALREADY_PAID')
  if (booking?.status !== 'held' || (booking.heldUntil ?? ctx.clock.now()) <= ctx.clock.now())
    return refused('NOT_HELD')
  const event = await eventOf(ctx.db, booking.eventId)
  const path = ticketPath(ctx.secret, id, event)
  const started = await startCheckout(ctx, {
    purpose: 'booking',
    objectId: id,
    description: booking.deposit === null ? event.name : `${event.name}, deposit`,
    lines: await linesOf(ctx, id, event.name),
    payer: { memberId: booking.memberId, name: booking.name, email: booking.email },
    returns: { success: `${path}&pay=success`, cancel: `${path}&pay=cancel` },
    openMinutes: HOLD_MINUTES,
  })
  if (started.ok) return started
  const { reason } = started
  if (reason === 'UNKNOWN_PRICE' || reason === 'BEGUN_ELSEWHERE')
    throw new Error('a booking has its own prices and is not a plan')
  if (reason === 'ALREADY_PAID') await syncBooking(ctx, id)
  return started.reason === 'ALREADY_PAID' ? refused('ALREADY_PAID') : started
}

/**
 * Accepts the offer to a booking from the waiting list: books it if it is free, and otherwise keeps its places until
 * it is paid. Does nothing to any other booking.
 */
export async function acceptOffer(ctx: Ctx, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const booking = await lockBooking(tx, id)
    const now = ctx.clock.now()
    if (booking?.status !== 'offered' || (booking.heldUntil ?? now) <= now) return
    if (booking.amount === 0) {
      const booked = await changeBooking(ctx, tx, booking, 'booked', { bookedAt: now })
      if (booked) await emailBooked(ctx, tx, booked)
      return
    }
    const paidBy = new Date(now.getTime() + HOLD_MINUTES * 60_000)
    const heldUntil = booking.heldUntil && booking.heldUntil > paidBy ? booking.heldUntil : paidBy
    await changeBooking(ctx, tx, booking, 'held', { heldUntil })
    // An offer that comes when the rest is due is paid in full.
    if (booking.restDueAt && booking.restDueAt <= now) await dropDeposit(tx, id)
  })
}

async function dropDeposit(tx: Tx, id: string): Promise<void> {
  await tx.update(bookings).set({ deposit: null, restDueAt: null, restId: null }).where(eq(bookings.id, id))
  await tx.update(tickets).set({ deposit: null }).where(eq(tickets.bookingId, id))
}

/** One line for each ticket type and price, or its deposit. */
async function linesOf({ db }: Ctx, bookingId: string, event: string) {
  const found = await db
    .select({ type: ticketTypes.name, price: tickets.price, deposit: tickets.deposit })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .where(and(eq(tickets.bookingId, bookingId), isNull(tickets.cancelledAt)))
    .orderBy(tickets.position)
  const paid = found.map(({ type, price, deposit }) => ({
    name: deposit === null || deposit === price ? `${event}: ${type}` : `${event}: ${type}, deposit`,
    amount: deposit ?? price,
  }))
  const same = Map.groupBy(paid, ({ name, amount }) => `${amount} ${name}`)
  return [...same.values()].flatMap((lines) => {
    const [first] = lines
    if (!first || first.amount === 0) return []
    return [{ ...first, quantity: lines.length }]
  })
}
