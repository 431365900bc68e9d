import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns, instant } from '../../platform/database/columns.ts'
import { folded } from '../../platform/database/folding.ts'
import { files } from '../../platform/files/table.server.ts'
import { users } from '../accounts/table.server.ts'
import { members } from '../members/table.server.ts'
import type { Answered, MembershipChoice } from './model/registration.ts'

/** The registration of a person who wants to join; a draft until it is submitted. */
export const registrations = pgTable(
  'registrations',
  {
    ...entryColumns(),
    /** SHA-256 of the token in the person's browser, which can continue the draft. */
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    /** Name and e-mail without accents and in lower case, for searching and sorting. */
    nameKey: text('name_key').generatedAlwaysAs((): SQL => folded(registrations.name)),
    emailKey: text('email_key').generatedAlwaysAs((): SQL => folded(registrations.email)),
    questions: jsonb('questions').$type<Answered[]>().notNull().default([]),
    details: jsonb('details').$type<Answered[]>().notNull().default([]),
    checks: jsonb('checks').$type<Answered[]>().notNull().default([]),
    memberships: jsonb('memberships').$type<MembershipChoice[]>().notNull().default([]),
    studentCardId: uuid('student_card_id').references(() => files.id, { onDelete: 'set null' }),
    /** When staff verified the card and the copy was deleted. [resolutions C08] */
    studentCardVerifiedAt: instant('student_card_verified_at'),
    guardianName: text('guardian_name').notNull().default(''),
    guardianEmail: text('guardian_email').notNull().default(''),
    guardianConsentAt: instant('guardian_consent_at'),
    submittedAt: instant('submitted_at'),
    /** The same for children whose guardian has registered them in one form; null for everybody else. */
    familyId: uuid('family_id'),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    chargeId: text('charge_id').notNull().default(''),
    stripeCustomer: text('stripe_customer').notNull().default(''),
    registrationPaid: boolean('registration_paid').notNull().default(false),
    subscriptionPaid: boolean('subscription_paid').notNull().default(false),
    /** Removed by staff; payments are kept. [resolutions B24] */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('registrations_created').on(table.createdAt, table.id),
    index('registrations_name').on(table.nameKey, table.id),
    index('registrations_member').on(table.memberId),
    index('registrations_family').on(table.familyId),
    index('registrations_guardian_any_case').on(sql`lower(${table.guardianEmail})`),
    index('registrations_email').on(table.emailKey, table.id),
  ],
)

/** What the approval of a registration has done, so that it can be undone until its e-mails are sent. */
export const registrationApprovals = pgTable(
  'registration_approvals',
  {
    registrationId: uuid('registration_id')
      .primaryKey()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Whether it created the member, and otherwise whether it set the member active again. */
    isNewMember: boolean('is_new_member').notNull(),
    reactivated: boolean('reactivated').notNull(),
    /** The version of the member after it. A later one was edited by someone. */
    memberVersion: integer('member_version').notNull(),
    /** The account that it created. */
    invitedUserId: uuid('invited_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The guardians and the invitations of guardians that it added. */
    guardianIds: uuid('guardian_ids').array().notNull(),
    invitationIds: uuid('invitation_ids').array().notNull(),
    /** Its e-mails, which are sent at `sendAt`. */
    mailIds: uuid('mail_ids').array().notNull(),
    sendAt: instant('send_at').notNull(),
    approvedById: uuid('approved_by_id').references(() => users.id, { onDelete: 'set null' }),
    approvedAt: instant('approved_at').notNull(),
  },
  (table) => [index('registration_approvals_member').on(table.memberId)],
)
