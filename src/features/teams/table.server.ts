import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '../../platform/database/columns.ts'
import { files } from '../../platform/files/table.server.ts'
import { users } from '../accounts/table.server.ts'

/** A team of the club. */
export const teams = pgTable('teams', {
  ...entryColumns(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  colour: text('colour').notNull().default(''),
  genre: text('genre', { enum: ['men', 'women', 'mixed'] }).notNull(),
  /** The number that the API calls the Type of its games. Optional. */
  legacyId: integer('legacy_id').unique(),
  mainImageId: uuid('main_image_id').references(() => files.id, { onDelete: 'set null' }),
  description: text('description').notNull().default(''),
  showInMenu: boolean('show_in_menu').notNull().default(true),
  showStandings: boolean('show_standings').notNull().default(false),
  active: boolean('active').notNull().default(true),
  /** A children's team. Its players are treated as minors whatever their date of birth. */
  youth: boolean('youth').notNull().default(false),
  /** The ages of its players in whole years. The default is under 18 for a children's team, adults for any other. */
  minAge: integer('min_age'),
  maxAge: integer('max_age'),
  /** Fixtures and tables as HTML, shown if there are no results. */
  fixturesHtml: text('fixtures_html').notNull().default(''),
  /** Names in league tables that only this team uses, in addition to the club's. */
  leagueNames: jsonb('league_names').$type<string[]>().notNull().default([]),
  /** Whether the team takes turns in the rota and has its own fixed positions. */
  inRota: boolean('in_rota').notNull().default(true),
  /** Its id in the rota of the API, such as men1. Defaults to `id`. */
  rotaKey: text('rota_key').unique(),
  position: integer('position').notNull().default(0),
})

export const teamImages = pgTable(
  'team_images',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.fileId] })],
)

/** The teams that each coach is responsible for. */
export const coachTeams = pgTable(
  'coach_teams',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.teamId] })],
)
