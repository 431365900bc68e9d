import { and, eq, ne } from 'drizzle-orm'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { shownName, sightIn } from '../../../members/queries/visibility.server.ts'
import { members } from '../../../members/table.server.ts'
import { canOrganise } from '../../booking/policy.ts'
import { eventOf } from '../../booking/queries/event.server.ts'
import { bookings, tickets, ticketTypes } from '../../booking/table.server.ts'
import { events } from '../../table.server.ts'

export type Badge = { id: string; name: string; type: string }

/**
 * Lists the names for the badges of an event. Members have their name as on the public site, so children have the first
 * name only. Guests may be children too, so theirs is the first name. Throws Forbidden or NotFound.
 */
export async function badgesOf(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  eventId: string,
): Promise<{ event: { id: string; name: string }; badges: Badge[] }> {
  const { db, actor } = ctx
  if (!canOrganise(actor)) throw new Forbidden()
  if (!isId(eventId) || (await db.$count(events, eq(events.id, eventId))) === 0) throw new NotFound()
  const found = await db
    .select({
      ...{ id: tickets.id, typed: tickets.name, type: ticketTypes.name, memberId: tickets.memberId },
      memberName: shownName(sightIn({ ...ctx, actor: VISITOR })),
    })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .leftJoin(members, eq(members.id, tickets.memberId))
    .where(and(eq(bookings.eventId, eventId), eq(bookings.status, 'booked'), ne(tickets.name, '')))
  const badges = found
    .map(({ typed, memberId, memberName, ...badge }) => ({
      ...badge,
      name: memberId ? memberName : firstNameOf(typed),
    }))
    .sort((a, b) => a.name.localeCompare(b.name))
  return { event: await eventOf(db, eventId), badges }
}

const firstNameOf = (typed: string): string => typed.trim().split(/\s+/)[0] ?? ''
