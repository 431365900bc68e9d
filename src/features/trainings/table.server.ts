import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '../../platform/database/columns.ts'
import { files } from '../../platform/files/table.server.ts'
import { users } from '../accounts/table.server.ts'
import { teams } from '../teams/table.server.ts'

/** A hall. */
export const venues = pgTable('venues', {
  ...entryColumns(),
  name: text('name').notNull(),
  address: text('address').notNull().default(''),
  description: text('description').notNull().default(''),
  googleUrl: text('google_url').notNull().default(''),
  position: integer('position').notNull().default(0),
})

export const venueImages = pgTable(
  'venue_images',
  {
    venueId: uuid('venue_id')
      .notNull()
      .references(() => venues.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.venueId, table.fileId] })],
)

/**
 * The training times of one team, as text that its coach edits. On the wire they are
 * TrainingsOverrideJson of the configuration; a row each, so that two coaches do not overwrite each other.
 */
export const trainings = pgTable('trainings', {
  ...entryColumns(),
  label: text('label').notNull(),
  teamId: uuid('team_id')
    .unique()
    .references(() => teams.id),
  value: text('value').notNull().default(''),
  /** The standard text: visitors read it while `value` is empty or `showsStandard` is set. [resolutions E14] */
  defaultValue: text('default_value').notNull().default(''),
  /** Set for all teams when a call turns TrainingsOverride off. Saving the text in the admin area unsets it. */
  showsStandard: boolean('shows_standard').notNull().default(false),
  ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
  position: integer('position').notNull().default(0),
})
