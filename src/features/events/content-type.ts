import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { hasRole, isMember } from '../../kernel/actor.ts'
import { Invalid } from '../../kernel/errors.ts'
import { penceOf, poundsOf } from '../../kernel/money.ts'
import {
  boolean,
  computed,
  defineContentType,
  image,
  instant,
  many,
  one,
  type Reader,
  slug,
  text,
} from '../../platform/content/content-type.ts'
import { paths } from '../../web/paths.ts'
import { payments } from '../billing/payments/table.server.ts'
import { members } from '../members/table.server.ts'
import { bookings } from './booking/table.server.ts'
import { events, eventTeams } from './table.server.ts'

/** Hides the value of a column from visitors if the event is for members only. */
const forMembers = (column: PgColumn, hidden: SQL) => (reader: Reader) =>
  isMember(reader.actor)
    ? sql`${column}`
    : sql`case when ${events.membersOnly} then ${hidden} else ${column} end`

/**
 * Lists the payers' first names, for members, if the event shows them. Never includes amounts, addresses or the
 * provider's record.
 */
const payers = (reader: Reader) => {
  if (!isMember(reader.actor)) return sql`'[]'::jsonb`
  return sql`case when ${events.showWhoPaid} then (
    select coalesce(jsonb_agg(jsonb_build_object('billing_name',
      coalesce(${members.firstName}, split_part(${payments.payerName}, ' ', 1))) order by ${payments.id}), '[]')
    from ${payments} left join ${members} on ${members.id} = ${payments.memberId}
    where ${payments.purpose} = 'event' and ${payments.objectId} = ${events.id}
      and ${payments.status} = 'paid' and not ${payments.disputed}
  ) else '[]' end`
}

/** Matches the payments that prevent deleting an event: open, paid and refunded ones. */
const keptPaymentsOf = (id: string): SQL | undefined =>
  and(
    eq(payments.purpose, 'event'),
    eq(payments.objectId, id),
    inArray(payments.status, ['open', 'paid', 'refunded']),
  )

/** Events of the club, with or without a contribution. */
export const eventContentType = defineContentType({
  collection: 'events',
  type: 'Event',
  single: 'event',
  one: 'Event',
  many: 'Events',
  table: events,
  id: events.id,
  read: 'public',
  rows: ({ actor }) => (hasRole(actor, 'administrator') ? undefined : sql`${events.visible}`),
  write: ['administrator'],
  limit: 500,
  sort: 'Date:desc',
  drafts: true,
  page: ({ Slug }) => paths.event(String(Slug)),
  fields: {
    Name: text(events.name, { required: true, max: 160 }),
    Slug: slug(events.slug, { from: 'Name' }),
    Description: {
      kind: 'richText',
      column: events.description,
      value: forMembers(events.description, sql`''`),
      max: 50_000,
    },
    Date: instant(events.startsAt, { required: true }),
    Venue: { kind: 'text', column: events.venue, value: forMembers(events.venue, sql`''`), max: 200 },
    /** Pounds in the API, pence in the table. */
    Price: {
      kind: 'number',
      column: events.priceMinor,
      value: (reader) => sql`(${forMembers(events.priceMinor, sql`null`)(reader)} / 100.0)::float`,
      min: 0,
      max: 800,
      unit: 'pounds',
    },
    MembersOnly: boolean(events.membersOnly),
    visible: boolean(events.visible, {
      read: ['administrator'],
      label: 'Show on the site',
      help: 'If off, nobody can find or pay for it.',
    }),
    birthday: boolean(events.birthday),
    mainImage: image(events.mainImageId),
    ShowWhoPaid: boolean(events.showWhoPaid, { read: 'members' }),
    payments: computed('json', payers, { read: 'members' }),
    member_to_pay: one(events.memberToPayId, 'members', { read: 'members' }),
    teams: many(
      'teams',
      { table: eventTeams, here: eventTeams.eventId, there: eventTeams.teamId },
      { limit: 20 },
    ),
  },
  async beforeWrite(_tx, _ctx, draft) {
    if (typeof draft.Price !== 'number') return
    const price = penceOf(draft.Price)
    if (poundsOf(price) !== draft.Price)
      throw new Invalid({ Price: ['Enter the price in pounds and pence, like 12.34'] })
    draft.Price = price
  },
  async beforeRemove(tx, _ctx, id) {
    if ((await tx.$count(bookings, eq(bookings.eventId, id))) > 0)
      throw new Invalid({ '': ['People have booked this event, so it cannot be deleted. Hide it instead.'] })
    if ((await tx.$count(payments, keptPaymentsOf(id))) > 0)
      throw new Invalid({
        '': ['People have paid for this event, so it cannot be deleted. Hide it instead.'],
      })
  },
})
