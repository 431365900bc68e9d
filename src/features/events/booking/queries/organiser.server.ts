import { desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { canOrganise } from '../../policy.ts'
import type { Question } from '../../questions/model/question.ts'
import { questionsOf } from '../../questions/queries/questions.server.ts'
import { events } from '../../table.server.ts'
import { refundWords, type Terms } from '../model/terms.ts'
import { bookings, type TicketType, ticketTypes } from '../table.server.ts'
import { type BookingRow, bookingRows } from './booking-rows.server.ts'
import { type BookedEvent, requireOrganised } from './event.server.ts'
import { termsOf } from './terms.server.ts'
import { ticketTypesOf } from './ticket-types.server.ts'

const BACK_MS = 90 * 86_400_000

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock'>

/** An event in the organiser's list. */
export type OrganisedEvent = { id: string; name: string; startsAt: Date; places: number; taken: number }

/**
 * Lists events from today onwards, the next one first, and those of the last three months, the latest first. Throws
 * Forbidden unless the caller organises events.
 */
export async function organisedEvents(
  ctx: Reads,
): Promise<{ coming: OrganisedEvent[]; past: OrganisedEvent[] }> {
  if (!canOrganise(ctx.actor)) throw new Forbidden()
  const { id, name, startsAt } = events
  const now = ctx.clock.now()
  const latestFirst = await ctx.db
    .select({
      ...{ id, name, startsAt },
      places: sql<number>`coalesce(sum(${ticketTypes.places}), 0)::int`,
      taken: sql<number>`coalesce(sum(${ticketTypes.taken}), 0)::int`,
    })
    .from(events)
    .leftJoin(ticketTypes, eq(ticketTypes.eventId, events.id))
    .where(gt(events.startsAt, new Date(now.getTime() - BACK_MS)))
    .groupBy(events.id)
    .orderBy(desc(events.startsAt), desc(events.id))
  const isComing = (event: OrganisedEvent) => clubDay(event.startsAt) >= clubDay(now)
  return {
    coming: latestFirst.filter(isComing).toReversed(),
    past: latestFirst.filter((event) => !isComing(event)),
  }
}

export type OrganisedDetails = {
  event: BookedEvent
  types: TicketType[]
  terms: Terms
  /** The refund rule in words; '' if all tickets are free. */
  rule: string
  questions: Question[]
  bookings: BookingRow[]
}

/** Returns an event with its bookings, newest first. Throws Forbidden or NotFound. */
export async function organisedEvent(ctx: Reads, id: string): Promise<OrganisedDetails> {
  const event = await requireOrganised(ctx, ctx.db, id)
  const [types, terms] = [await ticketTypesOf(ctx.db, id), await termsOf(ctx.db, id)]
  const isPaid = types.some(({ price }) => price > 0)
  return {
    ...{ event, types, terms },
    rule: isPaid ? refundWords(event, terms, ctx.clock.now()) : '',
    questions: await questionsOf(ctx.db, id),
    bookings: await bookingRows(ctx, id),
  }
}

/** Returns bookings with their events, by the id of the booking or of its rest. */
export async function eventsOfBookings(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { eventId: string; bookingId: string }>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ bookingId: bookings.id, restId: bookings.restId, eventId: bookings.eventId })
    .from(bookings)
    .where(or(inArray(bookings.id, [...new Set(ids)]), inArray(bookings.restId, [...new Set(ids)])))
  return new Map(
    found.flatMap(({ restId, ...booking }) => [
      [booking.bookingId, booking] as const,
      ...(restId ? [[restId, booking] as const] : []),
    ]),
  )
}
