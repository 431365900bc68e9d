import { and, asc, eq, exists, gte, inArray, lt, not, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { memberTeams } from '../../members/table.server.ts'
import { canReadDetails } from '../policy.ts'
import { events, eventTeams } from '../table.server.ts'

/** An event for a calendar. */
export type CalendarEvent = {
  id: string
  name: string
  slug: string
  startsAt: Date
  version: number
  updatedAt: Date
  /** Empty if the reader may not see it. */
  venue: string
}

const columns = {
  id: events.id,
  name: events.name,
  slug: events.slug,
  startsAt: events.startsAt,
  version: events.version,
  updatedAt: events.updatedAt,
  venue: events.venue,
  membersOnly: events.membersOnly,
}

type Reads = Pick<Ctx, 'db' | 'actor'>

/**
 * Lists the events of a period for the whole club and for the teams of these members. The caller must check that the
 * actor acts for the members.
 */
export async function familyEvents(
  { db, actor }: Reads,
  memberIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<CalendarEvent[]> {
  const ofEvent = db.select({ one: sql`1` }).from(eventTeams).where(eq(eventTeams.eventId, events.id))
  const ofMembers = db
    .select({ one: sql`1` })
    .from(eventTeams)
    .innerJoin(memberTeams, eq(memberTeams.teamId, eventTeams.teamId))
    .where(and(eq(eventTeams.eventId, events.id), inArray(memberTeams.memberId, [...memberIds])))
  const found = await db
    .select(columns)
    .from(events)
    .where(
      and(
        eq(events.visible, true),
        gte(events.startsAt, from),
        lt(events.startsAt, to),
        or(not(exists(ofEvent)), exists(ofMembers)),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
  return found.map((event) => forReader(actor, event))
}

/** Returns a visible event by id, or undefined. */
export async function findCalendarEvent(
  { db, actor }: Reads,
  id: string,
): Promise<CalendarEvent | undefined> {
  const [event] = await db
    .select(columns)
    .from(events)
    .where(and(eq(events.id, id), eq(events.visible, true)))
  return event && forReader(actor, event)
}

const forReader = (
  actor: Ctx['actor'],
  { membersOnly, ...event }: CalendarEvent & { membersOnly: boolean },
): CalendarEvent => ({ ...event, venue: canReadDetails(actor, { membersOnly }) ? event.venue : '' })
