import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../../kernel/ids.ts'
import { instant } from '../database/columns.ts'

/**
 * Who may download the file. Features set it when they attach a file. Private files have no URL. 'derived': the owning
 * feature is asked on each request, because its answer can change without a write, for example with a child's age.
 */
export const FILE_AUDIENCES = ['public', 'members', 'staff', 'private', 'derived'] as const
export type FileAudience = (typeof FILE_AUDIENCES)[number]

/** All uploaded and drawn files. Their bytes are in the file store under '<id>/'. */
export const files = pgTable('files', {
  id: uuid('id').primaryKey().$defaultFn(newId),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  widthPx: integer('width_px'),
  heightPx: integer('height_px'),
  /** Widths of the stored WebP variants, ascending. */
  variantsPx: jsonb('variants_px').$type<number[]>().notNull().default([]),
  alt: text('alt').notNull().default(''),
  audience: text('audience', { enum: FILE_AUDIENCES }).notNull().default('private'),
  createdAt: instant('created_at').notNull().defaultNow(),
})
