import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../database/columns.ts'

/** 'requested': the row waits for another feature's operation. */
export const BULK_STATUSES = ['waiting', 'requested', 'done', 'failed'] as const

/** Bulk runs: what to do, who started it, and whether it has ended. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    input: jsonb('input').$type<unknown>().notNull(),
    actorId: uuid('actor_id').notNull(),
    /** The form key, so that a form that is submitted twice starts one run. */
    key: text('key').notNull(),
    total: integer('total').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    unique('bulk_runs_once').on(table.actorId, table.key),
    index('bulk_runs_unfinished').on(table.startedAt).where(sql`${table.finishedAt} is null`),
    index('bulk_runs_actor').on(table.actorId, table.startedAt),
  ],
)

/** The rows of a run. A row's status changes in the same transaction as its effect. */
export const bulkItems = pgTable(
  'bulk_items',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => bulkRuns.id, { onDelete: 'cascade' }),
    subjectId: uuid('subject_id').notNull(),
    position: integer('position').notNull(),
    status: text('status', { enum: BULK_STATUSES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** The earliest time of the next attempt. */
    notBefore: instant('not_before'),
    /** The other feature's operation whose outcome becomes the outcome of this row. */
    operationId: text('operation_id'),
    /** The result, as a message for the user. */
    message: text('said').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.subjectId] }),
    index('bulk_items_waiting').on(table.runId, table.position).where(sql`${table.status} = 'waiting'`),
    index('bulk_items_requested').on(table.operationId).where(sql`${table.status} = 'requested'`),
  ],
)
