import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns, instant } from '../../platform/database/columns.ts'
import { teams } from '../teams/table.server.ts'
import { type CompetitionRules, GAME_STATUSES } from './model/game.ts'

/** A league or cup in one season, with its rules. */
export const competitions = pgTable(
  'competitions',
  {
    ...entryColumns(),
    name: text('name').notNull(),
    /** '2026/27' */
    season: text('season').notNull(),
    /** Our team in the competition. */
    teamId: uuid('team_id').references(() => teams.id),
    rules: jsonb('rules').$type<CompetitionRules>().notNull(),
  },
  (table) => [index('competitions_team').on(table.teamId)],
)

/** A game of a competition. Games between other clubs are stored too, because the table needs them. */
export const games = pgTable(
  'games',
  {
    ...entryColumns(),
    /** The number that the API calls Type: a team's legacy id, or that of a team we do not have. */
    type: integer('type'),
    /** Our team in this league; null for a game that matches no team yet. */
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'set null' }),
    competitionId: uuid('competition_id').references(() => competitions.id),
    startsAt: instant('starts_at').notNull(),
    homeTeam: text('home_team').notNull(),
    awayTeam: text('away_team').notNull(),
    venue: text('venue').notNull().default(''),
    round: integer('round'),
    status: text('status', { enum: GAME_STATUSES }).notNull().default('scheduled'),
    homeScore: integer('home_score'),
    awayScore: integer('away_score'),
    /** The side that forfeited: 'home' or 'away'. A forfeit has no invented score. */
    forfeitedBy: text('forfeited_by', { enum: ['home', 'away'] }),
  },
  (table) => [
    index('games_type_starts').on(table.type, table.startsAt),
    index('games_team_starts').on(table.teamId, table.startsAt),
    index('games_starts').on(table.startsAt),
    index('games_competition').on(table.competitionId),
  ],
)
