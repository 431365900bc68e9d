import { and, eq, gt } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { restDueAt } from '../model/deposit.ts'
import { bookings, ticketTypes } from '../table.server.ts'

/** Moves what is due after the day of an event to that day, when the event is moved to an earlier one. */
export async function moveDueDays(tx: Tx, eventId: string, startsAt: Date): Promise<void> {
  const day = clubDay(startsAt)
  await tx
    .update(ticketTypes)
    .set({ restDueOn: day })
    .where(and(eq(ticketTypes.eventId, eventId), gt(ticketTypes.restDueOn, day)))
  await tx
    .update(bookings)
    .set({ restDueAt: restDueAt(day) })
    .where(and(eq(bookings.eventId, eventId), gt(bookings.restDueAt, restDueAt(day))))
}
