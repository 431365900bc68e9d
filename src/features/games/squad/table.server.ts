import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/table.server.ts'
import { members } from '../../members/table.server.ts'
import { games } from '../table.server.ts'
import type { AnnouncedFacts } from './model/announced.ts'
import { AVAILABILITY, CALL_UP_ANSWERS, SQUAD_POSITIONS } from './model/squad.ts'

const gameId = () =>
  uuid('game_id')
    .notNull()
    .references(() => games.id, { onDelete: 'cascade' })
const memberId = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })
/** The account that answered; null for an answer by an e-mailed link. */
const answeredBy = () => uuid('answered_by').references(() => users.id, { onDelete: 'set null' })

/** The details of a game for its squad. Visitors see none of them. */
export const gameSquads = pgTable('game_squads', {
  gameId: gameId().primaryKey(),
  /** How long before the game the squad meets. Relative, so that the meeting moves with the game. */
  meetBeforeMinutes: smallint('meet_before_minutes'),
  meetPlace: text('meet_place').notNull().default(''),
  kitColour: text('kit_colour').notNull().default(''),
  /** The coaches and helpers on the bench. */
  officials: text('officials').notNull().default(''),
  referees: text('referees').notNull().default(''),
  /** The details that the called-up players were last notified of; null before the first call-up. */
  announced: jsonb('announced').$type<AnnouncedFacts>(),
  version: integer('version').notNull().default(1),
})

/** The players of a squad. Places are numbered from 1 to 16, so that the database limits its size. */
export const gameCallUps = pgTable(
  'game_call_ups',
  {
    gameId: gameId(),
    memberId: memberId(),
    place: smallint('place').notNull(),
    position: text('position', { enum: SQUAD_POSITIONS }).notNull(),
    shirtNumber: smallint('shirt_number'),
    /** Null until the player is called up. */
    calledUpAt: instant('called_up_at'),
    answer: text('answer', { enum: CALL_UP_ANSWERS }),
    answeredAt: instant('answered_at'),
    answeredBy: answeredBy(),
    /** Null until the player was reminded. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.memberId] }),
    unique('game_call_ups_place').on(table.gameId, table.place),
    unique('game_call_ups_shirt').on(table.gameId, table.shirtNumber),
    check('game_call_ups_sixteen_at_most', sql`${table.place} between 1 and 16`),
    check('game_call_ups_shirts', sql`${table.shirtNumber} between 1 and 99`),
    index('game_call_ups_member').on(table.memberId),
  ],
)

/** A player's availability for a game. The last answer of the player or a guardian counts. */
export const gameAnswers = pgTable(
  'game_answers',
  {
    gameId: gameId(),
    memberId: memberId(),
    answer: text('answer', { enum: AVAILABILITY }).notNull(),
    answeredAt: instant('answered_at').notNull(),
    answeredBy: answeredBy(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.memberId] }),
    index('game_answers_member').on(table.memberId),
  ],
)
