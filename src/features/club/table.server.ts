import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../platform/database/columns.ts'
import type { ClubSettings, SetupDraft } from './model.ts'

/** The club's settings: a single row. Environment variables supply the initial values. */
export const clubSettings = pgTable(
  'club_settings',
  {
    only: boolean('only').primaryKey().default(true),
    settings: jsonb('settings').$type<ClubSettings>().notNull().default({}),
    /** Unsaved settings for the preview. */
    draft: jsonb('draft').$type<ClubSettings>(),
    /** The unsaved form of a setup step, for its preview. */
    setupDraft: jsonb('setup_draft').$type<SetupDraft>(),
    /** The uploaded crest as PNG. Its version is in the settings. */
    crest: bytes('crest'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    /** When the site was opened to visitors; null while it is being set up. */
    publishedAt: instant('published_at'),
    /** When an administrator hid the setup checklist. */
    setupHiddenAt: instant('setup_hidden_at'),
  },
  (table) => [check('club_settings_only_one', sql`${table.only}`)],
)
