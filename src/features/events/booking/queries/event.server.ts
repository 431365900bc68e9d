import { eq } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { canOrganise } from '../../policy.ts'
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

/** Returns an event to its organisers. Throws Forbidden to everyone else, and NotFound for an unknown event. */
export async function requireOrganised(
  { actor }: Pick<Ctx, 'actor'>,
  db: Db | Tx,
  id: string,
): Promise<BookedEvent> {
  if (!canOrganise(actor)) throw new Forbidden()
  if (!isId(id) || (await db.$count(events, eq(events.id, id))) === 0) throw new NotFound()
  return eventOf(db, id)
}
