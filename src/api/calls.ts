import { CONTENT_TYPES } from '../content-types.ts'
import type { Call, Replacement } from './call.ts'
import { GRAPHQL_CALLS } from './graphql/calls.ts'
import { REFERENCE_CALLS } from './openapi/reference.ts'
import { ACCOUNT_CALLS, USER_CALLS } from './rest/accounts.ts'
import { BATCH_INVOICE_CALLS } from './rest/batch-invoices.ts'
import { CAPTCHA_CALLS } from './rest/captcha.ts'
import { COACH_CALLS } from './rest/coaches.ts'
import { readCalls } from './rest/collections.ts'
import { EMAIL_EVENT_CALLS } from './rest/email-events.ts'
import { ENTRY_CALLS } from './rest/entries.ts'
import { FORM_CALLS } from './rest/forms.ts'
import { INVOICE_CALLS } from './rest/invoices.ts'
import { MEMBER_CALLS, MEMBER_REPLACEMENTS } from './rest/members.ts'
import { ORDER_CALLS } from './rest/orders.ts'
import { PASSWORD_CALLS } from './rest/passwords.ts'
import { LEDGER_CALLS } from './rest/payment-lists.ts'
import { PAYMENT_CALLS } from './rest/payments.ts'
import { PEOPLE_CALLS } from './rest/people.ts'
import { PHOTO_CALLS } from './rest/photos.ts'
import { REGISTRATION_PAYMENT_CALLS } from './rest/registration-payments.ts'
import { REGISTRATION_CALLS } from './rest/registrations.ts'
import { EMAIL_CALLS } from './rest/send-email.ts'
import { STAFF_BILLING_CALLS } from './rest/staff-billing.ts'
import { STRIPE_WEBHOOK_CALLS } from './rest/stripe-webhook.ts'
import { UPLOAD_CALLS } from './rest/upload.ts'
import { writeCalls } from './rest/writes.ts'

/** The specification's calls that belong to no collection, in the order of the API description. */
const NAMED_CALLS: readonly Call[] = [
  ...CAPTCHA_CALLS,
  ...REFERENCE_CALLS,
  ...GRAPHQL_CALLS,
  ...ACCOUNT_CALLS,
  ...PASSWORD_CALLS,
  ...FORM_CALLS,
  ...PAYMENT_CALLS,
  ...REGISTRATION_PAYMENT_CALLS,
  ...STAFF_BILLING_CALLS,
  ...INVOICE_CALLS,
  ...LEDGER_CALLS,
  ...EMAIL_CALLS,
  ...EMAIL_EVENT_CALLS,
  ...STRIPE_WEBHOOK_CALLS,
  ...UPLOAD_CALLS,
  ...MEMBER_CALLS,
  ...BATCH_INVOICE_CALLS,
  ...ENTRY_CALLS,
  ...PHOTO_CALLS,
]

const REPLACEMENTS: readonly Replacement[] = [
  ...USER_CALLS,
  ...PEOPLE_CALLS,
  ...MEMBER_REPLACEMENTS,
  ...ORDER_CALLS,
  ...COACH_CALLS,
  ...REGISTRATION_CALLS,
]

const COLLECTION_CALLS: readonly Call[] = CONTENT_TYPES.flatMap((contentType) => [
  ...readCalls(contentType),
  ...writeCalls(contentType),
])

/** Every API call by its route. A route that is not listed here returns 404. */
export const CALLS: Readonly<Record<string, Call>> = byRoute(NAMED_CALLS, COLLECTION_CALLS, REPLACEMENTS)

/**
 * Indexes the calls by route. Named calls come first, so that `/members/get_all_active_members_nogdpr` does not match
 * `/members/:id`.
 */
export function byRoute(
  named: readonly Call[],
  ofCollections: readonly Call[],
  replacements: readonly Replacement[],
): Record<string, Call> {
  const calls: Record<string, Call> = {}
  for (const one of [...named, ...ofCollections]) {
    if (Object.hasOwn(calls, one.route)) throw new Error(`${one.route} is declared twice`)
    calls[one.route] = one
  }
  for (const one of replacements) {
    const replaced = calls[one.route]
    if (!replaced) throw new Error(`${one.route} replaces no call of a collection`)
    calls[one.route] = merged(replaced, one)
  }
  return calls
}

function merged(call: Call, replacement: Replacement): Call {
  const handle: Call['handle'] = async (c, input, services) =>
    (await replacement.handle(c, input, services)) ?? call.handle(c, undefined, services)
  return { ...call, ...replacement, handle }
}
