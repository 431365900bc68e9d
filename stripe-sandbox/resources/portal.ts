import { z } from 'zod'
import { type Call, call } from '../core/call.ts'
import { newId, word } from '../core/ids.ts'
import { page } from '../core/listing.ts'
import { paging, text, url } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import type { PortalConfiguration, PortalSession } from '../types.ts'

/** Stripe's portal links expire after five minutes unused and an hour after use; here always after an hour. */
export const PORTAL_SECONDS = 60 * 60

/** Returns the portal configuration, created on first use: cancel at the end of the period, change the card. */
function configuration(state: SandboxState): PortalConfiguration {
  const [existing] = state.store.all('billing_portal.configuration')
  if (existing) return existing
  const now = state.now()
  return state.store.put('billing_portal.configuration', {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: true,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now,
  })
}

const created = {
  configuration: text().optional(),
  customer: text(),
  locale: z.enum(['auto', 'en', 'en-GB']).optional(),
  return_url: url.optional(),
}

function create(state: SandboxState, given: z.infer<z.ZodObject<typeof created>>): PortalSession {
  const customer = state.find('customer', given.customer, 'customer')
  const settings = given.configuration
    ? state.find('billing_portal.configuration', given.configuration, 'configuration')
    : configuration(state)
  const id = newId('bps')
  const secret = word(40)
  state.store.put('hosted_secret', { id, secret })
  return state.store.put('billing_portal.session', {
    id,
    object: 'billing_portal.session',
    configuration: settings.id,
    created: state.now(),
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: given.locale ?? null,
    on_behalf_of: null,
    return_url: given.return_url ?? null,
    url: `sandbox:///portal/${id}/${secret}`,
  })
}

export const portalCalls: Call[] = [
  call('POST', 'billing_portal/sessions', created, (state, { params }) => create(state, params)),
  call('GET', 'billing_portal/configurations', paging, (state, { params, url: path }) => {
    configuration(state)
    return page(state.store.all('billing_portal.configuration'), params, path, 'configuration')
  }),
]
