import { invalidRequest } from '../core/errors.ts'
import { newId, word } from '../core/ids.ts'
import { mergedMetadata } from '../core/params.ts'
import type { World } from '../core/world.ts'
import { discountOn } from '../discounting.ts'
import type { CheckoutSession, Customer, LineItem, Price } from '../types.ts'
import type { CheckoutGiven } from './checkout-params.ts'
import { createPrice } from './prices.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
/** Stripe's smallest payment in pounds; other currencies are near it. */
const LEAST_AMOUNT = 30
const MOST_AMOUNT = 99_999_999

/** Opens a payment page. Refuses what Stripe refuses: wrong mode for a price, too short or long a life, tiny sums. */
export function createSession(world: World, given: CheckoutGiven): CheckoutSession {
  checkParties(given)
  const customer = given.customer ? world.find('customer', given.customer, 'customer') : undefined
  const items = given.line_items.map((item, index) => lineItem(world, item, `line_items[${index}]`))
  const currency = checkPrices(items, given.mode)
  const coupons = (given.discounts ?? []).flatMap(({ coupon }) => coupon ?? [])
  const discounted = withDiscounts(world, items, coupons)
  const total = sum(discounted, 'amount_total')
  checkTotal(total, given.mode)
  const id = `cs_test_${word(58)}`
  world.store.put('checkout_order', {
    id,
    items: discounted,
    coupons,
    ...orderOf(given),
    payment_intent: null,
  })
  const session = world.store.put('checkout.session', {
    ...blankSession(world, id, given),
    amount_subtotal: sum(discounted, 'amount_subtotal'),
    amount_total: total,
    currency,
    ...partiesOf(given, customer),
    discounts: coupons.map((coupon) => ({ coupon, promotion_code: null })),
    expires_at: expiryOf(world, given.expires_at),
    total_details: { amount_discount: sum(discounted, 'amount_discount'), amount_shipping: 0, amount_tax: 0 },
  })
  world.schedule('expire_session', id, session.expires_at)
  return session
}

function checkParties({ customer, customer_email: email, mode, ...given }: CheckoutGiven) {
  if (customer && email)
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    })
  if (mode === 'payment' && given.subscription_data)
    throw invalidRequest('You can not pass `subscription_data` in `payment` mode.', {
      param: 'subscription_data',
    })
  const onlyForPayments = ['payment_intent_data', 'customer_creation'] as const
  const misplaced = mode === 'subscription' ? onlyForPayments.find((name) => given[name]) : undefined
  if (misplaced)
    throw invalidRequest(`You can not pass \`${misplaced}\` in \`subscription\` mode.`, { param: misplaced })
}

function lineItem(world: World, item: CheckoutGiven['line_items'][number], at: string): LineItem {
  if (!item.price === !item.price_data)
    throw invalidRequest(`You must specify exactly one of \`price\` and \`price_data\` for ${at}.`, {
      param: at,
    })
  const quantity = item.quantity ?? 1
  if (quantity < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: `${at}[quantity]`,
    })
  const price = item.price_data
    ? createPrice(world, { ...item.price_data, active: false }, `${at}[price_data]`)
    : world.find('price', item.price ?? '', `${at}[price]`)
  if (item.price && !price.active)
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, {
      param: `${at}[price]`,
    })
  const subtotal = (price.unit_amount ?? 0) * quantity
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: subtotal,
    amount_tax: 0,
    amount_total: subtotal,
    currency: price.currency,
    description: world.store.get('product', price.product)?.name ?? null,
    metadata: {},
    price,
    quantity,
  }
}

/** One currency, and the kind of prices the mode wants. Answers the currency. */
function checkPrices(items: LineItem[], mode: CheckoutGiven['mode']): string {
  const currency = items[0]?.currency ?? 'gbp'
  if (items.some((item) => item.currency !== currency))
    throw invalidRequest('All prices on a Checkout Session must use the same currency.', {
      param: 'line_items',
    })
  const isRecurring = ({ price }: LineItem) => price?.type === 'recurring'
  if (mode === 'payment' && items.some(isRecurring))
    throw invalidRequest(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      { param: 'line_items' },
    )
  if (mode === 'subscription' && !items.some(isRecurring))
    throw invalidRequest(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      { param: 'line_items' },
    )
  const rhythms = new Set(items.filter(isRecurring).map(({ price }) => rhythmOf(price)))
  if (rhythms.size > 1)
    throw invalidRequest('Checkout does not support multiple prices with different billing intervals.', {
      param: 'line_items',
    })
  return currency
}

const rhythmOf = (price: Price | null) => `${price?.recurring?.interval_count} ${price?.recurring?.interval}`

function checkTotal(total: number, mode: CheckoutGiven['mode']) {
  if (mode === 'payment' && total !== 0 && total < LEAST_AMOUNT)
    throw invalidRequest(
      `The Checkout Session's total amount due must add up to at least £0.${LEAST_AMOUNT} gbp`,
      { code: 'amount_too_small', param: 'line_items' },
    )
  if (total > MOST_AMOUNT)
    throw invalidRequest("The Checkout Session's total amount must be no more than £999,999.99 gbp", {
      code: 'amount_too_large',
      param: 'line_items',
    })
}

function expiryOf(world: World, given: number | undefined): number {
  const now = world.now()
  if (given === undefined) return now + DAY
  // Stripe measures from the creation and forgives the seconds the request took.
  if (given < now + 29 * MINUTE)
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    )
  if (given > now + DAY + MINUTE)
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    )
  return given
}

function withDiscounts(world: World, items: LineItem[], coupons: string[]): LineItem[] {
  const [id] = coupons
  if (!id) return items
  const coupon = world.find('coupon', id, 'discounts[0][coupon]')
  const cuts = discountOn(
    coupon,
    items.map((item) => item.amount_subtotal),
  )
  return items.map((item, index) => ({
    ...item,
    amount_discount: cuts[index] ?? 0,
    amount_total: item.amount_subtotal - (cuts[index] ?? 0),
  }))
}

const sum = (items: LineItem[], field: 'amount_subtotal' | 'amount_total' | 'amount_discount') =>
  items.reduce((total, item) => total + item[field], 0)

function orderOf(given: CheckoutGiven) {
  const { payment_intent_data: intent, subscription_data: subscription } = given
  return {
    intent: {
      metadata: mergedMetadata({}, intent?.metadata),
      description: intent?.description ?? null,
      receipt_email: intent?.receipt_email ?? null,
      statement_descriptor_suffix: intent?.statement_descriptor_suffix ?? null,
      setup_future_usage: intent?.setup_future_usage ?? null,
    },
    subscription: {
      metadata: mergedMetadata({}, subscription?.metadata),
      description: subscription?.description ?? null,
    },
  }
}

function partiesOf(given: CheckoutGiven, customer: Customer | undefined) {
  const email = customer?.email ?? given.customer_email ?? null
  return {
    customer: customer?.id ?? null,
    customer_email: given.customer_email ?? null,
    customer_details:
      customer || email
        ? {
            address: null,
            business_name: null,
            email,
            individual_name: null,
            name: customer?.name ?? null,
            phone: null,
            tax_exempt: 'none' as const,
            tax_ids: null,
          }
        : null,
  }
}

function blankSession(world: World, id: string, given: CheckoutGiven) {
  const isPayment = given.mode === 'payment'
  return {
    id,
    object: 'checkout.session' as const,
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: world.now(),
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
