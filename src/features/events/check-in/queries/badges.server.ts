import { and, eq, isNull, ne } from 'drizzle-orm'
import { VISITOR } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { firstNameOf } from '../../../members/model/member.ts'
import { shownName, sightIn } from '../../../members/queries/visibility.server.ts'
import { members } from '../../../members/table.server.ts'
import { requireOrganised } from '../../booking/queries/event.server.ts'
import { bookings, tickets, ticketTypes } from '../../booking/table.server.ts'

export type Badge = { id: string; name: string; type: string }

/**
 * Lists the names for the badges of an event. Members have their name as on the public site, so children have the first
 * name only. Guests may be children too, so theirs is the first name. Throws Forbidden or NotFound.
 */
export async function badgesOf(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  eventId: string,
): Promise<{ event: { id: string; name: string }; badges: Badge[] }> {
  const { db } = ctx
  const event = await requireOrganised(ctx, db, eventId)
  const found = await db
    .select({
      ...{ id: tickets.id, typed: tickets.name, type: ticketTypes.name, memberId: tickets.memberId },
      memberName: shownName(sightIn({ ...ctx, actor: VISITOR })),
    })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .leftJoin(members, eq(members.id, tickets.memberId))
    .where(
      and(
        eq(bookings.eventId, eventId),
        eq(bookings.status, 'booked'),
        isNull(tickets.cancelledAt),
        ne(tickets.name, ''),
      ),
    )
  const badges = found
    .map(({ typed, memberId, memberName, ...badge }) => ({
      ...badge,
      name: memberId ? memberName : firstNameOf(typed),
    }))
    .sort((a, b) => a.name.localeCompare(b.name))
  return { event, badges }
}
