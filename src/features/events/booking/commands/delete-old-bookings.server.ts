import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Ports } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { events } from '../../table.server.ts'
import { isOwnBooking } from '../queries/own-bookings.server.ts'
import { answers, bookings, tickets } from '../table.server.ts'

/** Erases the people of bookings a year after their event. Returns the number of bookings. */
export const deleteOldBookings = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> =>
  transact({ db, pages: NO_PAGES }, async (tx) => {
    const old = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .innerJoin(events, eq(events.id, bookings.eventId))
      .where(
        and(
          ne(bookings.email, ''),
          lt(events.startsAt, sql`${clock.now().toISOString()}::timestamptz - interval '12 months'`),
        ),
      )
    return anonymise(
      tx,
      old.map(({ id }) => id),
    )
  })

/** Deletes the answers to the questions of events a month ago. Returns the number of answers. */
export const deleteOldAnswers = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> =>
  transact({ db, pages: NO_PAGES }, async (tx) => {
    const old = tx
      .select({ id: bookings.id })
      .from(bookings)
      .innerJoin(events, eq(events.id, bookings.eventId))
      .where(lt(events.startsAt, sql`${clock.now().toISOString()}::timestamptz - interval '1 month'`))
    const deleted = await tx
      .delete(answers)
      .where(inArray(answers.bookingId, old))
      .returning({ id: answers.id })
    return deleted.length
  })

/**
 * Erases a member: the name and address of their bookings with the names and answers of everybody in them, and their
 * own name and answers in the bookings of others. Types and prices stay. Returns the number of bookings.
 */
export async function anonymiseBookings(
  tx: Tx,
  { memberId, userId }: { memberId: string; userId: string | null },
): Promise<number> {
  const theirs = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.memberId, memberId))
  await tx.delete(answers).where(inArray(answers.ticketId, theirs))
  await tx.update(tickets).set({ name: '', memberId: null }).where(eq(tickets.memberId, memberId))
  const own = userId ? isOwnBooking({ userId, memberId }) : eq(bookings.memberId, memberId)
  const found = await tx.select({ id: bookings.id }).from(bookings).where(own)
  return anonymise(
    tx,
    found.map(({ id }) => id),
  )
}

async function anonymise(tx: Tx, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  await tx.delete(answers).where(inArray(answers.bookingId, ids))
  await tx.update(tickets).set({ name: '', memberId: null }).where(inArray(tickets.bookingId, ids))
  await tx
    .update(bookings)
    .set({ name: '', email: '', userId: null, memberId: null })
    .where(inArray(bookings.id, ids))
  return ids.length
}
