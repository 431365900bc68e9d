import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../../kernel/ids.ts'
import { instant } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/table.server.ts'
import { members } from '../table.server.ts'

/** The guardians of a child: accounts that answer, pay and get e-mails for the child. At most two for each child. */
export const guardians = pgTable(
  'guardians',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 or 2. The first guardian is asked to pay. */
    place: smallint('place').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    /** When the guardian was e-mailed that the child comes of age. */
    adultNoticeAt: instant('adult_notice_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.userId] }),
    unique('guardians_place').on(table.memberId, table.place),
    check('guardians_two_at_most', sql`${table.place} in (1, 2)`),
    index('guardians_user').on(table.userId),
  ],
)

/** Pending invitations of guardians. The link in the e-mail is signed. */
export const guardianInvitations = pgTable(
  'guardian_invitations',
  {
    id: uuid('id').primaryKey().$defaultFn(newId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [unique('guardian_invitations_once').on(table.memberId, table.email)],
)
