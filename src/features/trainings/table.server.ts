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
 * The training times of one team, as a text that its coach edits. The API has them as TrainingsOverrideJson of the
 * configuration; here each has its own row, so that two coaches do not overwrite each other.
 */
export const trainings = pgTable('trainings', {
  ...entryColumns(),
  label: text('label').notNull(),
  teamId: uuid('team_id')
    .unique()
    .references(() => teams.id),
  value: text('value').notNull().default(''),
  /** The standard text, which visitors see while `value` is empty or `showsStandard` is true. [resolutions E14] */
  defaultValue: text('default_value').notNull().default(''),
  /**
   * Set for all teams when an API call turns TrainingsOverride off, and unset when a text is saved in the admin area.
   */
  showsStandard: boolean('shows_standard').notNull().default(false),
  ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
  position: integer('position').notNull().default(0),
})
