import { Hono } from 'hono'
import { registry } from '../content-types.ts'
import type { Db } from '../platform/database/database.ts'
import type { HttpEnv } from '../platform/http/env.ts'
import type { PageCache } from '../platform/page-cache/page-cache.ts'
import { gated } from './authorise.ts'
import { mountGraphql } from './graphql/endpoint.ts'
import { mountReference } from './openapi/reference.ts'
import { mountAccounts } from './rest/accounts.ts'
import { mountBatchInvoices } from './rest/batch-invoices.ts'
import { mountCaptcha } from './rest/captcha.ts'
import { mountCoaches } from './rest/coaches.ts'
import { mountCollections } from './rest/collections.ts'
import { mountEntries } from './rest/entries.ts'
import { mountForms } from './rest/forms.ts'
import { mountInvoices } from './rest/invoices.ts'
import { mountMembers } from './rest/members.ts'
import { mountOrders } from './rest/orders.ts'
import { mountPasswords } from './rest/passwords.ts'
import { mountLedger } from './rest/payment-lists.ts'
import { mountPayments } from './rest/payments.ts'
import { mountPhotos } from './rest/photos.ts'
import { mountRegistrationPayments } from './rest/registration-payments.ts'
import { mountRegistrations } from './rest/registrations.ts'
import { mountSendEmail } from './rest/send-email.ts'
import { mountStaffBilling } from './rest/staff-billing.ts'
import { mountStripeWebhook } from './rest/stripe-webhook.ts'
import { mountUpload } from './rest/upload.ts'
import { mountWrites } from './rest/writes.ts'

/** Mounts the REST and GraphQL APIs under /api. `graphqlDb` is the connection pool of GraphQL. */
export function api(cache: PageCache, graphqlDb: Db): Hono<HttpEnv> {
  const calls = new Hono<HttpEnv>()
  mountCaptcha(calls)
  mountAccounts(calls)
  mountForms(calls)
  mountReference(calls)
  mountGraphql(calls, registry, cache, graphqlDb)
  mountUpload(calls)
  mountPayments(calls)
  mountRegistrationPayments(calls)
  mountStaffBilling(calls)
  mountInvoices(calls)
  mountLedger(calls)
  mountSendEmail(calls)
  mountRegistrations(calls)
  mountStripeWebhook(calls)
  mountPasswords(calls)
  mountMembers(calls, registry)
  mountOrders(calls)
  mountBatchInvoices(calls)
  mountPhotos(calls)
  mountCoaches(calls)
  mountEntries(calls, registry)
  mountCollections(calls, registry, cache)
  mountWrites(calls, registry)
  return gated(calls)
}
