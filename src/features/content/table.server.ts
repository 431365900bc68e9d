import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '../../platform/database/columns.ts'
import { files } from '../../platform/files/table.server.ts'
import type { MenuItem, RegistrationDetail, RegistrationQuestion } from './model/content.ts'

/** A page of text. */
export const posts = pgTable('posts', {
  ...entryColumns(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull().default(''),
  content: text('content').notNull().default(''),
  slug: text('slug').notNull().unique(),
  headerImageId: uuid('header_image_id').references(() => files.id, { onDelete: 'set null' }),
  secondaryImageId: uuid('secondary_image_id').references(() => files.id, { onDelete: 'set null' }),
})

/** A sponsor in the sponsors strip. */
export const sponsors = pgTable('sponsors', {
  ...entryColumns(),
  name: text('name').notNull(),
  website: text('website').notNull().default(''),
  logoId: uuid('logo_id').references(() => files.id, { onDelete: 'set null' }),
  position: integer('position').notNull().default(0),
})

/** The settings that staff edit: a single row. */
export const configurations = pgTable(
  'configurations',
  {
    ...entryColumns(),
    only: boolean('only').notNull().default(true).unique(),
    mainMenu: jsonb('main_menu').$type<MenuItem[]>().notNull().default([]),
    menuBottom: jsonb('menu_bottom').$type<MenuItem[]>().notNull().default([]),
    importantAnnouncement: text('important_announcement').notNull().default(''),
    /** The file ids of the home page's pictures. */
    homeImageIds: jsonb('home_image_ids').$type<string[]>().notNull().default([]),
    questions: jsonb('questions').$type<RegistrationQuestion[]>().notNull().default([]),
    registerDetails: jsonb('register_details').$type<RegistrationDetail[]>().notNull().default([]),
    trainingsOverride: boolean('trainings_override').notNull().default(false),
    /** The address of the supplier's catalogue: '' for none, null to use the club's setting. */
    catalogueAddress: text('catalogue_address'),
  },
  (table) => [check('configurations_only_one', sql`${table.only}`)],
)
