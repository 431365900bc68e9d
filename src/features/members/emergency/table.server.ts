import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../../kernel/ids.ts'
import { instant } from '../../../platform/database/columns.ts'
import { members } from '../table.server.ts'

/**
 * Contacts and medical notes for an emergency. No content type includes this table, so no API, export or search can
 * return it.
 */
export const emergencyCards = pgTable('emergency_cards', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** Part of the encryption key. It moves with the card when two records are merged. */
  keyId: uuid('key_id').notNull().$defaultFn(newId),
  /** The card, encrypted with the site's secret. */
  sealed: text('sealed').notNull(),
  /** When the author agreed to the club storing the card. */
  agreedAt: instant('agreed_at').notNull(),
})
