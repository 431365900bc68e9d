import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { entryColumns, instant } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/table.server.ts'
import { games } from '../../games/table.server.ts'
import { members } from '../../members/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { positions } from '../table.server.ts'
import { RHYTHMS } from './model/duty.ts'

/** How often a position is needed, such as three people at each home game of a team. Duties are generated from it. */
export const dutyRules = pgTable(
  'duty_rules',
  {
    ...entryColumns(),
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    /** Null for every team. */
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    rhythm: text('rhythm', { enum: RHYTHMS }).notNull(),
    /** Only for weekly duties. 1 is Monday; times are local at the club. */
    weekday: smallint('weekday'),
    startsTime: time('starts_time'),
    endsTime: time('ends_time'),
    /** Only for duties at games: how long before the game they begin. */
    minutesBefore: integer('minutes_before').notNull().default(45),
    places: smallint('places').notNull().default(1),
    points: smallint('points').notNull().default(1),
    /** How many days before the duty it can last be given back. */
    giveBackDays: smallint('give_back_days').notNull().default(3),
  },
  (table) => [
    check('duty_rules_places', sql`${table.places} between 1 and 20`),
    check(
      'duty_rules_weekly',
      sql`(${table.rhythm} = 'week') = (${table.weekday} is not null and ${table.startsTime} is not null and ${table.endsTime} is not null)`,
    ),
    index('duty_rules_position').on(table.positionId),
    unique('duty_rules_once')
      .on(table.positionId, table.teamId, table.rhythm, table.weekday, table.startsTime)
      .nullsNotDistinct(),
  ],
)

/** A job on one day, with a number of places. */
export const duties = pgTable(
  'duties',
  {
    ...entryColumns(),
    positionId: uuid('position_id')
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    /** Null for a duty that was added manually, or whose rule was removed. */
    ruleId: uuid('rule_id').references(() => dutyRules.id, { onDelete: 'set null' }),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'set null' }),
    gameId: uuid('game_id').references(() => games.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    place: text('place').notNull().default(''),
    note: text('note').notNull().default(''),
    places: smallint('places').notNull(),
    points: smallint('points').notNull(),
    giveBackDays: smallint('give_back_days').notNull(),
    /** Cancelled by an administrator. */
    cancelledAt: instant('cancelled_at'),
    /** Whether its game is postponed or cancelled. */
    gameOff: boolean('game_off').notNull().default(false),
  },
  (table) => [
    check('duties_in_order', sql`${table.endsAt} > ${table.startsAt}`),
    check('duties_places', sql`${table.places} between 1 and 20`),
    unique('duties_of_game').on(table.ruleId, table.gameId),
    uniqueIndex('duties_of_week').on(table.ruleId, table.startsAt).where(sql`${table.gameId} is null`),
    index('duties_starts').on(table.startsAt),
    index('duties_game').on(table.gameId),
  ],
)

/** The helpers of duties: one row for each place that is taken. */
export const dutyHelpers = pgTable(
  'duty_helpers',
  {
    dutyId: uuid('duty_id')
      .notNull()
      .references(() => duties.id, { onDelete: 'cascade' }),
    place: smallint('place').notNull(),
    /** The member who gets the points. */
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Whether a guardian helps in the member's place. */
    byGuardian: boolean('by_guardian').notNull().default(false),
    takenBy: uuid('taken_by').references(() => users.id, { onDelete: 'set null' }),
    takenAt: instant('taken_at').notNull(),
    /** Since when the place is offered to others. The member who takes it replaces the helper. */
    offeredAt: instant('offered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.dutyId, table.place] }),
    unique('duty_helpers_once').on(table.dutyId, table.memberId),
    index('duty_helpers_member').on(table.memberId),
  ],
)
