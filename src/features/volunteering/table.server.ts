import { boolean, date, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '../../platform/database/columns.ts'
import { members } from '../members/table.server.ts'
import { ROTA_TEAMS, SEATS } from './model.ts'

/** A job done by volunteers. */
export const positions = pgTable('positions', {
  ...entryColumns(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  category: text('category').notNull().default(''),
  icon: text('icon').notNull().default(''),
  /** Flexible positions have a rota; fixed ones have holders. */
  isFlexible: boolean('is_flexible').notNull().default(false),
  generalClub: boolean('general_club').notNull().default(false),
  enabled: boolean('enabled').notNull().default(true),
  position: integer('position').notNull().default(0),
  /** Whether members under 16 can be assigned to its rota. */
  allowsUnder16: boolean('allows_under_16').notNull().default(false),
})

/** The holders of fixed positions, one for each seat. */
export const positionHolders = pgTable(
  'position_holders',
  {
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    seat: text('seat', { enum: SEATS }).notNull(),
    /** Null if the seat is open. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.positionId, table.seat] })],
)

/** Two weeks of the season. [VOL-013, resolutions E10] */
export const rotaWeeks = pgTable('rota_weeks', {
  ...entryColumns(),
  name: text('name').notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull().unique(),
})

/** The holder of a flexible position for a team and week. One row for each slot detects concurrent writes. */
export const rotaSlots = pgTable(
  'rota_slots',
  {
    ...entryColumns(),
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id),
    weekId: uuid('week_id')
      .notNull()
      .references(() => rotaWeeks.id),
    team: text('team', { enum: ROTA_TEAMS }).notNull(),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
  },
  (table) => [unique('rota_slots_one').on(table.positionId, table.weekId, table.team)],
)
