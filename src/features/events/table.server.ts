import { bigint, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns, instant } from '../../platform/database/columns.ts'
import { files } from '../../platform/files/table.server.ts'
import { members } from '../members/table.server.ts'
import { teams } from '../teams/table.server.ts'

/** An event of the club, with or without a contribution. */
export const events = pgTable(
  'events',
  {
    ...entryColumns(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    description: text('description').notNull().default(''),
    startsAt: instant('starts_at').notNull(),
    /** The place as free text: a hall and its address, a pub, a park. */
    venue: text('venue').notNull().default(''),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull().default(0),
    membersOnly: boolean('members_only').notNull().default(false),
    /** If false, the event is hidden everywhere and takes no payments. Earlier payments remain recorded. */
    visible: boolean('visible').notNull().default(true),
    birthday: boolean('birthday').notNull().default(false),
    mainImageId: uuid('main_image_id').references(() => files.id, { onDelete: 'set null' }),
    showWhoPaid: boolean('show_who_paid').notNull().default(false),
    /** The birthday person; the money always goes to the club. */
    memberToPayId: uuid('member_to_pay_id').references(() => members.id, { onDelete: 'set null' }),
  },
  (table) => [index('events_starts').on(table.startsAt)],
)

export const eventTeams = pgTable(
  'event_teams',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.teamId] })],
)
