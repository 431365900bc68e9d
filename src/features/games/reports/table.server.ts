import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import { albums } from '../../photos/table.server.ts'
import { games } from '../table.server.ts'

/** The report of a game on its page: a short text and an album. */
export const gameReports = pgTable('game_reports', {
  gameId: uuid('game_id')
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  /** Plain text. */
  text: text('text').notNull().default(''),
  albumId: uuid('album_id').references(() => albums.id, { onDelete: 'set null' }),
  updatedAt: instant('updated_at').notNull(),
  version: integer('version').notNull().default(1),
})
