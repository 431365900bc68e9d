import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LocalDate } from '../../../kernel/dates.ts'
import { entryColumns } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { venues } from '../table.server.ts'

/** A weekly training, from which sessions are generated. Times are local at the club. */
export const trainingSeries = pgTable(
  'training_series',
  {
    ...entryColumns(),
    /** 1 is Monday, 7 is Sunday. */
    weekday: integer('weekday').notNull(),
    /** Formatted as '20:00'. */
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
    venueId: uuid('venue_id').references(() => venues.id, { onDelete: 'set null' }),
    /** The place as free text, if it is not one of the halls. */
    venueText: text('venue_text').notNull().default(''),
    firstOn: date('first_on', { mode: 'string' }).$type<LocalDate>().notNull(),
    lastOn: date('last_on', { mode: 'string' }).$type<LocalDate>().notNull(),
    note: text('note').notNull().default(''),
    /** How many days before a session its members are asked whether they are coming; 0 for never. */
    askDays: integer('ask_days').notNull().default(5),
    /** How many hours before a session members who have not answered are reminded; 0 for never. */
    remindHours: integer('remind_hours').notNull().default(24),
  },
  (table) => [
    check('training_series_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'training_series_times',
      sql`${table.startTime} ~ '^[0-2][0-9]:[0-5][0-9]$' and ${table.endTime} ~ '^[0-2][0-9]:[0-5][0-9]$' and ${table.endTime} > ${table.startTime}`,
    ),
    check('training_series_days', sql`${table.lastOn} >= ${table.firstOn}`),
  ],
)

/** The teams that train together. */
export const seriesTeams = pgTable(
  'training_series_teams',
  {
    seriesId: uuid('series_id')
      .notNull()
      .references(() => trainingSeries.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.teamId] }),
    index('training_series_teams_team').on(table.teamId),
  ],
)

/** The coaches of a series. */
export const seriesCoaches = pgTable(
  'training_series_coaches',
  {
    seriesId: uuid('series_id')
      .notNull()
      .references(() => trainingSeries.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.seriesId, table.userId] })],
)

/** Days without training, such as school holidays, for one series or for all. */
export const trainingExceptions = pgTable(
  'training_exceptions',
  {
    ...entryColumns(),
    /** Null for all series. */
    seriesId: uuid('series_id').references(() => trainingSeries.id, { onDelete: 'cascade' }),
    firstOn: date('first_on', { mode: 'string' }).$type<LocalDate>().notNull(),
    lastOn: date('last_on', { mode: 'string' }).$type<LocalDate>().notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [
    check('training_exceptions_days', sql`${table.lastOn} >= ${table.firstOn}`),
    index('training_exceptions_series').on(table.seriesId, table.lastOn),
  ],
)
