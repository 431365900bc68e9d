import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The rate limit counters, with the columns in the order that rate-limiter-flexible expects. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})
