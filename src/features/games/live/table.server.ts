import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import { games } from '../table.server.ts'
import { EVENT_KINDS } from './model/match-event.ts'

/**
 * The events that the scorer's table recorded. Append-only: the database refuses updates, and deletes events only with
 * their game. Ids are generated on the phone, so that a repeated event is stored once.
 */
export const matchEvents = pgTable(
  'match_events',
  {
    id: uuid('id').primaryKey(),
    gameId: uuid('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** The order of arrival. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    /** When it happened, on the server's clock. */
    happenedAt: instant('happened_at').notNull(),
    side: text('side', { enum: ['home', 'away'] }),
    shirtNumber: smallint('shirt_number'),
    period: smallint('period'),
    clockMs: integer('clock_ms'),
    undoes: uuid('undoes'),
  },
  (table) => [
    index('match_events_game').on(table.gameId, table.sequence),
    check('match_events_shirts', sql`${table.shirtNumber} between 0 and 99`),
    check('match_events_undo', sql`(${table.kind} = 'undo') = (${table.undoes} is not null)`),
  ],
)
