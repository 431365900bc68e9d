import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns, instant } from '../../platform/database/columns.ts'
import { users } from '../accounts/table.server.ts'
import { trainings, venues } from '../trainings/table.server.ts'

/** A banner that every page shows for a period. It may also cancel a training or everything in a hall. */
export const announcements = pgTable(
  'announcements',
  {
    ...entryColumns(),
    text: text('text').notNull(),
    link: text('link').notNull().default(''),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    trainingId: uuid('training_id').references(() => trainings.id, { onDelete: 'cascade' }),
    venueId: uuid('venue_id').references(() => venues.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('announcements_in_order', sql`${table.endsAt} > ${table.startsAt}`),
    check('announcements_one_subject', sql`num_nonnulls(${table.trainingId}, ${table.venueId}) <= 1`),
    index('announcements_ends_at').on(table.endsAt),
  ],
)
