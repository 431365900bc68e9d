import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../../kernel/ids.ts'
import { instant } from '../../../platform/database/columns.ts'
import { members } from '../table.server.ts'
import type { ConsentKind } from './model.ts'

/** Every consent answer with the version of its wording. Rows are only inserted, and the latest one applies. */
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
    /** The account that answered. No foreign key, so that the id survives the account, as in the audit log. */
    answeredBy: uuid('answered_by'),
    answeredAt: instant('answered_at').notNull().default(sql`now()`),
  },
  (table) => [index('consents_member').on(table.memberId, table.kind, table.answeredAt)],
)
