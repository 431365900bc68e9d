import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { STAFF_ROLES } from '../../../kernel/actor.ts'
import { folded } from '../../../kernel/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { RUNNING } from '../../billing/subscriptions/model.ts'
import { subscriptions } from '../../billing/subscriptions/table.server.ts'
import { WITH_PLACES } from '../../events/booking/model/booking.ts'
import { bookings } from '../../events/booking/table.server.ts'
import { events } from '../../events/table.server.ts'
import { formResults, forms } from '../../forms/table.server.ts'
import {
  chosenRecipients,
  findRecipients,
  type Recipient,
} from '../../members/bulk/queries/recipients.server.ts'
import { seasonsSince } from '../../money/model.ts'
import { registrations } from '../../registrations/table.server.ts'
import { groupId } from '../model/audience.ts'
import { requireWriter } from '../policy.ts'

type Reads = Pick<Ctx, 'db' | 'actor' | 'clock' | 'club'>

const RECENT_EVENTS = 20

/** Finds groups and members for a message by words; without words, all groups. Throws Forbidden. */
export async function findGroups(ctx: Reads, words: string): Promise<Recipient[]> {
  requireWriter(ctx)
  const [found, groups] = await Promise.all([findRecipients(ctx, words), furtherGroups(ctx)])
  const typed = folded(words).split(/\s+/)
  return [...found, ...groups.filter(({ name }) => typed.every((word) => folded(name).includes(word)))]
}

/** Returns the chosen groups and members that still exist. Throws Forbidden. */
export async function chosenGroups(ctx: Reads, to: readonly string[]): Promise<Recipient[]> {
  requireWriter(ctx)
  const [chosen, groups] = await Promise.all([chosenRecipients(ctx, to), furtherGroups(ctx)])
  return [...chosen, ...groups.filter(({ id }) => to.includes(id))]
}

const ROLE_NAMES = {
  administrator: 'Administrators',
  finance: 'Finance staff',
  shop: 'Shop managers',
  coach: 'Coaches',
} as const

async function furtherGroups({ db }: Reads): Promise<Recipient[]> {
  const [booked, answered] = await Promise.all([
    db
      .select({ id: events.id, name: events.name, startsAt: events.startsAt })
      .from(events)
      .innerJoin(bookings, and(eq(bookings.eventId, events.id), inArray(bookings.status, [...WITH_PLACES])))
      .groupBy(events.id)
      .orderBy(desc(events.startsAt))
      .limit(RECENT_EVENTS),
    db
      .select({ id: forms.id, title: forms.title, many: count() })
      .from(forms)
      .innerJoin(formResults, eq(formResults.formId, forms.id))
      .where(eq(forms.confidential, false))
      .groupBy(forms.id)
      .orderBy(forms.title),
  ])
  return [
    ...STAFF_ROLES.map((role) => ({ id: groupId('role', role), name: ROLE_NAMES[role] })),
    ...booked.map(({ id, name }) => ({ id: groupId('event', id), name: `Booked: ${name}` })),
    ...answered.map(({ id, title }) => ({ id: groupId('form', id), name: `Answered: ${title}` })),
  ]
}

export type FilterChoices = { plans: string[]; seasons: { id: string; name: string }[] }

/** The plans and seasons by which an audience can be filtered. Throws Forbidden. */
export async function filterChoices(ctx: Reads): Promise<FilterChoices> {
  requireWriter(ctx)
  const [plans, [first]] = await Promise.all([
    ctx.db
      .selectDistinct({ plan: subscriptions.plan })
      .from(subscriptions)
      .where(inArray(subscriptions.status, [...RUNNING]))
      .orderBy(subscriptions.plan),
    ctx.db
      .select({ at: registrations.submittedAt })
      .from(registrations)
      .orderBy(registrations.submittedAt)
      .limit(1),
  ])
  const seasons = seasonsSince(first?.at ?? undefined, ctx.clock.now(), ctx.club.seasonStartMonth)
  return {
    plans: plans.map(({ plan }) => plan).filter(Boolean),
    seasons: seasons.map(({ id, name }) => ({ id, name })),
  }
}
