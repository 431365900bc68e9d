import { and, desc, eq, inArray } from 'drizzle-orm'
import { type Actor, isMember } from '../../../kernel/actor.ts'
import { type Pence, pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { fetchableBy, imageColumns } from '../../../platform/files/images.ts'
import { files } from '../../../platform/files/table.server.ts'
import { members } from '../../members/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { canReadDetails } from '../policy.ts'
import { events, eventTeams } from '../table.server.ts'
import { type Contributions, contributionsTo, paidByReader } from './contributions.server.ts'

const listed = {
  id: events.id,
  name: events.name,
  slug: events.slug,
  startsAt: events.startsAt,
  membersOnly: events.membersOnly,
  birthday: events.birthday,
  image: imageColumns,
}

const mainImage = (actor: Actor) => and(eq(files.id, events.mainImageId), fetchableBy(actor))

/** Lists all events, latest first, without members-only details. */
export async function listEvents(ctx: Pick<Ctx, 'db' | 'pages' | 'actor'>) {
  ctx.pages.read('events')
  return ctx.db
    .select(listed)
    .from(events)
    .leftJoin(files, mainImage(ctx.actor))
    .where(eq(events.visible, true))
    .orderBy(desc(events.startsAt), desc(events.id))
}

export type ListedEvent = Awaited<ReturnType<typeof listEvents>>[number]

export type EventDetails = {
  description: string
  venue: string
  price: Pence
  teams: { name: string; slug: string }[]
  /** The first name of the birthday person, for members. The money always goes to the club. */
  presentFor: string | undefined
  contributions: Contributions
  /** The reader's payments for the event, oldest first. */
  paidBefore: { amount: Pence; paidAt: Date | null }[]
}
export type EventPage = ListedEvent & { details: EventDetails | undefined }

/**
 * Finds an event by its slug. `details` is undefined if the reader may not see them, so that they never leave the
 * server.
 */
export async function findEvent(
  ctx: Pick<Ctx, 'db' | 'pages' | 'actor'>,
  slug: string,
): Promise<EventPage | undefined> {
  const [found] = await ctx.db
    .select({
      ...listed,
      description: events.description,
      venue: events.venue,
      priceMinor: events.priceMinor,
      showWhoPaid: events.showWhoPaid,
      presentFor: members.firstName,
    })
    .from(events)
    .leftJoin(files, mainImage(ctx.actor))
    .leftJoin(members, eq(members.id, events.memberToPayId))
    .where(and(eq(events.slug, slug), eq(events.visible, true)))
  ctx.pages.read(found ? `events/${found.id}` : 'events')
  if (!found) return undefined
  const { description, venue, priceMinor, showWhoPaid, presentFor, ...event } = found
  if (!canReadDetails(ctx.actor, event)) return { ...event, details: undefined }
  const details = {
    description,
    venue,
    price: pence(priceMinor),
    teams: await teamsOf(ctx, event.id),
    presentFor: isMember(ctx.actor) ? (presentFor ?? undefined) : undefined,
    contributions: await contributionsTo(ctx, { ...event, showWhoPaid }),
    paidBefore: await paidByReader(ctx, event.id),
  }
  return { ...event, details }
}

async function teamsOf({ db, pages }: Pick<Ctx, 'db' | 'pages'>, eventId: string) {
  pages.read('teams')
  return db
    .select({ name: teams.name, slug: teams.slug })
    .from(eventTeams)
    .innerJoin(teams, eq(teams.id, eventTeams.teamId))
    .where(eq(eventTeams.eventId, eventId))
    .orderBy(teams.position)
}

/** Returns the slugs of visible events by id. The event's page itself checks who may read it. */
export async function eventSlugs(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: events.id, slug: events.slug })
    .from(events)
    .where(and(inArray(events.id, [...new Set(ids)]), eq(events.visible, true)))
  return new Map(found.map(({ id, slug }) => [id, slug]))
}
