import { invalidRequest } from '../core/errors.ts'
import { newId, word } from '../core/ids.ts'
import { mergedMetadata } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import { discountOn } from '../discounting.ts'
import type { CheckoutSession, Customer, LineItem } from '../types.ts'
import type { CheckoutGiven } from './checkout-params.ts'
import { checkParties, checkPrices, checkTotal, expiryOf } from './checkout-rules.ts'
import { newSession } from './new-session.ts'
import { createInlinePrice } from './prices.ts'

/**
 * Creates a Checkout Session. Refuses what Stripe refuses: prices of the wrong mode, an invalid expiry, small amounts.
 */
export function createSession(state: SandboxState, given: CheckoutGiven): CheckoutSession {
  checkParties(given)
  const customer = given.customer ? state.find('customer', given.customer, 'customer') : undefined
  const items = given.line_items.map((item, index) => lineItem(state, item, `line_items[${index}]`))
  const currency = checkPrices(items, given.mode)
  const coupons = (given.discounts ?? []).flatMap(({ coupon }) => coupon ?? [])
  const discounted = withDiscounts(state, items, coupons)
  const total = sum(discounted, 'amount_total')
  checkTotal(total, given.mode)
  const id = `cs_test_${word(58)}`
  state.store.put('checkout_order', {
    id,
    items: discounted,
    coupons,
    ...orderOf(given),
    payment_intent: null,
  })
  const session = state.store.put('checkout.session', {
    ...newSession(state, id, given),
    amount_subtotal: sum(discounted, 'amount_subtotal'),
    amount_total: total,
    currency,
    ...partiesOf(given, customer),
    discounts: coupons.map((coupon) => ({ coupon, promotion_code: null })),
    expires_at: expiryOf(state, given.expires_at),
    total_details: { amount_discount: sum(discounted, 'amount_discount'), amount_shipping: 0, amount_tax: 0 },
  })
  state.schedule('expire_session', id, session.expires_at)
  return session
}

function lineItem(state: SandboxState, item: CheckoutGiven['line_items'][number], at: string): LineItem {
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
    ? createInlinePrice(state, item.price_data, `${at}[price_data]`)
    : state.find('price', item.price ?? '', `${at}[price]`)
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
    description: state.store.get('product', price.product)?.name ?? null,
    metadata: {},
    price,
    quantity,
  }
}

function withDiscounts(state: SandboxState, items: LineItem[], coupons: string[]): LineItem[] {
  const [id] = coupons
  if (!id) return items
  const coupon = state.find('coupon', id, 'discounts[0][coupon]')
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
