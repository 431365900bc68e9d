import { asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { type TicketType, ticketTypes } from '../table.server.ts'

/** Returns the ticket types of an event in the order in which they were added. */
export const ticketTypesOf = async (db: Db | Tx, eventId: string): Promise<TicketType[]> =>
  db.select().from(ticketTypes).where(eq(ticketTypes.eventId, eventId)).orderBy(asc(ticketTypes.id))

/** Whether an event takes bookings instead of contributions. */
export const takesBookings = async (db: Db | Tx, eventId: string): Promise<boolean> =>
  (await db.$count(ticketTypes, eq(ticketTypes.eventId, eventId))) > 0
