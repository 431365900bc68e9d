import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { events } from '../../table.server.ts'

export type BookedEvent = { id: string; name: string; slug: string; startsAt: Date; venue: string }

/** Returns the event of a booking, hidden or not. */
export async function eventOf(db: Db | Tx, id: string): Promise<BookedEvent> {
  const { name, slug, startsAt, venue } = events
  const [event] = await db
    .select({ id: events.id, name, slug, startsAt, venue })
    .from(events)
    .where(eq(events.id, id))
  if (!event) throw new Error(`the event ${id} of a booking does not exist`)
  return event
}
