import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../../kernel/ids.ts'
import { instant } from '../../../platform/database/columns.ts'
import { members } from '../../members/table.server.ts'
import { CHARGE_SOURCES } from './model.ts'

/** Members and single charges that are not reminded, with the treasurer's note. */
export const reminderPauses = pgTable(
  'reminder_pauses',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    source: text('source', { enum: CHARGE_SOURCES }),
    sourceId: text('source_id'),
    note: text('note').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('reminder_pauses_member').on(table.memberId),
    uniqueIndex('reminder_pauses_charge').on(table.source, table.sourceId),
    check(
      'reminder_pauses_of_one',
      sql`(${table.memberId} is null) = (${table.sourceId} is not null) and (${table.source} is null) = (${table.sourceId} is null)`,
    ),
  ],
)
