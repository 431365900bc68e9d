import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LocalDate } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import { instant } from '../../platform/database/columns.ts'
import { members } from '../members/table.server.ts'
import { teams } from '../teams/table.server.ts'
import { SEASON_STATUSES, type TeamPlan } from './model/season.ts'

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
  },
  (table) => [
    primaryKey({ columns: [table.seasonId, table.memberId] }),
    check('season_members_team', sql`${table.isTeamChosen} or ${table.teamId} is null`),
  ],
)

export type Season = typeof seasons.$inferSelect
export type SeasonMember = typeof seasonMembers.$inferSelect
