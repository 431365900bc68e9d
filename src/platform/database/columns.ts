import { sql } from 'drizzle-orm'
import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../kernel/ids.ts'

/** An instant, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Bytes in the row itself, for small files of which there is one. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The columns of every content type. `version` rises with each update and detects lost updates. */
export const entryColumns = () => ({
  id: uuid('id').primaryKey().$defaultFn(newId),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
  version: integer('version').notNull().default(1),
})
