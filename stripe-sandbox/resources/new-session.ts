import { mergedMetadata } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import type { CheckoutGiven } from './checkout-params.ts'

const NO_INVOICE = {
  enabled: false,
  invoice_data: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: null,
    metadata: {},
    rendering_options: null,
  },
}

/** The fields of every new session, in either mode. */
export function newSession(state: SandboxState, id: string, given: CheckoutGiven) {
  const isPayment = given.mode === 'payment'
  return {
    id,
    object: 'checkout.session' as const,
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: state.now(),
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_account: null,
    customer_creation: isPayment
      ? (given.customer_creation ?? ('if_required' as const))
      : ('always' as const),
    integration_identifier: null,
    invoice: null,
    invoice_creation: isPayment ? NO_INVOICE : null,
    livemode: false,
    locale: given.locale ?? null,
    managed_payments: null,
    metadata: mergedMetadata({}, given.metadata),
    mode: given.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: isPayment ? ('if_required' as const) : ('always' as const),
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' as const } },
    payment_method_types: ['card'],
    payment_status: 'unpaid' as const,
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open' as const,
    submit_type: given.submit_type ?? null,
    subscription: null,
    success_url: given.success_url,
    ui_mode: 'hosted_page' as const,
    url: `sandbox:///pay/${id}`,
    wallet_options: null,
  }
}
