import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocalDate } from '../../../kernel/dates.ts'
import { entryColumns, instant } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/table.server.ts'
import { members } from '../../members/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { trainingExceptions, trainingSeries } from '../series/table.server.ts'
import { venues } from '../table.server.ts'

/** One training session. */
export const trainingSessions = pgTable(
  'training_sessions',
  {
    ...entryColumns(),
    /** Null for a session outside any series, and after its series was removed. */
    seriesId: uuid('series_id').references(() => trainingSeries.id, { onDelete: 'set null' }),
    /** Its day in the series, which is kept when the session is moved. */
    plannedOn: date('planned_on', { mode: 'string' }).$type<LocalDate>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    venueId: uuid('venue_id').references(() => venues.id, { onDelete: 'set null' }),
    /** The place as free text, if it is not one of the halls. */
    venueText: text('venue_text').notNull().default(''),
    status: text('status', { enum: ['scheduled', 'cancelled'] })
      .notNull()
      .default('scheduled'),
    /** Why it was cancelled or moved. */
    reason: text('reason').notNull().default(''),
    /** The days without training that cancelled it; null if a coach cancelled it. */
    exceptionId: uuid('exception_id').references(() => trainingExceptions.id, { onDelete: 'set null' }),
    /** True if it has its own time or place, so that changes of the series do not affect it. */
    moved: boolean('moved').notNull().default(false),
    /** True if it was cancelled and then restored. */
    restored: boolean('restored').notNull().default(false),
    /** When its members were stored after its end. Until then its list follows the teams. */
    listedAt: instant('listed_at'),
  },
  (table) => [
    unique('training_sessions_once').on(table.seriesId, table.plannedOn),
    check('training_sessions_in_order', sql`${table.endsAt} > ${table.startsAt}`),
    check('training_sessions_exception', sql`${table.exceptionId} is null or ${table.status} = 'cancelled'`),
    index('training_sessions_exception_id').on(table.exceptionId),
    index('training_sessions_starts').on(table.startsAt),
    index('training_sessions_not_listed').on(table.endsAt).where(sql`${table.listedAt} is null`),
  ],
)

/** The teams of a session. Stored for each session, so that past ones keep their teams when the series changes. */
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

/** Whether a member is coming to a session. The last answer counts. */
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
    /** A short note, such as "ten minutes late". */
    note: text('note').notNull().default(''),
    answeredAt: instant('answered_at').notNull(),
    /** Null if the answer came by an e-mailed link to an address without account. */
    answeredById: uuid('answered_by_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.memberId] }),
    index('session_answers_member').on(table.memberId),
  ],
)

/** Attendance marks. The latest one counts: coaches may mark on several phones, and offline. */
const mark = () => ({
  state: text('state', { enum: ['present', 'late', 'absent', 'injured'] }),
  /** When the coach made the mark, on the phone's clock. */
  markedAt: instant('marked_at'),
  /** Generated on the phone. Orders marks with the same time identically everywhere. */
  markId: uuid('mark_id'),
  markedById: uuid('marked_by_id').references(() => users.id, { onDelete: 'set null' }),
})

/** A trialist: a person who is not a member and has booked one free session. */
export const sessionTrialists = pgTable(
  'session_trialists',
  {
    ...entryColumns(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => trainingSessions.id),
    name: text('name').notNull(),
    /** In lower case. A parent's address if the trialist is a child. */
    email: text('email').notNull(),
    age: integer('age').notNull(),
    experience: text('experience').notNull().default(''),
    /** When the link to register was sent, on the day after the session. */
    followedUpAt: instant('followed_up_at'),
    ...mark(),
  },
  (table) => [
    unique('session_trialists_once').on(table.sessionId, table.email, table.name),
    index('session_trialists_created').on(table.createdAt),
  ],
)

/** The attendance of members. */
export const sessionAttendance = pgTable(
  'session_attendance',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => trainingSessions.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    state: mark().state.notNull(),
    markedAt: mark().markedAt.notNull(),
    markId: mark().markId.notNull(),
    markedById: mark().markedById,
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.memberId] }),
    index('session_attendance_member').on(table.memberId),
  ],
)

/** The members of a session's teams when it ended, so that the list stays correct when people change teams or leave. */
export const sessionMembers = pgTable(
  'session_members',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => trainingSessions.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.memberId] }),
    index('session_members_member').on(table.memberId),
  ],
)
