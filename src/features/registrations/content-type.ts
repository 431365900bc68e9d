import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import {
  boolean,
  computed,
  defineContentType,
  email,
  instant,
  many,
  one,
  text,
} from '../../platform/content/content-type.ts'
import { registrations } from './table.server.ts'

const ADMINISTRATORS = ['administrator'] as const
/** Written by commands alone: flags follow the ledger, the member is assigned. [resolutions A05, B01] */
const KEPT = { write: 'nobody' } as const

/**
 * Somebody who wants to join. Administrators read it and correct names and addresses; everything else is written by
 * commands, removing too. What has not been submitted belongs to whoever fills it in.
 * [REG-020, API-027, API-042, resolutions A05, A06, C07]
 */
export const registrationContentType = defineContentType({
  collection: 'registrations',
  type: 'Registration',
  single: 'registration',
  one: 'Registration',
  many: 'Registrations',
  table: registrations,
  id: registrations.id,
  read: ADMINISTRATORS,
  rows: () => and(isNotNull(registrations.submittedAt), isNull(registrations.removedAt)),
  write: ADMINISTRATORS,
  create: 'nobody',
  remove: 'nobody',
  limit: 9000,
  sort: 'Created:desc',
  fields: {
    name: text(registrations.name, { required: true, max: 200 }),
    email: email(registrations.email, { max: 200 }),
    Created: instant(registrations.createdAt, KEPT),
    Data: computed(
      'json',
      () => sql`jsonb_build_object(
        'questions', ${registrations.questions}, 'details', ${registrations.details},
        'checks', ${registrations.checks}, 'memberships', ${registrations.memberships})`,
    ),
    GuardianName: text(registrations.guardianName, { max: 200 }),
    GuardianEmail: email(registrations.guardianEmail, { max: 200 }),
    member: one(registrations.memberId, 'members', KEPT),
    user: one(registrations.userId, 'users', KEPT),
    notifications: many('notifications', 'registration', { limit: 100 }),
    chargeId: text(registrations.chargeId, KEPT),
    payments: computed(
      'json',
      () => sql`jsonb_build_object(
        'chargeId', ${registrations.chargeId}, 'stripe_customer', ${registrations.stripeCustomer})`,
    ),
    registration_paid: boolean(registrations.registrationPaid, KEPT),
    subscription_paid: boolean(registrations.subscriptionPaid, KEPT),
  },
})
