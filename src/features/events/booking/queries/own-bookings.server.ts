import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { type Actor, peopleOf } from '../../../../kernel/actor.ts'
import { clubDay, clubInstant } from '../../../../kernel/dates.ts'
import type { Pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { events } from '../../table.server.ts'
import { type BookingStatus, canCancel } from '../model/booking.ts'
import { isTicketPathValid, ticketPath } from '../model/ticket-link.ts'
import { bookings, tickets } from '../table.server.ts'
import { answersOfBooking } from './answers.server.ts'
import type { BookedEvent } from './event.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

export type BookingOfReader = {
  id: string
  event: BookedEvent
  status: BookingStatus
  amount: Pence
  createdAt: Date
  people: { id: string; name: string; memberId: string | null; isCancelled: boolean }[]
}

/**
 * The condition that a user, or the member that the account belongs to, has made a booking, as a visitor too: with the
 * confirmed address of the account, to which its tickets were sent.
 */
export const isOwnBooking = ({
  userId,
  memberId,
}: Pick<Extract<Actor, { kind: 'user' }>, 'userId' | 'memberId'>) =>
  or(
    eq(bookings.userId, userId),
    memberId ? eq(bookings.memberId, memberId) : undefined,
    and(
      isNull(bookings.userId),
      isNull(bookings.memberId),
      sql`lower(${bookings.email}) = (select lower(u.email) from users u
        where u.id = ${userId} and u.email_verified)`,
    ),
  )

/** Lists the reader's own bookings with the people in them, oldest first. */
export async function bookingsOfReader({ db, actor }: Reads): Promise<BookingOfReader[]> {
  if (actor.kind !== 'user') return []
  const { id, status, amount, createdAt } = bookings
  const { name, slug, startsAt, venue } = events
  const found = await db
    .select({
      ...{ id, status, amount, createdAt, person: tickets.name, memberId: tickets.memberId },
      ticketId: tickets.id,
      cancelledAt: tickets.cancelledAt,
      event: { id: events.id, name, slug, startsAt, venue },
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .innerJoin(tickets, eq(tickets.bookingId, bookings.id))
    .where(isOwnBooking(actor))
    .orderBy(asc(bookings.id), asc(tickets.position))
  return [...Map.groupBy(found, (row) => row.id).values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const booking = {
      ...{ id: first.id, event: first.event, status: first.status },
      ...{ amount: first.amount, createdAt: first.createdAt },
    }
    const people = rows.map((row) => ({
      ...{ id: row.ticketId, name: row.person, memberId: row.memberId },
      isCancelled: row.cancelledAt !== null,
    }))
    return [{ ...booking, people }]
  })
}

/** A booking in the reader's week. */
export type WeekBooking = { event: BookedEvent; status: BookingStatus; names: string[]; path: string }

/** Lists the reader's active bookings for events of a period. Their own people have first names. */
export async function bookingsBetween(
  ctx: Reads & Pick<Ctx, 'secret'>,
  { from, to }: { from: Date; to: Date },
): Promise<WeekBooking[]> {
  const firstNames = new Map(peopleOf(ctx.actor).map(({ memberId, firstName }) => [memberId, firstName]))
  const isNear = ({ event, status }: BookingOfReader) =>
    canCancel(status) && event.startsAt >= from && event.startsAt < to
  return (await bookingsOfReader(ctx)).filter(isNear).map(({ id, event, status, people }) => ({
    ...{ event, status },
    names: people
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ name, memberId }) => firstNames.get(memberId ?? '') ?? name),
    path: ticketPath(ctx.secret, id, event),
  }))
}

/** A booking in the reader's list. The page of its tickets works until a month after the event. */
export type ListedBooking = {
  id: string
  event: BookedEvent
  status: BookingStatus
  amount: Pence
  names: string[]
  path: string | undefined
}

/**
 * Lists the reader's own bookings for events from today on, the next event first, and for past events, the latest
 * first.
 */
export async function listOwnBookings(
  ctx: Reads & Pick<Ctx, 'secret' | 'clock'>,
): Promise<{ coming: ListedBooking[]; past: ListedBooking[] }> {
  const now = ctx.clock.now()
  const today = clubInstant(clubDay(now), '00:00')
  const listed = (await bookingsOfReader(ctx))
    .map(({ id, event, status, amount, people }) => ({
      ...{ id, event, status, amount },
      names: people.filter(({ isCancelled }) => !isCancelled).map(({ name }) => name),
      path: isTicketPathValid(event, now) ? ticketPath(ctx.secret, id, event) : undefined,
    }))
    .toSorted((a, b) => a.event.startsAt.getTime() - b.event.startsAt.getTime())
  const isComing = ({ event }: ListedBooking) => event.startsAt >= today
  return {
    coming: listed.filter(isComing),
    past: listed.filter((booking) => !isComing(booking)).toReversed(),
  }
}

/** Lists the reader's own bookings with all answers, for the file of their personal data. */
export async function bookingsInFile(ctx: Reads) {
  const own = []
  for (const booking of await bookingsOfReader(ctx)) {
    const given = await answersOfBooking(ctx.db, booking.id)
    const shown = (ticketId: string | null) =>
      given
        .filter((one) => one.ticketId === ticketId)
        .map(({ label, text }) => ({ question: label, answer: text }))
    const people = booking.people.map(({ id, name, isCancelled }) => ({
      name,
      isCancelled,
      answers: shown(id),
    }))
    own.push({ ...booking, people, answers: shown(null) })
  }
  return own
}
export type BookingInFile = Awaited<ReturnType<typeof bookingsInFile>>[number]
