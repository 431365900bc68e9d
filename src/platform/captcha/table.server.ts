import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** Used solutions, kept until they expire to prevent reuse. */
export const captchaSolutions = pgTable('captcha_solutions', {
  signature: text('signature').primaryKey(),
  /** A keyed digest of what was sent with it; null if the solution counts once whatever was sent. */
  content: text('content'),
  expiresAt: instant('expires_at').notNull(),
})
