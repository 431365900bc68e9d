import { sql } from 'drizzle-orm'
import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../kernel/ids.ts'
import { type Pence, pence } from '../../kernel/money.ts'

/** An instant, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Whole pence, validated on every read. */
export const amountInPence = customType<{ data: Pence; driverData: string | number }>({
  dataType: () => 'bigint',
  fromDriver: (stored) => pence(Number(stored)),
})

/** Bytes stored in the row itself, for small files that exist only once. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The columns of every content type. `version` increases with each update and is used to detect lost updates. */
export const entryColumns = () => ({
  id: uuid('id').primaryKey().$defaultFn(newId),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
  version: integer('version').notNull().default(1),
})
