import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../../kernel/ids.ts'
import { instant } from '../../../platform/database/columns.ts'
import { members } from '../table.server.ts'
import type { ConsentKind } from './model.ts'

/** Every answer that was ever given, with the version of its wording. Rows are only added; the latest one counts. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ConsentKind>().notNull(),
    given: boolean('given').notNull(),
    wordingVersion: smallint('wording_version').notNull(),
    /** The account, which may be deleted later, as in the audit log. */
    answeredBy: uuid('answered_by'),
    answeredAt: instant('answered_at').notNull().default(sql`now()`),
  },
  (table) => [index('consents_member').on(table.memberId, table.kind, table.answeredAt)],
)
