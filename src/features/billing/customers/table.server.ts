import { sql } from 'drizzle-orm'
import { check, index, pgTable, pgView, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import { members } from '../../members/table.server.ts'

/**
 * The provider's customers. Each belongs to one member or one registration, and keeps its registration when that
 * registration is linked to another member. [decision 0150]
 */
export const providerCustomers = pgTable(
  'provider_customers',
  {
    /** The customer's id at the provider. */
    id: text('id').primaryKey(),
    mode: text('mode', { enum: ['test', 'live'] }).notNull(),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    registrationId: uuid('registration_id'),
    createdAt: instant('created_at').notNull(),
    /** When the customer was found to be deleted at the provider. It is not charged again. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    check('provider_customers_owner', sql`num_nonnulls(${table.memberId}, ${table.registrationId}) = 1`),
    uniqueIndex('provider_customers_member')
      .on(table.memberId, table.mode)
      .where(sql`${table.removedAt} is null`),
    index('provider_customers_registration').on(table.registrationId),
  ],
)

/** The member of each registration. A view, because billing must not import registrations. */
export const registrationMembers = pgView('registration_members', {
  registrationId: uuid('registration_id').notNull(),
  memberId: uuid('member_id').notNull(),
}).as(sql`select id as registration_id, member_id from registrations where member_id is not null`)
