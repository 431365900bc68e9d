import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocalDate } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import { instant } from '../../platform/database/columns.ts'
import { members } from '../members/table.server.ts'
import { registrations } from '../registrations/table.server.ts'
import { teams } from '../teams/table.server.ts'
import { SEASON_ANSWERS, SEASON_STATUSES, type TeamBefore, type TeamPlan } from './model/season.ts'

/** The preparation of a season, step by step. The newest one is the current one. */
export const seasons = pgTable('seasons', {
  id: uuid('id').primaryKey().$defaultFn(newId),
  /** Increases with each change of the teams, to detect lost updates. */
  version: integer('version').notNull().default(1),
  firstOn: date('first_on', { mode: 'string' }).$type<LocalDate>().notNull().unique(),
  name: text('name').notNull(),
  /** The day on which the ages of players count. */
  agesOn: date('ages_on', { mode: 'string' }).$type<LocalDate>().notNull(),
  status: text('status', { enum: SEASON_STATUSES }).notNull().default('open'),
  /** The teams that change their name or do not play. */
  teamPlans: jsonb('team_plans').$type<TeamPlan[]>().notNull().default([]),
  /** The training series that were copied, with the id of the copy. */
  copiedSeries: jsonb('copied_series').$type<Record<string, string>>().notNull().default({}),
  startedAt: instant('started_at').notNull(),
  /** The last bulk run that wrote to families. */
  askRunId: uuid('ask_run_id'),
  /** The bulk run that closes the season. An open season that has one was closed, and the closing was undone. */
  closeRunId: uuid('close_run_id'),
  closedAt: instant('closed_at'),
  /** The teams before closing changed them, for the undo. */
  teamsBefore: jsonb('teams_before').$type<TeamBefore[]>().notNull().default([]),
})

/** What is planned for a member in a season. A member without a row follows the proposal. */
export const seasonMembers = pgTable(
  'season_members',
  {
    seasonId: uuid('season_id')
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Whether staff chose the team, which is then `teamId`; null for no team. */
    isTeamChosen: boolean('is_team_chosen').notNull().default(false),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'set null' }),
    /** Whether the shirt number becomes free. */
    releasesNumber: boolean('releases_number').notNull().default(false),
    /** Whether the member comes back; null while unanswered. */
    answer: text('answer', { enum: SEASON_ANSWERS }),
    /** Why not, in the words of the family or of staff. */
    reason: text('reason').notNull().default(''),
    answeredAt: instant('answered_at'),
    isByStaff: boolean('is_by_staff').notNull().default(false),
    /** The registration that confirming has made. */
    registrationId: uuid('registration_id').references(() => registrations.id, { onDelete: 'set null' }),
    /** Whether the subscription stays as it is: it does not end with the membership, and keeps its price. */
    keepsSubscription: boolean('keeps_subscription').notNull().default(false),
    /** The fields of the member before closing changed them, by wire name, and the version after, for the undo. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    versionAfter: integer('version_after'),
  },
  (table) => [
    primaryKey({ columns: [table.seasonId, table.memberId] }),
    check('season_members_team', sql`${table.isTeamChosen} or ${table.teamId} is null`),
    check('season_members_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    index('season_members_member').on(table.memberId),
  ],
)

/** The addresses that are asked about a season. Each has one link for all its people. */
export const seasonFamilies = pgTable(
  'season_families',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    seasonId: uuid('season_id')
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** The members that it was asked about. Who may answer for them is checked again when the link is opened. */
    memberIds: uuid('member_ids').array().notNull(),
    sentAt: instant('sent_at'),
    remindedAt: instant('reminded_at'),
  },
  (table) => [unique('season_families_once').on(table.seasonId, table.email)],
)

export type Season = typeof seasons.$inferSelect
export type SeasonFamily = typeof seasonFamilies.$inferSelect
export type SeasonMember = typeof seasonMembers.$inferSelect
