import { type SQL, sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '../../platform/database/columns.ts'
import { folded } from '../../platform/database/folding.ts'
import { files } from '../../platform/files/table.server.ts'
import { users } from '../accounts/table.server.ts'
import { teams } from '../teams/table.server.ts'

export const countries = pgTable('countries', {
  ...entryColumns(),
  shortName: text('short_name').notNull().unique(),
  iso2: text('iso2').notNull().unique(),
})

/** A person who plays, trains or helps at the club. [TEA-020, ADM-014] */
export const members = pgTable(
  'members',
  {
    ...entryColumns(),
    userId: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'set null' }),
    countryId: uuid('country_id').references(() => countries.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** Shown instead of the name where a surname must not appear. */
    firstName: text('first_name').notNull(),
    /**
     * Both names without accents, for search and sorting. A reader who sees only the first name must not be able to
     * find a member by surname.
     */
    nameKey: text('name_key').generatedAlwaysAs((): SQL => folded(members.name)),
    firstNameKey: text('first_name_key').generatedAlwaysAs((): SQL => folded(members.firstName)),
    /** The page address. A minor's uses only the first name, so that it does not reveal the surname. */
    slug: text('slug').notNull().unique(),
    /** The page address from before the member counted as a minor, restored when they no longer do. */
    slugBefore: text('slug_before'),
    email: text('email').notNull().default(''),
    bornOn: date('born_on', { mode: 'string' }),
    gender: text('gender', { enum: ['', 'female', 'male', 'other'] })
      .notNull()
      .default(''),
    active: boolean('active').notNull().default(true),
    ehaRegistered: boolean('eha_registered').notNull().default(false),
    ehaMid: text('eha_mid').notNull().default(''),
    ehaDocId: text('eha_doc_id').notNull().default(''),
    position: text('position').notNull().default(''),
    number: integer('number'),
    phone: text('phone').notNull().default(''),
    address: text('address').notNull().default(''),
    postcode: text('postcode').notNull().default(''),
    heightCm: integer('height_cm'),
    weightKg: integer('weight_kg'),
    student: boolean('student').notNull().default(false),
    history: text('history').notNull().default(''),
    imageId: uuid('image_id').references(() => files.id, { onDelete: 'set null' }),
    /** The member has agreed to be named on the public site. */
    listed: boolean('listed').notNull().default(false),
    /** The member has agreed to show the date of birth. Ignored for minors. */
    showsBornOn: boolean('shows_born_on').notNull().default(false),
    /** The member has agreed to pictures of themselves on the public site. */
    showsPhotos: boolean('shows_photos').notNull().default(false),
    /** The guardian of a minor wants the child to get the e-mails about them too. */
    emailsChild: boolean('emails_child').notNull().default(false),
    guardianName: text('guardian_name').notNull().default(''),
    guardianEmail: text('guardian_email').notNull().default(''),
    stripeId: text('stripe_id'),
    stripeIdTest: text('stripe_id_test'),
  },
  (table) => [
    index('members_team').on(table.teamId),
    index('members_listed_of_team').on(table.teamId, table.nameKey, table.id).where(sql`${table.listed}`),
    index('members_name').on(table.nameKey, table.id),
    index('members_words').using('gin', sql`${table.nameKey} gin_trgm_ops`),
    index('members_listed').on(table.nameKey, table.id).where(sql`${table.listed}`),
    // Indexes for sorting the admin table.
    index('members_email').on(table.email, table.id),
    index('members_email_any_case').on(sql`lower(${table.email})`),
    index('members_customer').on(table.stripeId),
    index('members_customer_test').on(table.stripeIdTest),
    index('members_active').on(table.active, table.nameKey, table.id),
    index('members_eha').on(table.ehaRegistered, table.nameKey, table.id),
    index('members_position').on(table.position, table.nameKey, table.id),
    index('members_number').on(table.number, table.nameKey, table.id),
    index('members_created').on(table.createdAt, table.id),
  ],
)

/** Every team of a member, including the main one (`team_id`). */
export const memberTeams = pgTable(
  'member_teams',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.teamId] }),
    index('member_teams_team').on(table.teamId),
  ],
)
