import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Which stories were seeded. One that began and did not finish is wiped and told again at the next start. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
})
