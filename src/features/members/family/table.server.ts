import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/table.server.ts'
import { members } from '../table.server.ts'

/** Who looks after a child: an account that answers, pays and reads for them. A child has two at most. */
export const guardians = pgTable(
  'guardians',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 or 2: the first is asked to pay. */
    place: smallint('place').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.userId] }),
    unique('guardians_place').on(table.memberId, table.place),
    check('guardians_two_at_most', sql`${table.place} in (1, 2)`),
    index('guardians_user').on(table.userId),
  ],
)
