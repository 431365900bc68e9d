import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Records which demo data was created. An incomplete run is deleted and repeated at the next start. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
})
