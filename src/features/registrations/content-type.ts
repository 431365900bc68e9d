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
/** Fields written only by commands: flags follow the ledger, and members are assigned. [resolutions A05, B01] */
const READ_ONLY = { write: 'nobody' } as const

/**
 * The registration of a person who wants to join. Administrators read it and correct names and addresses; commands
 * write everything else and remove it. Drafts are not included.
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
    Created: instant(registrations.createdAt, READ_ONLY),
    Data: computed(
      'json',
      () => sql`jsonb_build_object(
        'questions', ${registrations.questions}, 'details', ${registrations.details},
        'checks', ${registrations.checks}, 'memberships', ${registrations.memberships})`,
    ),
    GuardianName: text(registrations.guardianName, { max: 200 }),
    GuardianEmail: email(registrations.guardianEmail, { max: 200 }),
    member: one(registrations.memberId, 'members', READ_ONLY),
    user: one(registrations.userId, 'users', READ_ONLY),
    notifications: many('notifications', 'registration', { limit: 100 }),
    chargeId: text(registrations.chargeId, READ_ONLY),
    payments: computed(
      'json',
      () => sql`jsonb_build_object(
        'chargeId', ${registrations.chargeId}, 'stripe_customer', ${registrations.stripeCustomer})`,
    ),
    registration_paid: boolean(registrations.registrationPaid, READ_ONLY),
    subscription_paid: boolean(registrations.subscriptionPaid, READ_ONLY),
  },
})
