import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** The rate limit counters, with the columns in the order that rate-limiter-flexible expects. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** Digests of what was sent through forms, so that a repetition within an hour counts once. Deleted each night. */
export const formSubmissions = pgTable('form_submissions', {
  digest: text('digest').primaryKey(),
  createdAt: instant('created_at').notNull(),
})
