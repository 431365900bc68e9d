import { and, eq, lte, sql } from 'drizzle-orm'
import { clubDay, type LocalDate } from '../../../../kernel/dates.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { canOrganise } from '../../policy.ts'
import { events } from '../../table.server.ts'
import { queueOffers } from '../internal/change-booking.server.ts'
import type { Terms } from '../model/terms.ts'
import type { TicketTypeInput } from '../schema.ts'
import { bookingTerms, tickets, ticketTypes } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>

/**
 * Adds or changes a ticket type. Earlier bookings keep their price. Refuses a rest that is due after the day of the
 * event. Throws Forbidden unless the actor organises events, and NotFound for an unknown event or type.
 */
export async function saveTicketType(
  ctx: Needs,
  eventId: string,
  { id, ...type }: TicketTypeInput,
): Promise<Outcome<object, { reason: 'MORE_ARE_TAKEN' } | { reason: 'DUE_AFTER_EVENT'; day: LocalDate }>> {
  return change(ctx, eventId, 'events.ticket-type', async (tx, { startsAt }) => {
    const day = clubDay(startsAt)
    if (type.restDueOn && type.restDueOn > day) return refused('DUE_AFTER_EVENT', { day })
    if (!id) {
      await tx.insert(ticketTypes).values({ ...type, id: newId(), eventId })
      return done()
    }
    const isType = and(eq(ticketTypes.id, id), eq(ticketTypes.eventId, eventId))
    if ((await tx.$count(ticketTypes, isType)) === 0) throw new NotFound()
    // One statement, because a place could be taken between a check and the change.
    const changed = await tx
      .update(ticketTypes)
      .set({ ...type, updatedAt: ctx.clock.now(), version: sql`${ticketTypes.version} + 1` })
      .where(and(isType, lte(ticketTypes.taken, type.places)))
      .returning({ id: ticketTypes.id })
    if (changed.length === 0) return refused('MORE_ARE_TAKEN')
    await queueOffers(tx, eventId)
    return done()
  })
}

/** Removes a ticket type that nobody has ever booked. Throws like `saveTicketType`. */
export async function removeTicketType(
  ctx: Needs,
  eventId: string,
  id: string,
): Promise<Outcome<object, { reason: 'BOOKED' }>> {
  return change(ctx, eventId, 'events.ticket-type-removed', async (tx) => {
    const isType = and(eq(ticketTypes.id, id), eq(ticketTypes.eventId, eventId))
    await tx.select({ id: ticketTypes.id }).from(ticketTypes).where(isType).for('update')
    if ((await tx.$count(tickets, eq(tickets.typeId, id))) > 0) return refused('BOOKED')
    await tx.delete(ticketTypes).where(isType)
    return done()
  })
}

/** Changes when an event can be booked, and its refund rule. Throws like `saveTicketType`. */
export async function saveTerms(ctx: Needs, eventId: string, terms: Terms): Promise<{ ok: true }> {
  return change(ctx, eventId, 'events.booking-terms', async (tx) => {
    await tx
      .insert(bookingTerms)
      .values({ eventId, ...terms })
      .onConflictDoUpdate({ target: bookingTerms.eventId, set: terms })
    return done()
  })
}

async function change<T extends { ok: boolean }>(
  ctx: Needs,
  eventId: string,
  action: string,
  work: (tx: Tx, event: typeof events.$inferSelect) => Promise<T>,
): Promise<T> {
  if (!canOrganise(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    // The event keeps its day until the change is made.
    const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for('share')
    if (!event) throw new NotFound()
    const changed = await work(tx, event)
    if (!changed.ok) return changed
    await audit(tx, ctx, { action, subject: `events/${eventId}` })
    await touchEntry(tx, 'events', eventId)
    return changed
  })
}
