import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { LocalDate } from '../../../kernel/dates.ts'
import { entryColumns, instant } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/table.server.ts'
import { members } from '../../members/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { trainingSeries } from '../series/table.server.ts'
import { venues } from '../table.server.ts'

/** One training session. */
export const trainingSessions = pgTable(
  'training_sessions',
  {
    ...entryColumns(),
    /** Null for a session that was added, and for one whose series was removed. */
    seriesId: uuid('series_id').references(() => trainingSeries.id, { onDelete: 'set null' }),
    /** The day on which the series has it, also after it was moved to another day. */
    plannedOn: date('planned_on', { mode: 'string' }).$type<LocalDate>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    venueId: uuid('venue_id').references(() => venues.id, { onDelete: 'set null' }),
    /** The place, where it is none of the halls. */
    venueText: text('venue_text').notNull().default(''),
    status: text('status', { enum: ['scheduled', 'cancelled'] })
      .notNull()
      .default('scheduled'),
    /** Why it is cancelled or was moved. */
    reason: text('reason').notNull().default(''),
    /** Its time or place is its own: changes of the series leave it alone. */
    moved: boolean('moved').notNull().default(false),
  },
  (table) => [
    unique('training_sessions_once').on(table.seriesId, table.plannedOn),
    check('training_sessions_in_order', sql`${table.endsAt} > ${table.startsAt}`),
    index('training_sessions_starts').on(table.startsAt),
  ],
)

/** The teams of a session. They are its own, so that past sessions keep theirs when the series changes. */
export const sessionTeams = pgTable(
  'training_session_teams',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => trainingSessions.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.teamId] }),
    index('training_session_teams_team').on(table.teamId),
  ],
)

/** Whether a member comes to a session. The last answer counts. */
export const sessionAnswers = pgTable(
  'session_answers',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => trainingSessions.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    answer: text('answer', { enum: ['yes', 'no', 'maybe'] }).notNull(),
    /** A word with it, such as "ten minutes late". */
    note: text('note').notNull().default(''),
    answeredAt: instant('answered_at').notNull(),
    /** Null for an answer by the link of an e-mail to an address without an account. */
    answeredById: uuid('answered_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name of who answered, as it was then. */
    answeredBy: text('answered_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.memberId] }),
    index('session_answers_member').on(table.memberId),
  ],
)
