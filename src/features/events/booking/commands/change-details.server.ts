import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { canOrganise } from '../../policy.ts'
import type { Answer } from '../../questions/model/question.ts'
import { lockBooking, ticketsOf } from '../internal/change-booking.server.ts'
import { writeAnswers } from '../internal/write-answers.server.ts'
import { canCancel } from '../model/booking.ts'
import { canRename, whyClosed } from '../model/terms.ts'
import { readTicketLink } from '../model/ticket-link.ts'
import { eventOf } from '../queries/event.server.ts'
import { termsOf } from '../queries/terms.server.ts'
import { ticketTypesOf } from '../queries/ticket-types.server.ts'
import { type Ticket, tickets } from '../table.server.ts'

/** The new names by the position of the ticket, and all answers, checked against the questions of the event. */
export type Details = { names: readonly { at: number; name: string }[]; answers: readonly Answer[] }

/** CLOSED: the last moment to book has passed. NOT_ACTIVE: the booking is cancelled, or was not paid in time. */
export type ChangeDetails = Outcome<object, { reason: 'CLOSED' | 'NOT_ACTIVE' }>

/**
 * Changes the names on the tickets and the answers of the booking of an e-mailed link, until booking closes. Ignores
 * names that the booker may not change. Throws NotFound for an invalid link.
 */
export async function changeDetails(ctx: Ctx, token: string, details: Details): Promise<ChangeDetails> {
  const now = ctx.clock.now()
  const id = readTicketLink(ctx.secret, token, now)
  if (!id) throw new NotFound()
  return transact(ctx, async (tx): Promise<ChangeDetails> => {
    const booking = await lockBooking(tx, id)
    if (!booking) throw new NotFound()
    if (!canCancel(booking.status)) return refused('NOT_ACTIVE')
    const { eventId } = booking
    if (whyClosed(await eventOf(tx, eventId), await termsOf(tx, eventId), now)) return refused('CLOSED')
    const own = await ticketsOf(tx, id)
    const types = await ticketTypesOf(tx, eventId)
    for (const ticket of own) {
      const name = details.names.find(({ at }) => at === ticket.position)?.name
      const type = types.find(({ id: typeId }) => typeId === ticket.typeId)
      if (name && type && canRename(ticket, type)) await rename(tx, ticket, name)
    }
    await writeAnswers(tx, booking, own, details.answers)
    await touchEntry(tx, 'events', eventId)
    return done()
  })
}

/**
 * Changes the name on a ticket by the organiser, at any time. Throws Forbidden to everyone else, and NotFound for an
 * unknown or cancelled ticket.
 */
export async function renameByOrganiser(ctx: Ctx, ticketId: string, name: string): Promise<void> {
  if (!canOrganise(ctx.actor)) throw new Forbidden()
  if (!isId(ticketId)) throw new NotFound()
  await transact(ctx, async (tx) => {
    const [found] = await tx.select().from(tickets).where(eq(tickets.id, ticketId))
    const booking = found && (await lockBooking(tx, found.bookingId))
    const ticket = booking && (await ticketsOf(tx, booking.id)).find(({ id }) => id === ticketId)
    if (!ticket) throw new NotFound()
    await rename(tx, ticket, name)
    await touchEntry(tx, 'events', booking.eventId)
    await auditStaff(tx, ctx, { action: 'events.rename-ticket', subject: `events/${booking.eventId}` })
  })
}

/** A ticket with another name is not the ticket of the member any more. */
async function rename(tx: Tx, ticket: Ticket, name: string): Promise<void> {
  if (name === ticket.name) return
  await tx.update(tickets).set({ name, memberId: null }).where(eq(tickets.id, ticket.id))
}
