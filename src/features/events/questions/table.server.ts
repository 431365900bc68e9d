import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '../../../platform/database/columns.ts'
import { events } from '../table.server.ts'
import { QUESTION_KINDS, SCOPES } from './model/question.ts'

/** What an event asks the people who book. The answers are in `event_answers`. */
export const eventQuestions = pgTable(
  'event_questions',
  {
    ...entryColumns(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: QUESTION_KINDS }).notNull(),
    label: text('label').notNull(),
    choices: jsonb('choices').$type<string[]>().notNull().default([]),
    required: boolean('required').notNull(),
    scope: text('scope', { enum: SCOPES }).notNull(),
    atCheckIn: boolean('at_check_in').notNull().default(false),
  },
  (table) => [
    index('event_questions_event').on(table.eventId),
    // Phones keep the list at the entrance, so nothing about health may be in it.
    check('event_questions_health', sql`not (${table.atCheckIn} and ${table.kind} = 'health')`),
  ],
)
