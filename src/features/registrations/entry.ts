import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import {
  boolean,
  computed,
  defineEntry,
  email,
  instant,
  many,
  one,
  text,
} from '../../platform/entries/define.ts'
import { registrations } from './table.server.ts'

/**
 * Somebody who wants to join. Administrators read it; commands write it, and nobody through a generic call. What has
 * not been submitted belongs to whoever fills it in. [REG-020, API-027, API-042, decisions A05, A06, C07]
 */
export const registrationEntry = defineEntry({
  collection: 'registrations',
  type: 'Registration',
  single: 'registration',
  one: 'Registration',
  many: 'Registrations',
  table: registrations,
  id: registrations.id,
  read: ['administrator'],
  rows: () => and(isNotNull(registrations.submittedAt), isNull(registrations.removedAt)),
  write: 'nobody',
  create: 'nobody',
  remove: 'nobody',
  limit: 9000,
  sort: 'Created:desc',
  fields: {
    name: text(registrations.name),
    email: email(registrations.email),
    Created: instant(registrations.createdAt),
    Data: computed(
      'json',
      () => sql`jsonb_build_object(
        'questions', ${registrations.questions}, 'details', ${registrations.details},
        'checks', ${registrations.checks}, 'memberships', ${registrations.memberships})`,
    ),
    GuardianName: text(registrations.guardianName),
    GuardianEmail: email(registrations.guardianEmail),
    member: one(registrations.memberId, 'members'),
    user: one(registrations.userId, 'users'),
    notifications: many('notifications', 'registration', { limit: 100 }),
    chargeId: text(registrations.chargeId),
    payments: computed(
      'json',
      () => sql`jsonb_build_object(
        'chargeId', ${registrations.chargeId}, 'stripe_customer', ${registrations.stripeCustomer})`,
    ),
    registration_paid: boolean(registrations.registrationPaid),
    subscription_paid: boolean(registrations.subscriptionPaid),
  },
})
