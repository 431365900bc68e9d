import { eventsOfBookings } from '../../features/events/booking/queries/organiser.server.ts'
import { hasRole } from '../../kernel/actor.ts'
import type { Ctx } from '../../platform/context.ts'
import { adminPaths } from '../admin-paths.ts'

/** Returns where bookings are on the pages of their events, by the id of the booking or its rest, for organisers. */
export async function bookingPaths(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!hasRole(ctx.actor, 'administrator')) return new Map()
  const found = await eventsOfBookings(ctx, ids)
  return new Map(
    [...found].map(([id, { eventId, bookingId }]) => [id, adminPaths.booking(eventId, bookingId)]),
  )
}
