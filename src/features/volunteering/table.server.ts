import { boolean, date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '../../platform/database/columns.ts'
import { members } from '../members/table.server.ts'
import { teams } from '../teams/table.server.ts'

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

/**
 * The holders of fixed positions. The teams determine which seats a position has; a seat without a row or without a
 * member is open.
 */
export const positionHolders = pgTable(
  'position_holders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    /** Null for the seat of the whole club. */
    teamId: uuid('team_id').references(() => teams.id),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
  },
  (table) => [unique('position_holders_one').on(table.positionId, table.teamId).nullsNotDistinct()],
)

/** Two weeks of the season. */
export const rotaWeeks = pgTable('rota_weeks', {
  ...entryColumns(),
  name: text('name').notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull().unique(),
})

/** The holders of flexible positions by team and week. A single row per slot detects concurrent writes. */
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
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
  },
  (table) => [unique('rota_slots_one').on(table.positionId, table.weekId, table.teamId)],
)
