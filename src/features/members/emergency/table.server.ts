import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../../kernel/ids.ts'
import { instant } from '../../../platform/database/columns.ts'
import { members } from '../table.server.ts'

/**
 * The people to call and what to know in an emergency. No content type reads it, so that no API, export or search has
 * it.
 */
export const emergencyCards = pgTable('emergency_cards', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** Part of the key of the encryption. It moves with the card when two records of a person are merged. */
  keyId: uuid('key_id').notNull().$defaultFn(newId),
  /** Encrypted with the secret of the site. */
  sealed: text('sealed').notNull(),
  /** When its writer agreed that the club stores it. */
  agreedAt: instant('agreed_at').notNull(),
})
