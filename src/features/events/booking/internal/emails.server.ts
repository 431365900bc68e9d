import { formatPence, type Pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { isMailAddress, mailAddress } from '../../../../platform/email/email.ts'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { paths } from '../../../../web/paths.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import type { EmailText } from '../../../emails/model.ts'
import {
  bookedEmail,
  cancelledEmail,
  offerEmail,
  offerExpiredEmail,
  payBackEmail,
  type Refunded,
  refundText,
  ticketCancelledEmail,
  tooLateEmail,
  waitingEmail,
} from '../model/emails.ts'
import { refundWords } from '../model/terms.ts'
import { ticketPath } from '../model/ticket-link.ts'
import { eventOf } from '../queries/event.server.ts'
import { termsOf } from '../queries/terms.server.ts'
import type { Booking } from '../table.server.ts'
import { ticketsOf } from './change-booking.server.ts'

type Needs = Pick<Ctx, 'config' | 'club' | 'secret' | 'clock'>

/** Sends the tickets of a booking to the payer. */
export async function emailBooked(ctx: Needs, tx: Tx, booking: Booking): Promise<void> {
  const event = await eventOf(tx, booking.eventId)
  const people = await ticketsOf(tx, booking.id)
  const facts = {
    rule: refundWords(event, await termsOf(tx, event.id), ctx.clock.now()),
    names: people.map(({ name }) => name),
  }
  await send(ctx, tx, booking, bookedEmail(booking, event, { ...facts, url: urlOf(ctx, booking, event) }))
}

/** Confirms a place on the waiting list. */
export async function emailWaiting(ctx: Needs, tx: Tx, booking: Booking): Promise<void> {
  const event = await eventOf(tx, booking.eventId)
  await send(ctx, tx, booking, waitingEmail(booking, event, urlOf(ctx, booking, event)))
}

/** Offers the places that are kept for a booking from the waiting list. */
export async function emailOffered(ctx: Needs, tx: Tx, booking: Booking): Promise<void> {
  const event = await eventOf(tx, booking.eventId)
  const places = (await ticketsOf(tx, booking.id)).length
  const facts = { places, until: booking.heldUntil ?? event.startsAt, url: urlOf(ctx, booking, event) }
  await send(ctx, tx, booking, offerEmail(booking, event, facts))
}

/** Notifies the payer that the offer was not taken up in time. */
export async function emailOfferExpired(ctx: Needs, tx: Tx, booking: Booking): Promise<void> {
  const event = await eventOf(tx, booking.eventId)
  const url = new URL(paths.event(event.slug), ctx.config.publicUrl).href
  await send(ctx, tx, booking, offerExpiredEmail(booking, event, url))
}

/** Notifies the payer that a booking was cancelled, and what is refunded. */
export async function emailCancelled(
  ctx: Needs,
  tx: Tx,
  booking: Booking,
  { byClub, ...refunded }: Refunded & { byClub: boolean },
): Promise<void> {
  const event = await eventOf(tx, booking.eventId)
  await send(ctx, tx, booking, cancelledEmail(booking, event, { refund: refundText(refunded), byClub }))
}

/** Notifies the payer that one ticket was cancelled, and what is refunded. */
export async function emailTicketCancelled(
  ctx: Needs,
  tx: Tx,
  booking: Booking,
  {
    ticket: { name, price },
    byClub,
    ...refunded
  }: Refunded & { ticket: { name: string; price: Pence }; byClub: boolean },
): Promise<void> {
  const event = await eventOf(tx, booking.eventId)
  const facts = { name, refund: refundText(refunded), wasFree: price === 0, byClub }
  await send(
    ctx,
    tx,
    booking,
    ticketCancelledEmail(booking, event, { ...facts, url: urlOf(ctx, booking, event) }),
  )
}

/** Asks the treasurer to pay back what was paid by hand. */
export async function emailPayBack(
  ctx: Needs,
  tx: Tx,
  booking: Booking,
  { id, amount }: { id: string; amount: Pence },
): Promise<void> {
  const { club } = ctx
  if (!isMailAddress(club.emails.finance)) return
  const event = await eventOf(tx, booking.eventId)
  const url = new URL(adminPaths.payBack(id), ctx.config.publicUrl).href
  const to = mailAddress(club.emails.finance, club.name)
  await sendEmail(ctx, tx, { to }, payBackEmail(booking, event, { amount: formatPence(amount), url }))
}

/** Notifies the payer that the money came when all places were taken, and goes back. */
export async function emailTooLate(ctx: Needs, tx: Tx, booking: Booking, amount: Pence): Promise<void> {
  const event = await eventOf(tx, booking.eventId)
  await send(ctx, tx, booking, tooLateEmail(booking, event, formatPence(amount)))
}

const urlOf = ({ secret, config }: Needs, { id }: Booking, event: { startsAt: Date }) =>
  new URL(ticketPath(secret, id, event), config.publicUrl).href

/** An erased payer has no address. */
async function send(ctx: Needs, tx: Tx, { name, email }: Booking, message: EmailText): Promise<void> {
  if (isMailAddress(email)) await sendEmail(ctx, tx, { to: mailAddress(email, name) }, message)
}
